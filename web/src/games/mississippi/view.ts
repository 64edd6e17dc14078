/** What the server tells about a table of Mississippi Queen, as far as the page uses it. */

import type { Plan } from '../../lib/types';
import type { Dir } from './directions';

export const BOATS = ['red', 'orange', 'blue', 'green', 'pink', 'white', 'black'] as const;
export type BoatId = (typeof BOATS)[number];
/** It is nobody's boat: who is last steers it. */
export const ROSE: BoatId = 'black';

export type Bend = 'left' | 'straight' | 'right';

export type Phase =
  | 'setup-out'
  | 'setup-tile'
  | 'setup-order'
  | 'setup-dock'
  | 'setup-bow'
  | 'enter'
  | 'free-bow'
  | 'speed'
  | 'move'
  | 'back-bow'
  | 'stuck-bow'
  | 'transfer'
  | 'bows'
  | 'reveal'
  | 'reveal-finish'
  | 'over';

export interface Boat {
  owner: number | null;
  fate: 'absent' | 'waiting' | 'afloat' | 'home' | 'out';
  at: string | null;
  bow: Dir | null;
  dock: number | null;
  /** Its place among those home or out, from 0. */
  place: number | null;
  speed: number;
  coal: number;
  passengers: number;
  repair: string | null;
  aground: boolean;
}

export interface Laid {
  tile: string;
  bend: Bend;
  heading: Dir;
  passengers: number;
  removed: boolean;
}

/** The turn under way. */
export interface Course {
  speed: number;
  points: number;
  turns: number;
  /** Coal that can be spent now. */
  purse: number;
  /** The pushes of a chain that is not complete yet. */
  chain: Dir[];
  mode: string | Record<string, number>;
}

export interface View {
  edition: string;
  round: number;
  phase: Phase;
  decides: number[];
  subject: BoatId | null;
  active: BoatId | null;
  steers: number | null;
  river: Laid[];
  finish: Bend | null;
  finish_docks: string[];
  /** Tiles that may still be drawn. */
  pile: string[];
  /** How many of them will be. */
  draws: number;
  boats: Partial<Record<BoatId, Boat>>;
  order: BoatId[];
  course: Course;
}

/** What a whole turn leads to. */
export interface Result {
  at: string;
  bow: Dir;
  /** The speed of the move. */
  wheel: number;
  /** The speed afterwards. */
  speed: number;
  spent: number;
  coal: number;
  /** How many boats it pushes. */
  pushed: number;
}

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
