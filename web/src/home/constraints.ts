/**
 * Which options of a table the rules exclude: what `Queen::new` of the engine checks, in its order. The engine stays the
 * judge; this is for not offering what it would refuse. The tests hold it against the engine's own scenarios.
 */

import type { Point } from '../lib/types';

/** A game's table document as it is being filled in; what is not there is as usual. */
export type Options = Record<string, unknown>;

/** An option that cannot be, and the rule that says so. */
export interface Excluded {
  place: string;
  rule: string;
}

const B_TILES = ['B1', 'B1/B2', 'B2', 'B3-1', 'B3-2', 'B4'];
/** The six racing boats are as many as there are places by the start docks. */
const MOST_BOATS = 6;
/** Tiles of a river in which each B tile replaces an A tile. */
const USUAL_LENGTH = 12;

const number = (options: Options, name: string): number => Number(options[name] ?? 0);
const tilesOf = (options: Options): string[] => (options['b_tiles'] as string[] | undefined) ?? [];

const namedOf = (options: Options): string[] => (options['leaving'] as string[] | undefined) ?? [];
/** A tiles that leave for B tiles. */
const leave = (options: Options): number => USUAL_LENGTH + tilesOf(options).length - Number(options['length'] ?? USUAL_LENGTH);

/** What a point says at this table: the house rule, or the edition. */
function said(options: Options, points: Point[], field: string): string | undefined {
  const house = options['house'] as Record<string, string> | undefined;
  return house?.[field] ?? points.find((point) => point.field === field)?.value;
}

function boats(options: Options): Excluded | null {
  const [seats, each] = [number(options, 'seats'), number(options, 'boats_each')];
  if (seats === 2 && each === 1) return { place: 'boats_each', rule: 'MQ-TWO-01' };
  if (seats > 3 && each === 2) return { place: 'boats_each', rule: 'MQ-VAR-02' };
  return null;
}

function teams(options: Options, points: Point[]): Excluded | null {
  const [seats, size] = [number(options, 'seats'), number(options, 'team_size')];
  const three = said(options, points, 'teams') === 'two-or-three';
  const fits = size < 2 || (size === 2 && (seats === 4 || (seats === 6 && three))) || (size === 3 && seats === 6);
  return fits ? null : { place: 'team_size', rule: 'MQ-VAR-03' };
}

function rose(options: Options, points: Point[]): Excluded | null {
  const seats = number(options, 'seats');
  const each = seats === 2 || number(options, 'boats_each') === 2 ? 2 : 1;
  if (!options['black_rose'] || seats * each < MOST_BOATS) return null;
  if (said(options, points, 'sixth_docks') === '3') return { place: 'black_rose', rule: 'MQ-R-35' };
  return seats === 6 ? { place: 'black_rose', rule: 'MQ-BLR-01' } : null;
}

function introduction(options: Options, points: Point[]): Excluded | null {
  if (!options['introductory']) return null;
  if (said(options, points, 'introduction') === 'absent') return { place: 'introductory', rule: 'MQ-INT-01' };
  if (tilesOf(options).length > 0) return { place: 'b_tiles', rule: 'MQ-INT-02' };
  if (Number(options['length'] ?? USUAL_LENGTH) !== USUAL_LENGTH) return { place: 'length', rule: 'MQ-INT-02' };
  if (namedOf(options).length > 0) return { place: 'leaving', rule: 'MQ-INT-02' };
  const other = ['black_rose', 'minimum_passengers', 'more_passengers'].find((name) => options[name]);
  return other ? { place: other, rule: 'MQ-INT-02' } : null;
}

function tiles(options: Options, points: Point[], draft: boolean): Excluded | null {
  const chosen = tilesOf(options);
  const wrong = chosen.findIndex((tile, index) => !B_TILES.includes(tile) || chosen.indexOf(tile) !== index);
  if (wrong >= 0) return { place: `b_tiles.${wrong}`, rule: 'MQ-BTI-02' };
  const count = leave(options);
  if (count < 0 || count > chosen.length) return { place: 'length', rule: 'MQ-R-37' };
  const named = namedOf(options);
  const right = draft ? named.length <= count : named.length === count;
  const may = named.length === 0 || (right && said(options, points, 'leaving_tiles') === 'may-be-named');
  if (!may) return { place: 'leaving', rule: 'MQ-R-37' };
  const unknown = named.findIndex((tile, index) => !/^A[1-3]-/.test(tile) || named.indexOf(tile) !== index);
  return unknown < 0 ? null : { place: `leaving.${unknown}`, rule: 'MQ-R-37' };
}

function passengers(options: Options, points: Point[]): Excluded | null {
  if (!options['more_passengers']) return null;
  const allowed = said(options, points, 'extra_passengers') === 'blue-docks' && tilesOf(options).length > 0;
  if (!allowed) return { place: 'more_passengers', rule: 'MQ-BTI-05' };
  return options['minimum_passengers'] ? { place: 'more_passengers', rule: 'MQ-VAR-01' } : null;
}

/** Whether the docks that are left hold two passengers for each player. */
function docks(options: Options, points: Point[]): Excluded | null {
  if (options['introductory']) return null;
  const [seats, named] = [number(options, 'seats'), namedOf(options)];
  const gone = (kind: string, drawn: number) => (named.length > 0 ? named.filter((tile) => tile.startsWith(kind)).length : drawn);
  const [red, blue] = [4 - gone('A2', Math.max(0, leave(options) - 3)), 4 - gone('A1', 0)];
  let share = seats <= 3 ? [1, 1] : seats === 4 ? [1, 2] : [2, 2];
  const held = ([atRed = 0, atBlue = 0]: number[]) => red * atRed + blue * atBlue;
  if (options['minimum_passengers']) {
    share = [[1, 1], [1, 2], [2, 2], [2, 3], [3, 3]].find((one) => held(one) >= 2 * seats) ?? share;
  } else if (options['more_passengers'] || held(share) < 2 * seats) {
    const extra = { 'every-dock': [1, 1], 'blue-docks': [0, 1] }[said(options, points, 'extra_passengers') ?? ''] ?? [0, 0];
    share = share.map((one, index) => one + (extra[index] ?? 0));
  }
  return held(share) >= 2 * seats ? null : { place: named.length > 0 ? 'leaving' : 'b_tiles', rule: 'MQ-R-37' };
}

/**
 * Why a table cannot be played, or nothing. `points` are those of its edition. In a draft, a list that has to be complete may
 * still lack something.
 */
export function excluded(game: string, options: Options, points: Point[], draft = false): Excluded | null {
  if (game !== 'mississippi-queen') return null;
  return (
    boats(options) ??
    teams(options, points) ??
    rose(options, points) ??
    introduction(options, points) ??
    tiles(options, points, draft) ??
    passengers(options, points) ??
    docks(options, points)
  );
}

/** Why a table cannot be changed like this, or nothing. */
export function whyNot(game: string, options: Options, points: Point[], change: Options): Excluded | null {
  return excluded(game, { ...options, ...change }, points, true);
}

/** Takes away what another choice has excluded, such as the Black Rose from a table that has become one for six. */
export function settled(game: string, options: Options, points: Point[]): { options: Options; dropped: Excluded[] } {
  const dropped: Excluded[] = [];
  let left = options;
  for (let reason = excluded(game, left, points, true); reason; reason = excluded(game, left, points, true)) {
    const field = reason.place.split('.')[0] ?? '';
    if (!(field in left)) break;
    left = Object.fromEntries(Object.entries(left).filter(([name]) => name !== field));
    dropped.push(reason);
  }
  return { options: left, dropped };
}
