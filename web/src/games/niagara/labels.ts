/** What the buttons say. */

import { t } from '../../lib/words.svelte';
import type { Names } from '../kind';
import type { Offer } from './options';
import { canoeFrom, canoeId, canoesOf, indexOf, seatOf, type NiagaraView } from './river';
import { aGem, atPlace, cardName, gemName, signed } from './words';
import type { PhaseName } from './keys';

/** What a choice is called. */
export function offerLabel(offer: Offer, view: NiagaraView, phase: PhaseName, names: Names): string {
  const { kind, what } = offer;
  const own = view.course ? canoesOf(view, seatOf(view.course.player)) : [];
  switch (kind) {
    case 'card':
      return cardName(what);
    case 'canoe': {
      const canoe = own[what === 'b' ? 1 : 0] ?? canoeFrom('beach');
      return t('niagara-do-canoe', { place: atPlace(canoe.at), laden: canoe.gem ? 'yes' : 'no', gem: canoe.gem ? gemName(canoe.gem) : '' });
    }
    case 'buy':
    case 'load':
    case 'swap':
      return t(`niagara-do-${kind}`, { gem: aGem(what) });
    case 'steal': {
      const { seat, which } = canoeId(what);
      const gem = canoesOf(view, seat)[indexOf(which)]?.gem;
      return t('niagara-do-steal', { gem: gem ? aGem(gem) : '', name: names(seat) });
    }
    case 'down':
      return t('niagara-do-down', { arm: what || 'none' });
    case 'weather':
      return t('niagara-do-weather', { weather: signed(view.weather + (what === 'up' ? 1 : -1)) });
    case 'end':
      return t('niagara-do-end', { phase: phase === 'buy' ? 'buy' : view.course?.canoe ? 'steal' : 'launch' });
    default:
      return t(`niagara-do-${kind}`);
  }
}

/** The picture of a choice, if one says it well. */
export function offerIcon({ kind, what }: Offer, view: NiagaraView): string | null {
  if (kind === 'load' || kind === 'swap' || kind === 'buy') return `ni-icon-${what}`;
  if (kind === 'canoe' && view.course) return `ni-icon-canoe-${view.course.player}`;
  if (kind === 'steal' || kind === 'unload') {
    const id = kind === 'steal' ? canoeId(what) : null;
    const seat = id?.seat ?? (view.course ? seatOf(view.course.player) : 0);
    const which = id?.which ?? view.course?.mover ?? 'a';
    const gem = canoesOf(view, seat)[indexOf(which)]?.gem;
    return gem ? `ni-icon-${gem}` : null;
  }
  return null;
}
