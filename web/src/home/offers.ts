/** What the server offers to play: asked once, since it does not change while the page is open. */

import { ask, GET, patiently } from '../lib/api';
import type { GameOffer } from '../lib/types';

let asked: Promise<GameOffer[]> | null = null;

export function offers(): Promise<GameOffer[]> {
  asked ??= patiently(() => ask(GET('/api/v1/games'))).catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}
