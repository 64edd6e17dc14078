/** Niagara as the server tells it: the words of its documents, and the river as it is printed. */

import type { Exactly, Schemas } from '../../lib/types';

export type Colour = Schemas['Colour'];
export type Gem = Schemas['Gem'];
export type Place = Schemas['Place'];
export type Arm = Schemas['Arm'];
export type Which = Schemas['Which'];
export type Card = Schemas['Card'];
export type Gems = Partial<Record<Gem, number>>;

/** The colours in the order of the seats. */
export const COLOURS: readonly Colour[] = ['brown', 'yellow', 'red', 'blue', 'green'];
/** The least valuable first. */
export const GEMS: readonly Gem[] = ['amethyst', 'diamond', 'amber', 'sapphire', 'ruby'];
export const CARDS = ['1', '2', '3', '4', '5', '6', 'cloud'] as const;
/** The ends of the weather track and what is between them. */
export const WEATHERS = [-1, 0, 1, 2] as const;
export const DISCS: readonly Place[] = ['1', '2', '3', '4', '5', '6L', '7L', '6R', '7R'];

export type PlayerView = Exactly<Schemas['NiagaraPlayer'], { gems: Gems }>;
export type CourseView = Schemas['NiagaraCourse'];
export type NiagaraView = Exactly<
  Schemas['NiagaraView'],
  { deposits: Record<Gem, Gems>; players: Partial<Record<Colour, PlayerView>> }
>;

export interface Canoe {
  at: Place;
  gem: Gem | null;
}

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'brown';
export const seatOf = (colour: string): number => COLOURS.findIndex((one) => one === colour);

export function playerOf(view: NiagaraView, seat: number): PlayerView | null {
  return view.players[colourOf(seat)] ?? null;
}

/** The players in the order of their seats. */
export function players(view: NiagaraView): PlayerView[] {
  return COLOURS.flatMap((colour) => view.players[colour] ?? []);
}

/** A canoe from its text form. */
export function canoeFrom(text: string): Canoe {
  const [at, gem] = text.split(':');
  return { at: at as Place, gem: (gem as Gem | undefined) ?? null };
}

export function canoesOf(view: NiagaraView, seat: number): Canoe[] {
  return playerOf(view, seat)?.canoes.map(canoeFrom) ?? [];
}

/** Which of the two a letter means, as a place in a list. */
export const indexOf = (which: Which): number => (which === 'a' ? 0 : 1);

/** One of the two canoes of a player, such as `yellow:a`. */
export function canoeId(text: string): { seat: number; which: Which } {
  const [colour, which] = text.split(':');
  return { seat: seatOf(colour ?? ''), which: which === 'b' ? 'b' : 'a' };
}

const UP: Partial<Record<Place, Place>> = {
  '1': 'beach', '2': '1', '3': '2', '4': '3', '5': '4', '6L': '5', '7L': '6L', '6R': '5', '7R': '6R',
};
const DOWN: Partial<Record<Place, Place>> = {
  beach: '1', '1': '2', '2': '3', '3': '4', '4': '5', '6L': '7L', '7L': 'lost', '6R': '7R', '7R': 'lost',
};

/** Where a step leads that an action names; nothing for actions that are no steps. */
export function stepTo(from: Place, action: string): Place | null {
  if (action === 'up') return UP[from] ?? null;
  if (action === 'down') return DOWN[from] ?? null;
  if (action === 'down:left') return '6L';
  return action === 'down:right' ? '6R' : null;
}

/** Where a canoe is after one step of the river through an arm. */
export function carried(from: Place, arm: Arm): Place {
  if (from === '5') return arm === 'left' ? '6L' : '6R';
  const still = from === 'beach' || from === 'lost' || from.endsWith(arm === 'left' ? 'R' : 'L');
  return still ? from : (DOWN[from] ?? from);
}

/** The arm in which a place lies. */
export const armOf = (place: Place): Arm | null =>
  place.endsWith('L') ? 'left' : place.endsWith('R') ? 'right' : null;

const DEPOSITS: Partial<Record<Place, Gem>> = {
  '3': 'amethyst', '4': 'diamond', '5': 'amber', '6L': 'sapphire', '6R': 'sapphire', '7L': 'ruby', '7R': 'ruby',
};
export const depositAt = (place: Place): Gem | null => DEPOSITS[place] ?? null;

/** The spots beside which a deposit lies. */
export const discsOf = (deposit: Gem): Place[] => DISCS.filter((disc) => DEPOSITS[disc] === deposit);

/** How many discs a place is from the falls: 1 for the last one before them; nothing off the river. */
export function discsToFalls(place: Place): number | null {
  const depth = Number.parseInt(place, 10);
  return Number.isNaN(depth) ? null : 8 - depth;
}

/** Whether a seat's card of this round lies open to all. One's own is known to oneself before. */
export function isOpened(view: NiagaraView, seat: number): boolean {
  if (view.phase === 'river' || view.phase === 'over') return true;
  if (view.phase !== 'act' || !view.course || !view.ring) return false;
  const count = players(view).length;
  const place = (of: number) => (of - seatOf(view.ring ?? '') + count) % count;
  return place(seat) <= place(seatOf(view.course.player));
}
