/** What the reader is to decide, and what keys mean then. */

import type { Offer } from './options';
import type { NiagaraView } from './river';

export type PhaseName = 'buy' | 'cards' | 'weather' | 'sail';

/** What the reader is to decide. */
export function phaseOf(view: NiagaraView): PhaseName | null {
  if (view.phase === 'buy' || view.phase === 'cards') return view.phase;
  if (view.phase !== 'act' || !view.course) return null;
  return view.players[view.course.player]?.card === 'cloud' ? 'weather' : 'sail';
}

/** The digit for a place in the list: 0 is for the tenth. */
export const digitOf = (place: number): string | null => (place < 10 ? String((place + 1) % 10) : null);

/** What a key means: a card by its number, a step by an arrow, anything else by its place in the list. */
export function offerFor(pressed: string, phase: PhaseName, open: Offer[]): Offer | null {
  const find = (action: string) => open.find((offer) => offer.actions.at(-1) === action) ?? null;
  if (phase === 'cards') return find(/^[0cC]$/.test(pressed) ? 'card:cloud' : `card:${pressed}`);
  if (phase === 'weather') {
    const sky: Record<string, string> = { ArrowUp: 'up', ArrowRight: 'up', ArrowDown: 'down', ArrowLeft: 'down' };
    if (sky[pressed]) return find(`weather:${sky[pressed]}`);
  }
  if (phase === 'sail') {
    if (pressed === 'ArrowUp') return find('up');
    if (pressed === 'ArrowDown') return find('down');
    if (pressed === 'ArrowLeft') return find('down:left');
    if (pressed === 'ArrowRight') return find('down:right');
  }
  return open.find((_, place) => digitOf(place) === pressed) ?? null;
}
