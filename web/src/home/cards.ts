/** Tables as the lists of the first page show them. */

import type { Table, TableCard } from '../lib/types';

/** What the first page knows of a table: its card, and of one's own tables who decides. */
export interface Listed {
  card: TableCard;
  /** The seats that decide now; of others' tables nobody asks. */
  deciding: number[];
  /** Whether the reader is one of them. */
  mine: boolean;
}

export function listed(card: TableCard, table: Table | null = null): Listed {
  const deciding = (table?.seats ?? []).flatMap((seat, number) => (seat.deciding ? [number] : []));
  return { card, deciding, mine: deciding.some((seat) => table?.yours.includes(seat)) };
}

/** Where it is my turn comes first, then what is being played, then what waits for players, then what is over. */
export function sorted(tables: Listed[]): Listed[] {
  const rank = ({ card, mine }: Listed) => (mine ? 0 : { playing: 1, gathering: 2, over: 3 }[card.stage]);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.card.updated - one.card.updated);
}

/** What others play or wait with, without what is in the list of one's own tables already. */
export function foreign(cards: TableCard[], own: Listed[]): Listed[] {
  const known = new Set(own.map(({ card }) => card.id));
  return cards.filter(({ id }) => !known.has(id)).map((card) => listed(card));
}
