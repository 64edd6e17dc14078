/** What the server tells about a table of Mississippi Queen. */

import type { GameView, Of, Plan, Schemas } from '../../lib/types';
import { isOf } from '../kind';

export type BoatId = Schemas['BoatId'];
export const BOATS: readonly BoatId[] = ['red', 'orange', 'blue', 'green', 'pink', 'white', 'black'];
/** It is nobody's boat: who is last steers it. */
export const ROSE: BoatId = 'black';

export type Boat = Schemas['MississippiBoat'];
export type Laid = Schemas['MississippiTile'];
/** The table as it is seen. */
export type View = Of<GameView, 'mississippi-queen'>;

/** A whole turn, and what it leads to. */
export type Way = Pick<Plan, 'actions' | 'steps' | 'consequences' | 'remarks'> & { result: Of<Plan['result'], 'mississippi-queen'> };

export function waysOf(plans: readonly Plan[]): Way[] {
  return plans.flatMap((plan) => {
    const { result } = plan;
    return isOf('mississippi-queen', result) ? [{ ...plan, result }] : [];
  });
}

export const isBoat = (text: string | undefined): text is BoatId => BOATS.some((id) => id === text);

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
