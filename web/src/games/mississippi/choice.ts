/** A turn chosen bit by bit: whole turns are narrowed by speed, space, bow and pushes until one is left. */

import type { Dir } from './directions';
import type { Way } from './view';

export interface Choice {
  speed: number | null;
  at: string | null;
  bow: Dir | null;
  /** The answers about pushes, in order; see `pushName`. */
  pushes: readonly string[];
}

export const NOTHING: Choice = { speed: null, at: null, bow: null, pushes: [] };

/** What is to be chosen next, what it can be, and the turn that would be taken now. */
export interface Stand {
  question: 'space' | 'bow' | 'push' | 'confirm';
  /** For each speed, space and bow that can still be chosen: the least coal that the whole turn costs then. */
  speeds: Map<number, number>;
  spaces: Map<string, number>;
  bows: Map<Dir, number>;
  /** The same for the pushes to choose from; the empty name is to push no more. */
  pushes: Map<string, number>;
  /** The cheapest turn of what is left. */
  way: Way | null;
}

/** The least coal of the ways by something that they have. */
function prices<Key>(ways: readonly Way[], key: (way: Way) => Key): Map<Key, number> {
  const least = new Map<Key, number>();
  for (const way of ways) {
    const name = key(way);
    const known = least.get(name);
    if (known === undefined || way.result.spent < known) least.set(name, way.result.spent);
  }
  return least;
}

/** The way with the least coal, then with the fewest pushes, then with the fewest actions. */
export function cheapest(ways: readonly Way[]): Way | null {
  const rank = ({ result, actions }: Way) => result.spent * 10_000 + result.pushed * 100 + actions.length;
  return ways.reduce<Way | null>((best, way) => (best && rank(best) <= rank(way) ? best : way), null);
}

/**
 * Where a choice stands. `pushesOf` names the pushes of a way in order; it is asked only for ways to the space and
 * bow that are chosen.
 */
export function standOf(ways: readonly Way[], choice: Choice, pushesOf: (way: Way) => string[]): Stand {
  const fits = (way: Way, but?: keyof Choice) =>
    (but === 'speed' || choice.speed === null || way.result.wheel === choice.speed) &&
    (but === 'at' || choice.at === null || way.result.at === choice.at) &&
    (but === 'bow' || choice.bow === null || way.result.bow === choice.bow);
  const at = (way: Way) => choice.speed === null || way.result.wheel === choice.speed;
  const there = ways.filter((way) => fits(way, 'bow'));
  const stand: Stand = {
    question: 'space',
    speeds: prices(
      ways.filter((way) => fits(way, 'speed')),
      (way) => way.result.wheel,
    ),
    spaces: prices(ways.filter(at), (way) => way.result.at),
    bows: choice.at === null ? new Map() : prices(there, (way) => way.result.bow),
    pushes: new Map(),
    way: null,
  };
  if (choice.at === null) return stand;
  const bow = choice.bow ?? (stand.bows.size === 1 ? [...stand.bows.keys()][0] : undefined);
  if (bow === undefined) return { ...stand, question: 'bow', way: cheapest(there) };
  const left = there.filter((way) => way.result.bow === bow);
  const speed = choice.speed ?? cheapest(left)?.result.wheel;
  const { ways: last, asked } = askPushes(
    left.filter((way) => way.result.wheel === speed),
    choice.pushes,
    pushesOf,
  );
  return { ...stand, question: asked.size > 0 ? 'push' : 'confirm', pushes: asked, way: cheapest(last) };
}

/** Goes through the pushes of the ways: where they agree nobody is asked, and where they do not, the answers count. */
function askPushes(
  ways: Way[],
  answers: readonly string[],
  pushesOf: (way: Way) => string[],
): { ways: Way[]; asked: Map<string, number> } {
  const known = new Map(ways.map((way) => [way, pushesOf(way)]));
  const given = [...answers];
  let left = ways;
  for (let number = 0; left.length > 1; number += 1) {
    const name = (way: Way) => known.get(way)?.[number] ?? '';
    const least = prices(left, name);
    if (least.size > 1) {
      const answer = given.shift();
      if (answer === undefined || !least.has(answer)) return { ways: left, asked: least };
      left = left.filter((way) => name(way) === answer);
    } else if (least.has('')) break;
  }
  return { ways: left, asked: new Map() };
}
