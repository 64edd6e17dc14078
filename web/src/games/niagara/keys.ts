/** What the reader is to decide, and what keys mean then. The same action always has the same key. */

import type { Offer } from './options';
import { canoeId, GEMS, indexOf, type NiagaraView } from './river';

export type PhaseName = 'buy' | 'cards' | 'weather' | 'sail';

/** What the reader is to decide. */
export function phaseOf(view: NiagaraView): PhaseName | null {
  if (view.phase === 'buy' || view.phase === 'cards') return view.phase;
  if (view.phase !== 'act' || !view.course) return null;
  return view.players[view.course.player]?.card === 'cloud' ? 'weather' : 'sail';
}

const ARROWS: Record<string, string> = {
  up: 'ArrowUp', down: 'ArrowDown', 'down:left': 'ArrowLeft', 'down:right': 'ArrowRight', 'weather:up': 'ArrowUp', 'weather:down': 'ArrowDown',
};
/** Whom to rob: a row of keys for the first canoes of the players in the order of their seats, the row below for the second ones. */
const ROBBED = ['7890-', 'uiop['];
/** After the five gems. */
const UNLOAD = '6';

/** The key of a choice. */
export function keyOf({ kind, what, actions }: Offer): string {
  switch (kind) {
    case 'card':
      return what === 'cloud' ? '0' : what;
    case 'buy':
    case 'load':
    case 'swap':
      return String(GEMS.findIndex((gem) => gem === what) + 1);
    case 'unload':
      return UNLOAD;
    case 'canoe':
      return what;
    case 'steal': {
      const { seat, which } = canoeId(what);
      return ROBBED[indexOf(which)]?.charAt(seat) ?? '';
    }
    case 'end':
      return 'Enter';
    default:
      return ARROWS[actions.at(-1) ?? ''] ?? '';
  }
}

/** What a key is called on the screen. */
export const keyName = (key: string): string => ({ ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Enter: '↵' })[key] ?? key.toUpperCase();

/** What a key means. */
export function offerFor(pressed: string, open: Offer[]): Offer | null {
  return open.find((offer) => keyOf(offer) === (pressed.length === 1 ? pressed.toLowerCase() : pressed)) ?? null;
}
