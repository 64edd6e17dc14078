/** What the server tells about a table of Mississippi Queen. */

import type { Exactly, Plan, Schemas } from '../../lib/types';
import type { Dir } from './directions';

export const BOATS = ['red', 'orange', 'blue', 'green', 'pink', 'white', 'black'] as const;
export type BoatId = (typeof BOATS)[number];
/** It is nobody's boat: who is last steers it. */
export const ROSE: BoatId = 'black';

export type Bend = 'left' | 'straight' | 'right';

export type Boat = Exactly<Schemas['MississippiBoat'], { bow: Dir | null }>;
export type Laid = Exactly<Schemas['MississippiTile'], { bend: Bend; heading: Dir }>;
export type Result = Exactly<Schemas['MississippiPlan'], { bow: Dir }>;

/** The table as it is seen, with the names of boats and directions. */
export type View = Exactly<
  Schemas['MississippiView'],
  {
    active: BoatId | null;
    boats: Partial<Record<BoatId, Boat>>;
    course: Exactly<Schemas['MississippiCourse'], { chain: Dir[]; due: BoatId | null }>;
    finish: Bend | null;
    order: BoatId[];
    river: Laid[];
    subject: BoatId | null;
  }
>;

export type Way = Plan<Result>;

export function boatsOf(view: View, seat: number | null): BoatId[] {
  return BOATS.filter((id) => seat !== null && view.boats[id]?.owner === seat);
}

/** The boats that there are, in the order of the race: afloat by the order of the round, then those that have left it. */
export function allBoats(view: View): BoatId[] {
  const there = BOATS.filter((id) => view.boats[id] && view.boats[id].fate !== 'absent');
  const place = (id: BoatId) => {
    const index = view.order.indexOf(id);
    return index < 0 ? BOATS.length + BOATS.indexOf(id) : index;
  };
  return there.sort((a, b) => place(a) - place(b));
}

/** The parts of a space's name: its tile, counted from the start tile, and the space on it. */
export function parts(space: string): { tile: number; cell: number } {
  const [tile, cell] = space.split('.').map(Number);
  return { tile: tile ?? 0, cell: cell ?? 0 };
}

export function isSpace(value: unknown): value is string {
  return typeof value === 'string' && /^\d+\.\d+$/.test(value);
}
