/** The games that the page can show. */

import type { GameName } from '../lib/types';
import type { GameKind } from './kind';

/** Each game is loaded when a table of it is opened. */
const LOADERS: Record<GameName, () => Promise<{ kind: GameKind }>> = {
  'mississippi-queen': () => import('./mississippi'),
  niagara: () => import('./niagara'),
};

export const GAMES = Object.keys(LOADERS);

export async function loadKind(name: GameName): Promise<GameKind> {
  return (await LOADERS[name]()).kind;
}
