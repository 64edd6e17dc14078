import { describe, expect, it } from 'vitest';
import type { GameEvent, Scene } from '../../lib/types';
import { keyframes, showOf, STEP, SUM } from './flow';
import { river } from './sample';

const spots = [
  ...river.discs.map((id) => ({ id, x: id.endsWith('L') ? -100 : id.endsWith('R') ? 100 : 0, y: Number.parseInt(id, 10) * 100 })),
  { id: 'falls-left', x: -100, y: 800 },
  { id: 'falls-right', x: 100, y: 800 },
];
const scene = (canoes: [string, number, number][]): Scene => ({
  area: { x: 0, y: 0, width: 1, height: 1 },
  pieces: canoes.map(([key, x, y]) => ({ key, art: 'ni-canoe-red', x, y, turn: 10 })),
  spots,
});
const event = (name: string, more: Record<string, unknown> = {}): GameEvent => ({ game: 'niagara', event: name, ...more }) as unknown as GameEvent;
const before = scene([['canoe-red-1', 0, 500], ['canoe-red-2', -100, 700]]);
const after = scene([['canoe-red-1', 5, 720]]);
const places = new Map([['canoe-red-1', '5'], ['canoe-red-2', '7L']]);

describe('the show of the river', () => {
  const events = [event('flows'), event('flowed', { arm: 'left' }), event('lost', { canoe: 'red:b' }), event('flowed', { arm: 'right' }), event('flowed', { arm: 'left' })];
  const show = showOf(before, after, events, places, river);

  it('takes a step for each disc', () => {
    expect(show?.length).toBe(SUM + 3 * STEP);
    expect(showOf(before, after, [event('moved', { canoe: 'red:a', to: '6L' })], places, river)).toBeNull();
  });

  it('carries canoes, and ends where the picture has them', () => {
    const frames = show?.tracks.find(({ key }) => key === 'canoe-red-1')?.frames ?? [];
    expect(frames.map(({ x, y }) => `${x},${y}`)).toEqual(['0,500', '0,500', '-100,600', '-100,600', '5,720']);
    // It waits until the sum has been read.
    const times = [0, SUM, SUM + STEP, SUM + 2 * STEP, SUM + 3 * STEP];
    expect(frames.map(({ at }) => Math.round(at * (SUM + 3 * STEP)))).toEqual(times);
  });

  it('lets fall what goes over the falls', () => {
    const gone = show?.fallen.find(({ key }) => key === 'canoe-red-2');
    expect(gone?.frames.at(-1)).toMatchObject({ seen: 0, at: 1 });
    expect(show?.fallen.filter(({ art }) => art === 'ni-disc')).toHaveLength(3);
  });

  it('moves the discs of one arm in each step', () => {
    const steps = (key: string) => (show?.tracks.find((track) => track.key === key)?.frames.length ?? 2) - 2;
    expect(steps('disc-6L')).toBe(6);
    expect(steps('disc-6R')).toBe(3);
    expect(steps('disc-3')).toBe(9);
  });

  it('begins with the move that came before', () => {
    const moved = showOf(before, after, [event('moved', { canoe: 'red:a', to: '6L' }), event('flowed', { arm: 'left' })], places, river);
    const frames = moved?.tracks.find(({ key }) => key === 'canoe-red-1')?.frames ?? [];
    expect(frames.map(({ y }) => y)).toEqual([500, 500, 600, 600, 720]);
  });

  it('never goes back in time', () => {
    for (const { frames } of [...(show?.tracks ?? []), ...(show?.fallen ?? [])]) {
      const times = keyframes(frames, 0).map(({ offset }) => offset as number);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.at(-1)).toBe(1);
    }
  });
});
