/** What the river has done last, in words. */

import { say, type Names } from '../../lib/message';
import type { Moment } from '../../lib/types';

const TOLD = ['niagara-event-flows', 'niagara-event-lost', 'niagara-event-returned'];

/** How far the river flowed and who fell, until the next card is opened. */
export function riverNews(moments: Moment[], names: Names): string {
  const lines = moments.flatMap((moment) => moment.lines);
  const flows = lines.findLastIndex(({ key }) => key === 'niagara-event-flows');
  const since = flows < 0 ? [] : lines.slice(flows);
  if (since.some(({ key }) => key === 'niagara-event-opened')) return '';
  return since.filter(({ key }) => TOLD.includes(key)).map((line) => `${say(line, names)}.`).join(' ');
}
