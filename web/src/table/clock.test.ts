import { expect, it } from 'vitest';
import { left } from './clock';

it('shows what is left, and never less than nothing', () => {
  expect(left(65_000)).toBe('1:05');
  expect(left(3_909_000)).toBe('1:05:09');
  expect(left(-5)).toBe('0:00');
  expect(left(1)).toBe('0:01');
});
