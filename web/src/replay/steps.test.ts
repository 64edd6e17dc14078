import { describe, expect, it } from 'vitest';
import type { Moment } from '../lib/types';
import { chunkOf, CHUNK, keyed, LISTED, listFrom, turnFrom, turnsOf, within } from './steps';

const moment = (number: number, turn: number, seat: number | null): Moment => ({
  number,
  turn,
  seat,
  entry: null,
  drawn: seat === null,
  events: [],
  lines: [],
});

/** A start, a draw, two actions of seat 1 (the second ends the turn), a draw, one action of seat 0. */
const STORY = [moment(0, 0, null), moment(1, 1, null), moment(2, 1, 1), moment(3, 2, 1), moment(4, 2, null), moment(5, 3, 0)];

describe('the steps of a replay', () => {
  it('puts each action into the turn that it was made in', () => {
    expect(turnsOf(STORY)).toEqual([
      { number: 0, seat: null, first: 0, last: 1 },
      { number: 1, seat: 1, first: 2, last: 3 },
      { number: 2, seat: 0, first: 4, last: 5 },
    ]);
    // Niagara's own count begins at 11.
    const counted = [moment(0, 0, null), moment(1, 11, null), moment(2, 11, 2), moment(3, 12, 0), moment(4, 21, 1)];
    expect(turnsOf(counted).map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(turnsOf([])).toEqual([]);
  });

  it('goes from turn to turn and stays inside', () => {
    const turns = turnsOf(STORY);
    expect(turnFrom(turns, 0, 1)).toBe(1);
    expect(turnFrom(turns, 2, 1)).toBe(3);
    expect(turnFrom(turns, 5, 1)).toBe(5);
    expect(turnFrom(turns, 5, -1)).toBe(3);
    expect(turnFrom(turns, 1, -1)).toBe(0);
    expect(turnFrom([], 3, 1)).toBe(0);
  });

  it('keeps a wanted moment inside the game, whatever the address says', () => {
    expect([within(7, 5), within(-1, 5), within(NaN, 5), within(2.9, 5)]).toEqual([5, 0, 0, 2]);
  });

  it('lists a part of a long game that has the turn which is shown', () => {
    expect([listFrom(0, 0, 10), listFrom(0, 9, 10)]).toEqual([0, 0]);
    expect([listFrom(0, LISTED - 1, 500), listFrom(0, LISTED, 500)]).toEqual([0, LISTED / 2]);
    expect([listFrom(200, 150, 500), listFrom(200, 499, 500), listFrom(470, 480, 500)]).toEqual([150 - LISTED / 2, 500 - LISTED, 500 - LISTED]);
  });

  it('fetches whole chunks', () => {
    expect([chunkOf(0), chunkOf(CHUNK - 1), chunkOf(CHUNK)]).toEqual([0, 0, CHUNK]);
  });

  it('knows its keys', () => {
    expect([keyed('ArrowLeft', 0, 9), keyed('ArrowRight', 9, 9), keyed('ArrowRight', 3, 9)]).toEqual([0, 9, 4]);
    expect([keyed('Home', 3, 9), keyed('End', 3, 9), keyed(' ', 3, 9), keyed('a', 3, 9)]).toEqual([0, 9, 'play', null]);
  });
});
