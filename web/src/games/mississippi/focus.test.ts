import { describe, expect, it } from 'vitest';
import type { GameEvent, Scene } from '../../lib/types';
import { focusOf, ofPlayer, ofWatcher, type Regard } from './focus';
import { boat, view } from './samples';

const tiles = 9;
const scene: Scene = {
  area: { x: 0, y: 0, width: 1000, height: 9000 },
  pieces: [{ key: 'boat-blue', art: '', x: 500, y: -9000 }],
  spots: Array.from({ length: tiles }, (_, tile) => ({ id: `${tile}.1`, x: 500, y: -1000 * tile })),
};
const river = Array.from({ length: tiles }, () => ({ tile: 'A1-3', bend: 'straight', heading: 'n', passengers: 0, removed: false }) as const);
const race = view({ red: boat({ at: '3.1' }), orange: boat({ at: '5.1', owner: 1 }), blue: boat({ at: null, owner: 2 }) }, { river: [...river] });
const shows = (regard: Regard | null, choice: 0 | 1 = 0) => {
  const area = focusOf(regard, race, scene)?.[choice];
  return scene.spots.filter(({ y }) => area && y >= area.y && y <= area.y + area.height).map(({ id }) => parseInt(id, 10));
};
const event = (name: string, more: Record<string, unknown> = {}): GameEvent => ({ event: name, rule: '', ...more }) as GameEvent;

describe('who plays', () => {
  it('sees their boat and the water before it', () => {
    expect(shows(ofPlayer(race, 0, new Set()))).toEqual([3, 4, 5]);
    expect(shows(ofPlayer(race, 1, new Set()))).toEqual([5, 6, 7]);
  });

  it('sees a space behind it that can be reached', () => {
    expect(shows(ofPlayer(race, 0, new Set(['2.1'])))).toEqual([2, 3, 4, 5]);
  });

  it('sees less of the water where there is little room, but all that can be reached', () => {
    expect(shows(ofPlayer(race, 0, new Set()), 1)).toEqual([3, 4]);
    expect(shows(ofPlayer(race, 0, new Set(['2.1', '5.1'])), 1)).toEqual([2, 3, 4, 5]);
  });

  it('whose boats have left the river sees the one that moves', () => {
    expect(shows(ofPlayer(race, 2, new Set()))).toEqual([3, 4, 5]);
  });
});

describe('who watches', () => {
  const began = event('turn-began', { boat: 'red' });

  it('sees the boat that is about to move', () => {
    expect(shows(ofWatcher(race, []))).toEqual([3, 4]);
    expect(shows(ofWatcher(race, [began]))).toEqual([3, 4]);
  });

  it('sees what has happened before what is about to', () => {
    expect(shows(ofWatcher(race, [event('passenger-taken', { boat: 'orange', tile: 5 }), began]))).toEqual([5, 6]);
  });

  it('sees whoever was pushed, and where to', () => {
    expect(shows(ofWatcher(race, [event('pushed', { boat: 'orange', by: 'orange', to: '4.1' })]))).toEqual([4, 5, 6]);
  });

  it('sees a tile that was found, wherever the next boat is', () => {
    expect(shows(ofWatcher(race, [event('tile-laid', { tile: 'A1-3' }), began]))).toEqual([7, 8]);
  });

  it('sees who has come home, in the harbour', () => {
    const home = { ...race, boats: { ...race.boats, blue: boat({ at: null, fate: 'home' }) } };
    const regard = ofWatcher(home, [event('home', { boat: 'blue' }), began]);
    expect(shows(regard)).toEqual([8]);
    expect(focusOf(regard, home, scene)?.[0].y).toBeLessThan(-9000);
  });

  it('sees all of the river when no boat is left on it', () => {
    expect(ofWatcher({ ...race, boats: {}, active: null }, [event('over')])).toBeNull();
  });
});
