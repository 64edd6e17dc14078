import { expect, it } from 'vitest';
import type { Table } from '../lib/types';
import { namesOf } from './names';

it('numbers those who would have the same name', () => {
  const bot = { kind: 'bot', level: 'easy' };
  const table = {
    seats: [{ name: 'Ada' }, { bot: 'easy' }, { bot: 'easy' }, {}],
    config: { seats: [{ kind: 'maker' }, bot, bot, { kind: 'open' }] },
  } as unknown as Table;
  const names = namesOf(table);
  // Without a language the keys are said.
  expect([0, 1, 2, 3].map(names)).toEqual(['Ada', 'name-numbered', 'name-numbered', 'seat-number']);
});
