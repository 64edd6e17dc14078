/** Tables as the lists of the first page show them. */

import type { TableCard } from '../lib/types';

/** Where it is my turn comes first, then what is being played, then what waits for players, then what is over. */
export function sorted(cards: TableCard[]): TableCard[] {
  const rank = ({ stage, your_turn }: TableCard) => (your_turn ? 0 : { playing: 1, gathering: 2, over: 3, closed: 4 }[stage]);
  return cards.toSorted((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}

/** What others play or wait with, without what is in the list of one's own tables already. */
export function foreign(cards: TableCard[], own: TableCard[]): TableCard[] {
  const known = new Set(own.map(({ id }) => id));
  return cards.filter(({ id }) => !known.has(id));
}
