import { describe, expect, it } from 'vitest';
import { Chart, follow, line, wedge } from './course';
import { away, DIRS, turned } from './directions';
import { chartOf } from './river';
import { boat, view } from './samples';

const ids = (points: unknown[]) => points.map((point) => (point as { id: string }).id);

describe('the course of a turn', () => {
  it('follows steps and turns, over the joint of two tiles too', () => {
    const table = view({ red: boat({ at: '0.12' }) });
    const course = follow(['speed:3', 'ahead', 'right', 'ahead', 'end'], 'red', table, chartOf(table));
    expect(ids(course?.points ?? [])).toEqual(['0.12', '0.17', '1.3']);
    expect(course?.bow).toBe('ne');
  });

  it('moves a whole chain of boats, then the pusher', () => {
    const boats = { red: boat({ at: '0.2' }), blue: boat({ at: '0.7' }), green: boat({ at: '0.12' }) };
    const table = view(boats);
    const course = follow(['speed:4', 'push:n', 'push:nw', 'ahead', 'end'], 'red', table, chartOf(table));
    expect(course?.shoves.map(({ boat: id, dir }) => `${id}:${dir}`)).toEqual(['blue:n', 'green:nw']);
    expect(ids(course?.shoves.map(({ to }) => to) ?? [])).toEqual(['0.12', '0.16']);
    expect(ids(course?.points ?? [])).toEqual(['0.2', '0.7', '0.12']);
  });

  it('goes on with a chain that is half done', () => {
    const boats = { red: boat({ at: '0.2' }), blue: boat({ at: '0.7' }), green: boat({ at: '0.12' }) };
    const table = view(boats, { course: { ...view({}).course, chain: ['n'] } });
    const course = follow(['push:ne'], 'red', table, chartOf(table));
    expect(course?.shoves.map(({ boat: id }) => id)).toEqual(['blue', 'green']);
  });

  it('backs off against the bow', () => {
    const table = view({ red: boat({ at: '0.7' }) });
    const course = follow(['back', 'bow:se'], 'red', table, chartOf(table));
    expect([ids(course?.points ?? []), course?.bow]).toEqual([['0.7', '0.2'], 'se']);
  });

  it('knows no course for a boat that is not on the river', () => {
    const table = view({ red: boat({ fate: 'waiting', at: null }) });
    expect(follow(['ahead'], 'red', table, chartOf(table))).toBeNull();
  });

  it('crosses to the tile before or after and to no other', () => {
    const chart = new Chart([
      { id: '0.1', x: 0, y: 0 },
      { id: '5.1', x: 0, y: -173 },
    ]);
    expect(chart.next('0.1', 'n')).toBeUndefined();
  });
});

describe('shapes', () => {
  it('turns round in six', () => {
    expect(DIRS.map((dir) => turned(dir, 6))).toEqual([...DIRS]);
    expect(turned('n', -1)).toBe('nw');
  });

  it('draws lines and wedges', () => {
    expect(line([{ x: 0, y: 1 }, { x: 2, y: 3.4 }])).toBe('M0 1L2 3');
    expect(away({ x: 0, y: 0 }, 's', 100).y).toBeCloseTo(100);
    expect(wedge({ x: 0, y: 0 }, 'n', 50, 100)).toMatch(/^M-22\.7 -44\.6L-45\.4 -89\.1A/);
  });
});
