/** Documents for the tests of the games, written by a test of `crates/host` (`cargo xtask bless` renews them). */

import { readFileSync } from 'node:fs';
import type { Board, Field, Point } from '../lib/types';

interface Documents {
  board: Board;
  options: Field[];
  points: Point[];
}

interface Fixtures {
  /** The board has the start tile and, straight ahead of it, tile A1-3 with a dock at 1.10; the actions are one of each kind. */
  'mississippi-queen': Documents & { actions: string[] };
  niagara: Documents;
}

export const fixtures = JSON.parse(readFileSync('fixtures/games.json', 'utf8')) as Fixtures;
