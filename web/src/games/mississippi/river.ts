/** The river as the players see it: the printed tiles, where they lie, and how far it is from one space to another. */

import type { Spot } from '../../lib/types';
import { Chart } from './course';
import { DIRS, STEP, type Dir } from './directions';
import { parts, type View } from './view';

/** What a printed tile has, by the numbers of its spaces. */
interface Printed {
  land: number[];
  dock?: number;
  coal?: number[];
  driftwood?: number[];
  sand?: number[];
}

/** The printed tiles; the engine's own list is the model, and a test compares the two. */
export const TILES: Record<string, Printed> = {
  A0: { land: [0, 4] },
  'A1-1': { land: [5, 6, 8], dock: 11 },
  'A1-2': { land: [0, 4, 11, 12, 13], dock: 8 },
  'A1-3': { land: [4, 7, 11, 12], dock: 10 },
  'A1-4': { land: [0, 4, 7, 8, 12], dock: 13 },
  'A2-1': { land: [0, 4, 8, 11], dock: 7 },
  'A2-2': { land: [0, 8, 12], dock: 14 },
  'A2-3': { land: [0, 4, 7, 8], dock: 11 },
  'A2-4': { land: [0, 8, 11, 12], dock: 13 },
  'A3-1': { land: [4, 5, 7, 9, 10] },
  'A3-2': { land: [1, 2, 3, 13] },
  'A3-3': { land: [4, 6, 8, 11, 18] },
  B1: { land: [8, 13, 14, 19], coal: [7, 18] },
  'B1/B2': { land: [5, 7, 9, 19], coal: [13], driftwood: [14, 16] },
  B2: { land: [5, 7, 14, 16, 18], driftwood: [3, 8] },
  'B3-1': { land: [4, 7, 11, 15], sand: [5, 6, 13] },
  'B3-2': { land: [5, 13, 19], sand: [6, 12, 14] },
  B4: { land: [0, 2, 4, 6, 9, 13, 15, 17, 19] },
};

/** The spaces of the start tile at docks 1 to 5. */
export const START_DOCKS = [2, 9, 5, 3, 1];

/** The columns and rows of the spaces of a tile that heads north, space 7 in the middle. */
export const AXIAL: [number, number][] = [
  [-2, 3], [-1, 2], [0, 1], [1, 1], [2, 1],
  [-2, 2], [-1, 1], [0, 0], [1, 0], [2, 0],
  [-2, 1], [-1, 0], [0, -1], [1, -1], [2, -1],
  [-2, 0], [-1, -1], [0, -2], [1, -2], [2, -2],
]; // prettier-ignore

/** From the middle of a tile to the middle of the next. */
const STRIDE = 4;
const WAYS: Record<Dir, [number, number]> = {
  n: [0, -1], ne: [1, -1], se: [1, 0], s: [0, 1], sw: [-1, 1], nw: [-1, 0],
}; // prettier-ignore

/** What is on a space. */
export type Ground = 'land' | 'dock' | 'coal' | 'driftwood' | 'sand' | 'finish' | 'water';

export function groundOf(view: View, space: string): Ground {
  const { tile, cell } = parts(space);
  const printed = TILES[view.river[tile]?.tile ?? ''];
  if (view.finish_docks.includes(space)) return 'finish';
  if (!printed || printed.land.includes(cell)) return 'land';
  if (printed.dock === cell) return 'dock';
  if (printed.coal?.includes(cell)) return 'coal';
  if (printed.driftwood?.includes(cell)) return 'driftwood';
  return printed.sand?.includes(cell) ? 'sand' : 'water';
}

/** Where the spaces of the river lie, without a picture. */
export function chartOf(view: View): Chart {
  const spots: Spot[] = [];
  let [q, r] = [0, 0];
  view.river.forEach((laid, tile) => {
    const [dq, dr] = WAYS[laid.heading];
    if (tile > 0) [q, r] = [q + dq * STRIDE, r + dr * STRIDE];
    if (laid.removed) return;
    AXIAL.forEach(([cq, cr], cell) => {
      let [x, y] = [cq, cr];
      for (let turn = DIRS.indexOf(laid.heading); turn > 0; turn -= 1) [x, y] = [-y, x + y];
      spots.push({ id: `${tile}.${cell}`, x: 150 * (q + x), y: STEP * (r + y + (q + x) / 2) });
    });
  });
  return new Chart(spots);
}

/** The fewest steps from a space to each space that water leads to, whatever boats are in between. */
export function distances(view: View, chart: Chart, from: string): Map<string, number> {
  const far = new Map([[from, 0]]);
  for (const [here, steps] of far) {
    for (const dir of DIRS) {
      const next = chart.next(here, dir)?.id;
      if (next !== undefined && !far.has(next) && groundOf(view, next) !== 'land') far.set(next, steps + 1);
    }
  }
  return far;
}

/** Puts spaces into the order of the race, the farthest down the river first. */
export function farthestFirst(view: View, chart: Chart, spaces: readonly string[]): string[] {
  const along = (space: string): number => {
    const { tile } = parts(space);
    const [dq, dr] = WAYS[(view.river[tile + 1] ?? view.river[tile])?.heading ?? 'n'];
    const spot = chart.spot(space) ?? { x: 0, y: 0 };
    return spot.x * 1.5 * dq + spot.y * (dr + dq / 2) * Math.sqrt(3);
  };
  return spaces.toSorted((a, b) => parts(b).tile - parts(a).tile || along(b) - along(a));
}
