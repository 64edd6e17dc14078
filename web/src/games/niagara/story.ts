/** What happened, in words. */

import type { GameEvent, Moment } from '../../lib/types';
import { t, type Args } from '../../lib/words.svelte';
import type { Line, Names } from '../kind';
import { canoeId, canoesOf, discsOf, indexOf, seatOf, type Gem, type NiagaraView, type Place } from './river';
import { aGem, signed, toPlace } from './words';

/** What the engine tells. The tests hold this list against the engine. */
export const EVENTS = [
  'arm-drawn', 'round-began', 'bought-back', 'laid', 'opened', 'idle', 'moved', 'loaded', 'unloaded', 'stolen',
  'landed', 'scored', 'weather-changed', 'flows', 'flowed', 'lost', 'returned', 'hands-back', 'over',
] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An event as a line of the report. */
export function story(event: GameEvent, names: Names, view: NiagaraView): Line | null {
  if (!EVENTS.some((known) => known === event.event)) return null;
  if (event.event === 'over') return { text: t(`end-${text(event['reason'])}`), rule: event.rule, spots: [] };
  const line = { text: t(`niagara-event-${event.event}`, words(event, names)), rule: event.rule, spots: spots(event, view) };
  return event.event === 'moved' ? { ...line, of: `moved ${text(event['canoe'])}` } : line;
}

/** What the river has done, until the next card is opened: how far it flowed, and who fell. */
export function riverNews(moments: Moment[], names: Names, view: NiagaraView): string {
  const events = moments.flatMap((moment) => moment.events);
  const flows = events.findLastIndex(({ event }) => event === 'flows');
  const since = flows < 0 ? [] : events.slice(flows);
  if (since.some(({ event }) => event === 'opened')) return '';
  const told = since.filter(({ event }) => /^(flows|lost|returned)$/.test(event));
  return told.map((event) => `${story(event, names, view)?.text}.`).join(' ');
}

/** What the sentence of an event is about. */
function words(event: GameEvent, names: Names): Args {
  const canoe = text(event['canoe']);
  const player = canoe ? canoeId(canoe).seat : seatOf(text(event['player'] ?? event['ring']));
  const from = text(event['from']);
  const gem = text(event['gem']);
  return {
    name: player >= 0 ? names(player) : '',
    from: from ? names(canoeId(from).seat) : '',
    gem: gem ? aGem(gem) : '',
    laden: gem ? 'yes' : 'no',
    place: event['to'] ? toPlace(text(event['to']) as Place) : '',
    card: String(event['card'] ?? 'covered'),
    weather: signed(Number(event['weather'] ?? 0)),
    arm: text(event['arm']),
    round: Number(event['round'] ?? 0),
    steps: Number(event['steps'] ?? 0),
  };
}

/** The places that an event is about. */
function spots(event: GameEvent, view: NiagaraView): string[] {
  const gem = text(event['gem']);
  const deposit = text(event['deposit']);
  const arm = text(event['arm']);
  switch (event.event) {
    case 'moved':
      return [text(event['to'])];
    case 'loaded':
    case 'unloaded':
      return [`deposit-${deposit}`, ...discsOf(deposit as Gem)];
    case 'stolen': {
      const { seat, which } = canoeId(text(event['canoe']));
      const at = canoesOf(view, seat)[indexOf(which)]?.at;
      return at && at !== 'lost' ? [at] : [];
    }
    case 'landed':
    case 'returned':
      return ['beach'];
    case 'bought-back':
      return ['beach', `deposit-${gem}`];
    case 'scored':
      return [`camp-${text(event['player'])}`];
    case 'arm-drawn':
    case 'flowed':
      return [arm === 'left' ? '6L' : '6R', `falls-${arm}`];
    case 'lost':
      return ['falls-left', 'falls-right', ...(gem ? [`deposit-${gem}`] : [])];
    default:
      return [];
  }
}
