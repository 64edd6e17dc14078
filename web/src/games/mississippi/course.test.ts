import { describe, expect, it } from 'vitest';
import { courseOf, line, wedge } from './course';
import { away, DIRS, turned } from './directions';
import { boat, river, view, way } from './samples';

const ids = (points: unknown[]) => points.map((point) => (point as { id: string }).id);

describe('the course of a turn', () => {
  it('leads over the steps of the plan', () => {
    const table = view({ red: boat({ at: '0.12' }) });
    const plan = way('', { at: '1.3', bow: 'ne' }, [{ piece: 'red', to: '0.17' }, { piece: 'red', to: '1.3' }]);
    const course = courseOf(plan, 'red', table, river);
    expect(ids(course?.points ?? [])).toEqual(['0.12', '0.17', '1.3']);
    expect(course?.bow).toBe('ne');
  });

  it('shows where each boat of a chain is pushed', () => {
    const boats = { red: boat({ at: '0.2' }), blue: boat({ at: '0.7' }), green: boat({ at: '0.12' }) };
    const steps = [
      { piece: 'blue', to: '0.12', pushed_by: 'red' },
      { piece: 'green', to: '0.16', pushed_by: 'red' },
      { piece: 'red', to: '0.7' },
    ];
    const table = view(boats);
    const course = courseOf(way('', { at: '0.7' }, steps), 'red', table, river);
    expect(course?.shoves.map(({ boat: id, dir }) => `${id}:${dir}`)).toEqual(['blue:n', 'green:nw']);
    expect(ids(course?.points ?? [])).toEqual(['0.2', '0.7']);
  });

  it('knows no course for a boat that is not on the river', () => {
    const table = view({ red: boat({ fate: 'waiting', at: null }) });
    expect(courseOf(way('', {}), 'red', table, river)).toBeNull();
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
