import { describe, expect, it } from 'vitest';
import { isolate } from './isolate';

describe('names inside sentences', () => {
  it('stay as they are from left to right', () => {
    for (const name of ['Ada', 'José', 'Аня', '李', '👩‍🚀 9']) expect(isolate(name)).toBe(name);
  });
  it('are isolated from right to left', () => {
    expect(isolate('עדה')).toBe('\u2068עדה\u2069');
    expect(isolate('Ada آدا')).toBe('\u2068Ada آدا\u2069');
  });
  it('turn nothing around', () => {
    expect(isolate('Ada\u202e:sya\u2066s')).toBe('Ada:syas');
  });
});
