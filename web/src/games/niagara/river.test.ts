import { describe, expect, it } from 'vitest';
import { river } from './sample';

describe('the river', () => {
  it('leads back where it came from', () => {
    expect(river.discs).toHaveLength(9);
    for (const disc of river.discs) {
      const below = river.step(disc, 'down:right');
      if (below && below !== 'lost') expect(river.step(below, 'up')).toBe(disc);
    }
    expect(river.step('beach', 'down')).toBe('1');
    expect(river.step('5', 'load:amber')).toBeNull();
  });

  it('carries one arm only', () => {
    for (const arm of ['left', 'right'] as const) {
      expect(river.discs.filter((disc) => river.carried(disc, arm) !== disc)).toHaveLength(7);
    }
  });

  it('counts the discs to the falls', () => {
    expect(river.discsToFalls('7R')).toBe(1);
    expect(river.discsToFalls('1')).toBe(7);
    expect(river.discsToFalls('beach')).toBeNull();
  });
});
