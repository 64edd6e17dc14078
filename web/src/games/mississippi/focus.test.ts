import { expect, it } from 'vitest';
import type { Scene } from '../../lib/types';
import { focusOf } from './focus';
import { boat, view } from './samples';

const tiles = 6;
const scene: Scene = {
  area: { x: 0, y: 0, width: 1000, height: 6000 },
  pieces: [],
  spots: Array.from({ length: tiles }, (_, tile) => ({ id: `${tile}.1`, x: 500, y: -1000 * tile })),
};
const river = Array.from({ length: tiles }, () => ({ tile: 'A1-3', bend: 'straight', heading: 'n', passengers: 0, removed: false }) as const);
const shows = (reachable: string[]) => {
  const area = focusOf(view({ red: boat({ at: '3.1' }) }, { river: [...river] }), scene, 0, new Set(reachable));
  return scene.spots.filter(({ y }) => area && y >= area.y && y <= area.y + area.height).map(({ id }) => id);
};

it('the boat and the water before it are shown', () => {
  expect(shows([])).toEqual(['3.1', '4.1', '5.1']);
});

it('so is a space behind it that can be reached', () => {
  expect(shows(['2.1'])).toEqual(['2.1', '3.1', '4.1', '5.1']);
});
