/** What the server offers to play: asked once, since it does not change while the page is open. */

import { api, patiently } from '../lib/api';
import type { GameOffer } from '../lib/types';

let asked: Promise<GameOffer[]> | null = null;

export function offers(): Promise<GameOffer[]> {
  asked ??= patiently(() => api.get<GameOffer[]>('/games')).catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}
