import { expect, it } from 'vitest';
import type { Table } from '../lib/types';
import { levelOf, namesOf } from './names';

it('numbers those who would have the same name', () => {
  const bot = { kind: 'bot', level: 'easy' };
  const table = {
    seats: [{ name: 'Ada' }, { name: 'Silas', bot: 'easy' }, { name: 'Ada', bot: 'medium', away: 'left' }, {}],
    config: { seats: [{ kind: 'maker' }, bot, { kind: 'open' }, { kind: 'open' }] },
  } as unknown as Table;
  const names = namesOf(table);
  // Without a language the keys are said.
  expect([0, 1, 2, 3].map(names)).toEqual(['name-numbered', 'Silas', 'name-numbered', 'seat-number']);
  expect([0, 1, 2].map((seat) => levelOf(table, seat))).toEqual([null, 'easy', null]);
});
