import { describe, expect, it } from 'vitest';
import { cheapest, NOTHING, standOf } from './choice';
import { way } from './samples';

const none = () => [];
const WAYS = [
  way('speed:1 ahead end', { at: '0.7', bow: 'n', wheel: 1, spent: 0 }),
  way('speed:1 ahead left end', { at: '0.7', bow: 'nw', wheel: 1, spent: 0 }),
  way('speed:2 ahead ahead end', { at: '0.12', bow: 'n', wheel: 2, spent: 0 }),
  way('speed:3 left ahead right ahead end', { at: '0.12', bow: 'n', wheel: 3, spent: 2 }),
];

describe('a turn that is chosen bit by bit', () => {
  it('offers spaces, each with its least coal', () => {
    const stand = standOf(WAYS, NOTHING, none);
    expect(stand.question).toBe('space');
    expect([...stand.spaces]).toEqual([['0.7', 0], ['0.12', 0]]);
    expect([...stand.speeds]).toEqual([[1, 0], [2, 0], [3, 2]]);
  });

  it('keeps to the speed that is chosen', () => {
    const stand = standOf(WAYS, { ...NOTHING, speed: 3 }, none);
    expect([...stand.spaces]).toEqual([['0.12', 2]]);
    expect(stand.speeds.size).toBe(3);
  });

  it('asks for the bow only where there are several', () => {
    expect(standOf(WAYS, { ...NOTHING, at: '0.7' }, none).question).toBe('bow');
    const stand = standOf(WAYS, { ...NOTHING, at: '0.12' }, none);
    expect([stand.question, stand.way?.result.wheel]).toEqual(['confirm', 2]);
  });

  it('lets the speed be changed once the space is chosen', () => {
    const stand = standOf(WAYS, { ...NOTHING, at: '0.12', speed: 3 }, none);
    expect(stand.way?.result.spent).toBe(2);
    expect([...stand.speeds.keys()]).toEqual([2, 3]);
  });

  it('asks about pushes where the ways differ, and not where they agree', () => {
    const pushes = new Map([
      [way('a', { spent: 0 }), ['blue:n', 'green:ne']],
      [way('b', { spent: 0 }), ['blue:n', 'green:se']],
      [way('c', { spent: 3 }), ['blue:n']],
    ]);
    const ways = [...pushes.keys()];
    const of = (one: (typeof ways)[number]) => pushes.get(one) ?? [];
    const asked = standOf(ways, { ...NOTHING, at: '0.7' }, of);
    expect([asked.question, Object.fromEntries(asked.pushes)]).toEqual(['push', { '': 3, 'green:ne': 0, 'green:se': 0 }]);
    const answered = standOf(ways, { ...NOTHING, at: '0.7', pushes: ['green:se'] }, of);
    expect([answered.question, answered.way?.actions]).toEqual(['confirm', ['b']]);
    expect(standOf(ways, { ...NOTHING, at: '0.7', pushes: [''] }, of).way?.actions).toEqual(['c']);
  });

  it('prefers less coal, then fewer pushes, then fewer actions', () => {
    const [dear, push, long, best] = [
      way('a', { spent: 1 }),
      way('a', { pushed: 1 }),
      way('a b c', {}),
      way('a b', {}),
    ];
    expect(cheapest([dear, push, long, best])).toBe(best);
    expect(cheapest([])).toBeNull();
  });
});
