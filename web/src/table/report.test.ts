import { expect, it } from 'vitest';
import type { GameKind } from '../games/kind';
import type { Moment } from '../lib/types';
import { aloud, Report } from './report';

const names = String;
let asked = 0;
const kind = {
  story: ({ event, rule }: { event: string; rule: string }) => {
    asked += 1;
    if (event === 'silent') return null;
    return { text: event, rule, spots: [], ...(event.startsWith('step') ? { of: 'way' } : {}) };
  },
} as unknown as GameKind;
const moment = (number: number, ...events: string[]) =>
  ({ number, events: events.map((event) => ({ event, rule: 'R' })) }) as unknown as Moment;

it('tells each moment once, and a way by its last step', () => {
  const report = new Report(kind);
  const story = [moment(0, 'begins'), moment(1, 'step one'), moment(2, 'silent', 'step two')];
  const texts = (told: readonly Moment[]) => report.lines(told, names, null).map(({ text }) => text);
  expect(texts(story)).toEqual(['begins', 'step two']);
  asked = 0;
  expect(texts([...story, moment(3, 'ends')])).toEqual(['begins', 'step two', 'ends']);
  expect(asked).toBe(1);
});

it('reads aloud what came since, and not all of a long time', () => {
  const lines = new Report(kind).lines(Array.from({ length: 30 }, (_, number) => moment(number, `event ${number}`)), names, null);
  expect(aloud(lines, 2, 4)).toBe('event 3. event 4.');
  expect(aloud(lines, -1, 29).split('. ')).toHaveLength(10);
  expect(aloud(lines, 4, 4)).toBe('');
});
