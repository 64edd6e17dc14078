/** What matters on the river for one boat, for those who do not see it. */

import { DIRS, type Dir } from './directions';
import type { Ground, River } from './river';
import { allBoats, parts, type BoatId, type View } from './view';

export interface Prospect {
  /** The neighbouring spaces: a boat, or what is there; `end` beyond the river. */
  around: { dir: Dir; boat: BoatId | null; ground: Ground | 'end'; passengers: number }[];
  /** Docks with passengers, coal stations and finish docks ahead, the nearest first. */
  ahead: { space: string; steps: number }[];
  /** How far the other boats are. */
  boats: Map<BoatId, number>;
}

/** So many docks and stations are told. */
const MOST = 6;

export function prospectOf(view: View, boat: BoatId, river: River): Prospect | null {
  const at = view.boats[boat]?.at;
  // The river is not known yet, or not that far.
  if (at == null || !river.space(at)) return null;
  const steps = river.distances(at);
  const waiting = (space: string) => view.river[parts(space).tile]?.passengers ?? 0;
  const occupant = (space: string) => allBoats(view).find((id) => id !== boat && view.boats[id]?.at === space) ?? null;
  const worth = (space: string) => {
    const ground = river.ground(space, view);
    return ground === 'station' || ground === 'finish' || (ground === 'dock' && waiting(space) > 0);
  };
  const around = DIRS.map((dir) => {
    const next = river.next(at, dir)?.id;
    const ground = next === undefined ? null : river.ground(next, view);
    if (next === undefined || ground === null) return { dir, boat: null, ground: 'end' as const, passengers: 0 };
    return { dir, boat: occupant(next), ground, passengers: waiting(next) };
  });
  const ahead = [...steps]
    .filter(([space, far]) => far > 0 && parts(space).tile >= parts(at).tile && worth(space))
    .slice(0, MOST)
    .map(([space, far]) => ({ space, steps: far }));
  const boats = new Map<BoatId, number>();
  for (const other of allBoats(view)) {
    const far = steps.get(view.boats[other]?.at ?? '');
    if (other !== boat && far !== undefined) boats.set(other, far);
  }
  return { around, ahead, boats };
}
