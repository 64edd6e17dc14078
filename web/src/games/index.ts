/** The games that the page can show. */

import type { GameKind } from './kind';

/** Each game is loaded when a table of it is opened. */
const LOADERS: Record<string, () => Promise<{ kind: unknown }>> = {
  'mississippi-queen': () => import('./mississippi'),
  niagara: () => import('./niagara'),
};

export const GAMES = Object.keys(LOADERS);

export async function loadKind(name: string): Promise<GameKind | null> {
  const loaded = await LOADERS[name]?.();
  // The view that a kind is given is always one of its own game: the server names the game of a table.
  return (loaded?.kind as GameKind | undefined) ?? null;
}
