import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPromise, REMEMBERED, rememberPromise } from './promises';

const ENTRY = 'paddlewheel-promises';
const stored = () => JSON.parse(localStorage.getItem(ENTRY) ?? '[]') as unknown[];

describe('promises', () => {
  beforeEach(() => localStorage.clear());

  it('the first one of a table counts', () => {
    expect(firstPromise('a')).toBeNull();
    rememberPromise('a', 'one');
    rememberPromise('b', 'two');
    rememberPromise('a', 'another');
    expect([firstPromise('a'), firstPromise('b')]).toEqual(['one', 'two']);
    expect(stored()).toHaveLength(2);
  });

  it('are forgotten when there are too many, those first that were not visited for long', () => {
    for (let table = 0; table < REMEMBERED; table += 1) rememberPromise(`t${table}`, `p${table}`);
    rememberPromise('t0', 'p0');
    rememberPromise('one more', 'p');
    expect(stored()).toHaveLength(REMEMBERED);
    expect(['t0', 't1', 't2', 'one more'].map(firstPromise)).toEqual(['p0', null, 'p2', 'p']);
    expect(Object.keys(localStorage)).toEqual([ENTRY]);
  });

  it.each(['', '{', 'null', '7', '"text"', '{"a":"one"}', '[["a"],["a",1],["a","b","c"],7,null]'])('are none in what says %s', (garbage) => {
    localStorage.setItem(ENTRY, garbage);
    expect(firstPromise('a')).toBeNull();
    rememberPromise('a', 'one');
    expect(firstPromise('a')).toBe('one');
  });

  it('beside garbage hold', () => {
    localStorage.setItem(ENTRY, '[7,["a","one"],{}]');
    rememberPromise('b', 'two');
    expect(stored()).toEqual([['a', 'one'], ['b', 'two']]);
  });

  it('are not kept by a browser that keeps nothing, which is no failure', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberPromise('a', 'one');
    expect(firstPromise('a')).toBeNull();
    vi.unstubAllGlobals();
  });
});
