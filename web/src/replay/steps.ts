/** Where one is in a game that is looked at again, and where one can go. */

import type { Moment } from '../lib/types';

/** Moments that are fetched together, with their pictures. */
export const CHUNK = 40;
/** Moments a second. */
export const SPEEDS = [1, 2, 4, 8] as const;

/** A turn: who acted first in it, and its first and last moment. */
export interface TurnOf {
  /** Which one it is, from 1; 0 for what comes before the first. Games count in ways of their own, so it is not theirs. */
  number: number;
  seat: number | null;
  first: number;
  last: number;
}

/** The turns of a story, in order. What is only drawn belongs to the turn that it happens in. */
export function turnsOf(story: Moment[]): TurnOf[] {
  const turns: TurnOf[] = [];
  let turn: number | undefined;
  for (const moment of story) {
    // An action belongs to the turn that it was made in, which is that of the moment before it.
    const own = story[moment.number - 1]?.turn ?? moment.turn;
    const last = turns.at(-1);
    if (last && turn === own) {
      last.last = moment.number;
      last.seat ??= moment.seat;
    } else {
      turns.push({ number: own === 0 ? 0 : turns.length + (turns[0]?.number === 0 ? 0 : 1), seat: moment.seat, first: moment.number, last: moment.number });
    }
    turn = own;
  }
  return turns;
}

export const within = (at: number, last: number): number => Math.min(Math.max(Math.trunc(at) || 0, 0), Math.max(last, 0));

/** The end of the next turn, or of the one before. */
export function turnFrom(turns: TurnOf[], at: number, way: 1 | -1): number {
  const ends = turns.map(({ last }) => last);
  const found = way === 1 ? ends.find((end) => end > at) : ends.findLast((end) => end < at);
  return found ?? (way === 1 ? (ends.at(-1) ?? 0) : 0);
}

/** So many turns are listed at once; a long game has hundreds, and a page with all of them is slow. */
export const LISTED = 40;

/** The first turn to list: where it was, unless the turn that is shown is not among the listed ones. */
export function listFrom(first: number, now: number, turns: number): number {
  const last = Math.max(0, turns - LISTED);
  const wanted = now < first || now >= first + LISTED ? now - LISTED / 2 : first;
  return Math.min(Math.max(wanted, 0), last);
}

/** The first moment of the chunk that a moment lies in. */
export const chunkOf = (at: number): number => at - (at % CHUNK);

/** What a key does: the moment to go to, or `play`; nothing for other keys. */
export function keyed(key: string, at: number, last: number): number | 'play' | null {
  const steps: Record<string, number | 'play'> = {
    ArrowLeft: within(at - 1, last),
    ArrowRight: within(at + 1, last),
    Home: 0,
    End: last,
    ' ': 'play',
  };
  return steps[key] ?? null;
}
