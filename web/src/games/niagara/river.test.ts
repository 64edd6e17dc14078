import { describe, expect, it } from 'vitest';
import { carried, DISCS, discsToFalls, isOpened, stepTo } from './river';
import { sample } from './sample';

describe('the river', () => {
  it('leads back where it came from', () => {
    for (const disc of DISCS) {
      const below = stepTo(disc, disc === '5' ? 'down:right' : 'down');
      if (below && below !== 'lost') expect(stepTo(below, 'up')).toBe(disc);
    }
  });

  it('carries one arm only', () => {
    for (const arm of ['left', 'right'] as const) {
      expect(DISCS.filter((disc) => carried(disc, arm) !== disc)).toHaveLength(7);
    }
    expect(carried('7L', 'left')).toBe('lost');
    expect(carried('7R', 'left')).toBe('7R');
    expect(carried('5', 'right')).toBe('6R');
  });

  it('counts the discs to the falls', () => {
    expect(discsToFalls('7R')).toBe(1);
    expect(discsToFalls('1')).toBe(7);
    expect(discsToFalls('beach')).toBeNull();
  });
});

describe('a card', () => {
  it('is open from its player’s turn on, counted from the ring', () => {
    const view = sample(['4', 'beach']);
    expect(isOpened(view, 1)).toBe(true);
    expect(isOpened(view, 2)).toBe(true);
    expect(isOpened(view, 0)).toBe(false);
    expect(isOpened({ ...view, phase: 'cards', course: null }, 1)).toBe(false);
    expect(isOpened({ ...view, phase: 'river', course: null }, 0)).toBe(true);
  });
});
