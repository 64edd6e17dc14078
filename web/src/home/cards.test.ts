import { describe, expect, it } from 'vitest';
import type { Stage, Table, TableCard } from '../lib/types';
import { foreign, listed, sorted } from './cards';

const card = (id: string, stage: Stage, updated = 0): TableCard => ({
  id,
  stage,
  updated,
  game: 'niagara',
  public: true,
  open_seats: 0,
  created: 0,
  about: {},
});
const table = (deciding: boolean[], yours: number[]) =>
  ({ seats: deciding.map((is) => ({ deciding: is, decision: 0 })), yours }) as unknown as Table;

describe('the lists of tables', () => {
  it('know whose turn it is, and whether it is mine', () => {
    expect(listed(card('a', 'playing'), table([false, true, true], [2]))).toMatchObject({ deciding: [1, 2], mine: true });
    expect(listed(card('a', 'playing'), table([false, true, false], [2]))).toMatchObject({ deciding: [1], mine: false });
    expect(listed(card('a', 'playing'))).toMatchObject({ deciding: [], mine: false });
  });

  it('begin with what waits for me, then with what is newest', () => {
    const mine = listed(card('mine', 'playing', 1), table([true], [0]));
    const others = [card('over', 'over', 9), card('waits', 'gathering', 8), card('old', 'playing', 2), card('new', 'playing', 3)];
    const order = sorted([...others.map((one) => listed(one)), mine]).map((one) => one.card.id);
    expect(order).toEqual(['mine', 'new', 'old', 'waits', 'over']);
  });

  it('show no table twice', () => {
    const own = [listed(card('a', 'playing'))];
    expect(foreign([card('a', 'playing'), card('b', 'playing')], own).map((one) => one.card.id)).toEqual(['b']);
  });
});
