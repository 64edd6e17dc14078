import { describe, expect, it } from 'vitest';
import type { Stage, TableCard } from '../lib/types';
import { foreign, sorted } from './cards';

const card = (id: string, stage: Stage, updated = 0, your_turn = false): TableCard => ({
  id,
  stage,
  updated,
  your_turn,
  deciding: [],
  game: 'niagara',
  public: true,
  open_seats: 0,
  created: 0,
  about: { table: {}, pace: { kind: 'unlimited' }, seats: [] },
});

describe('the lists of tables', () => {
  it('begin with what waits for me, then with what is newest', () => {
    const others = [card('over', 'over', 9), card('waits', 'gathering', 8), card('old', 'playing', 2), card('new', 'playing', 3)];
    const order = sorted([...others, card('mine', 'playing', 1, true)]).map(({ id }) => id);
    expect(order).toEqual(['mine', 'new', 'old', 'waits', 'over']);
  });

  it('show no table twice', () => {
    const own = [card('a', 'playing')];
    expect(foreign([card('a', 'playing'), card('b', 'playing')], own).map(({ id }) => id)).toEqual(['b']);
  });
});
