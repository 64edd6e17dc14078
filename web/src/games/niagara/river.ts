/** Niagara as the server tells it. */

import type { Board, GameView, Of, Schemas } from '../../lib/types';

export type Colour = Schemas['Colour'];
export type Gem = Schemas['Gem'];
export type Arm = Schemas['Arm'];
export type Which = Schemas['Which'];
export type Card = Schemas['Card'];
/** How many of each kind. */
export type Gems = Schemas['NiagaraPlayer']['gems'];

/** The colours in the order of the seats. */
export const COLOURS: readonly Colour[] = ['brown', 'yellow', 'red', 'blue', 'green'];
/** The least valuable first. */
export const GEMS: readonly Gem[] = ['amethyst', 'diamond', 'amber', 'sapphire', 'ruby'];
export const CARDS = ['1', '2', '3', '4', '5', '6', 'cloud'] as const;
/** The ends of the weather track and what is between them. */
export const WEATHERS = [-1, 0, 1, 2] as const;

export type PlayerView = Schemas['NiagaraPlayer'];
export type CourseView = Schemas['NiagaraCourse'];
export type NiagaraView = Of<GameView, 'niagara'>;

export interface Canoe {
  at: string;
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
  const [at = 'beach', gem] = text.split(':');
  return { at, gem: GEMS.find((one) => one === gem) ?? null };
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

/** The river as the server describes it: where a step leads, and where the water carries what lies on it. */
export class River {
  private readonly places: ReadonlyMap<string, Schemas['NiagaraPlace']>;
  readonly discs: readonly string[];

  constructor(board: Board | null) {
    const places = board?.game === 'niagara' ? board.places : [];
    this.places = new Map(places.map((place) => [place.id, place]));
    this.discs = places.filter(({ disc }) => disc).map(({ id }) => id);
  }

  place(id: string): Schemas['NiagaraPlace'] | undefined {
    return this.places.get(id);
  }

  /** Where a step leads that an action names; nothing for actions that are no steps. */
  step(from: string, action: string): string | null {
    const place = this.place(from);
    if (action === 'up') return place?.up ?? null;
    if (action === 'down' || action === 'down:left') return place?.down?.left ?? null;
    return action === 'down:right' ? (place?.down?.right ?? null) : null;
  }

  /** Where a canoe is after one step of the river through an arm. */
  carried(from: string, arm: Arm): string {
    return this.place(from)?.carried[arm] ?? from;
  }

  /** How many discs a place is from the falls: 1 for the last one before them; nothing off the river. */
  discsToFalls(from: string): number | null {
    const place = this.place(from);
    return place?.disc ? place.to_falls : null;
  }
}
