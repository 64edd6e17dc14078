import { describe, expect, it } from 'vitest';
import type { Board } from '../../lib/types';
import { fixtures } from '../fixtures';
import { prospectOf } from './prospect';
import { River } from './river';
import { boat, river, view } from './samples';

describe('the river', () => {
  const table = view({ red: boat({ at: '0.7' }), blue: boat({ at: '0.12', owner: 1 }) });

  it('goes on where tiles join', () => {
    expect(river.next('0.17', 'n')?.id).toBe('1.2');
    expect(river.space('0.2')).toMatchObject({ start_dock: 1, ground: 'water' });
  });

  it('counts steps around islands', () => {
    const far = river.distances('0.7');
    expect(far.get('0.12')).toBe(1);
    expect(far.has('1.7')).toBe(false);
    expect(river.ground('1.7', table)).toBe('land');
  });

  it('ends where its tiles were removed', () => {
    const { board } = fixtures['mississippi-queen'];
    const spaces = board.game === 'mississippi-queen' ? board.spaces : [];
    const later: Board = { game: 'mississippi-queen', version: 2, spaces: spaces.map((space) => ({ ...space, removed: space.tile === 0 })) };
    expect(new River(later).next('1.2', 's')).toBeUndefined();
    expect(new River(later).distances('1.2').has('0.17')).toBe(false);
  });

  it('has the finish where the view has it', () => {
    expect(river.ground('1.17', view({}, { finish_docks: ['1.17'] }))).toBe('finish');
  });

  it('puts what is farther down the river first', () => {
    expect(river.farthestFirst(['0.7', '1.2', '0.17', '0.2'])).toEqual(['1.2', '0.17', '0.7', '0.2']);
  });

  it('tells what lies before a boat', () => {
    const prospect = prospectOf(table, 'red', river);
    expect(prospect?.around[0]).toMatchObject({ dir: 'n', boat: 'blue' });
    expect(prospect?.ahead).toEqual([{ space: '1.10', steps: 5 }]);
    expect(prospect?.boats.get('blue')).toBe(1);
    expect(prospectOf(table, 'green', river)).toBeNull();
    expect(prospectOf(table, 'red', new River(null))).toBeNull();
  });

  it('tells of docks only while passengers wait there', () => {
    const empty = view(table.boats, { river: table.river.map((laid) => ({ ...laid, passengers: 0 })) });
    expect(prospectOf(empty, 'red', river)?.ahead).toEqual([]);
  });
});
