/** What is expected now, in one sentence. */

import type { Table } from '../../lib/types';
import { language, t } from '../../lib/words.svelte';
import type { Names } from '../kind';
import { phaseOf } from './keys';
import { movingCanoe } from './options';
import { canoesOf, indexOf, playerOf, type NiagaraView } from './river';
import { atPlace } from './words';

export function expected(table: Table<NiagaraView>, names: Names): string {
  const { view } = table;
  if (table.stage === 'over' || view.phase === 'over') return t('niagara-expected-over');
  const seat = table.viewer ?? null;
  if (seat !== null && view.decides.includes(seat)) return ofReader(view, seat);
  if (view.decides.length === 0) return t('niagara-expected-river');
  const list = new Intl.ListFormat(language.code).format(view.decides.map(names));
  const what = phaseOf(view) ?? 'cards';
  return t(`niagara-waits-${what}`, { names: list, count: view.decides.length });
}

function ofReader(view: NiagaraView, seat: number): string {
  const what = phaseOf(view);
  if (what !== 'sail') return t(`niagara-expected-${what ?? 'cards'}`);
  const which = movingCanoe(view);
  const card = playerOf(view, seat)?.card;
  const points = view.course?.canoe ? (view.course.points ?? 0) : typeof card === 'number' ? card : 0;
  const canoe = which && canoesOf(view, seat)[indexOf(which)];
  if (!canoe) return t('niagara-expected-choose', { points });
  if (points === 0) return t('niagara-expected-steal');
  if (canoe.at === 'beach') {
    const other = canoesOf(view, seat)[1 - indexOf(which)];
    const optional = !view.course?.canoe && view.course?.canoes.length === 1 && other?.at !== 'lost';
    return t('niagara-expected-launch', { points, optional: optional ? 'yes' : 'no' });
  }
  return t('niagara-expected-sail', { points, place: atPlace(canoe.at) });
}
