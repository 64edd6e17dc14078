/** The race as a report: what the engine tells, in words. */

import type { GameEvent } from '../../lib/types';
import { t, type Args } from '../../lib/words.svelte';
import type { Line, Names } from '../kind';
import type { Dir } from './directions';
import { TILES } from './river';
import type { BoatId, View } from './view';
import { boatName, dirName } from './words';

/** What another line tells already. */
export const SILENT = ['turn-began', 'moved'];

/** An event in words; nothing for what is not worth a line. */
export function storyOf(event: GameEvent, names: Names, view: View): Line | null {
  if (SILENT.includes(event.event)) return null;
  // The free turn of a move is no news.
  if (event.event === 'turned' && event['coal'] === 0) return null;
  const text =
    event.event === 'over'
      ? t(`end-${String(event['reason'])}`)
      : t(`mq-event-${event.event}`, argsOf(event, names, view));
  return { text, rule: event.rule, spots: spotsOf(event, view) };
}

/** The spaces that an event is about. */
function spotsOf(event: GameEvent, view: View): string[] {
  const tile = event['tile'];
  const dock = typeof tile === 'number' && TILES[view.river[tile]?.tile ?? '']?.dock;
  const passenger = event.event === 'passenger-taken' || event.event === 'passenger-returned';
  const docks = passenger && typeof dock === 'number' ? [`${String(tile)}.${dock}`] : [];
  return [event['to'], event['at'], ...docks].filter(isSpace);
}

export function isSpace(value: unknown): value is string {
  return typeof value === 'string' && /^\d+\.\d+$/.test(value);
}

/** The fields of an event as words and numbers. */
function argsOf(event: GameEvent, names: Names, view: View): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === 'event' || name === 'rule') continue;
    const isBoat = name === 'boat' || name === 'by' || name === 'from' || (name === 'to' && !isSpace(value));
    if (isBoat) args[name] = boatName(value as BoatId, view, names);
    else if (name === 'bow') args[name] = dirName(value as Dir);
    else if (name === 'place') args[name] = Number(value) + 1;
    else if (name === 'tile' && typeof value === 'number') args[name] = view.river[value]?.tile ?? value;
    else args[name] = typeof value === 'number' ? value : String(value);
  }
  return args;
}
