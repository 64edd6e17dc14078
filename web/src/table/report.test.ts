import { beforeAll, expect, it } from 'vitest';
import type { Moment } from '../lib/types';
import { language } from '../lib/words.svelte';
import { aloud, Report } from './report';

const names = (seat: number) => ['Ada', 'Bob', 'Cleo'][seat] ?? '';
type Line = Moment['lines'][number];
const step = (turn: number, to: string): Line => ({
  key: 'mq-event-moved', args: { boat: { key: 'boat-red' }, ground: 'space', tile: 1, to }, rule: 'AA-MOV-01', spaces: [to], subject: `${turn} moved red`,
});
const slow = (speed: number): Line => ({
  key: 'mq-event-slowed', args: { boat: { key: 'boat-red' }, speed, cause: 'move' }, rule: 'AA-DRI-02',
});
const moment = (number: number, ...lines: Line[]): Moment => ({
  number, turn: 0, seat: null, entry: null, drawn: false, events: [], lines,
});

beforeAll(() => language.speak('en'));

it('reports a move by its last step, whatever happened on the way', () => {
  const report = new Report();
  const story = [moment(1, step(1, '1.2')), moment(2, slow(2), step(1, '1.3')), moment(3, step(2, '1.4'))];
  expect(report.lines(story, names).map(({ text, spots }) => [text, spots])).toEqual([
    ['Driftwood slows Red to speed 2', []],
    ['Red moves to space 1.3', ['1.3']],
    ['Red moves to space 1.4', ['1.4']],
  ]);
});

it('renders each moment once', () => {
  const report = new Report();
  let asked = 0;
  const waits = { key: 'niagara-event-stolen', args: { name: { seats: [0] }, from: { seats: [1] }, gem: { key: 'niagara-a-gem-ruby' } }, rule: 'BB-STL-01' };
  const named = (seat: number) => {
    asked += 1;
    return names(seat);
  };
  const story = [moment(1, waits)];
  expect(report.lines(story, named)[0]?.text).toBe('Ada steals a ruby from Bob');
  report.lines([...story, moment(2)], named);
  expect(asked).toBe(2);
});

it('reads aloud what came since, and not all of a long time', () => {
  const lines = new Report().lines(Array.from({ length: 30 }, (_, number) => moment(number, slow(number))), names);
  expect(aloud(lines, 2, 4)).toBe('Driftwood slows Red to speed 3. Driftwood slows Red to speed 4.');
  expect(aloud(lines, -1, 29).split('. ')).toHaveLength(10);
  expect(aloud(lines, 4, 4)).toBe('');
});
