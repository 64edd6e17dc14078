/**
 * What the reader can do with one click. Everything here comes from what the server says is legal and from its whole
 * turns: a beginning of such a turn is always legal, and a whole one ends the turn.
 */

import type { Remark } from '../../lib/message';
import type { Plan } from '../../lib/types';
import { canoesOf, indexOf, seatOf, type NiagaraView, type River, type Which } from './river';

export type OfferKind =
  | 'card' | 'buy' | 'canoe' | 'load' | 'unload' | 'swap' | 'steal' | 'up' | 'down' | 'falls' | 'weather' | 'end';

/** One thing that can be done. */
export interface Offer {
  kind: OfferKind;
  /** The gem, card, canoe, arm or direction that it is about. */
  what: string;
  actions: string[];
  /** Whether the turn is over with it, so that it cannot be taken back alone any more. */
  ends: boolean;
  /** What it costs, in points. */
  cost: number;
  /** What comes of it in any case. */
  remarks: Remark[];
}

/** A disc, the beach or the falls as the end of some steps. */
export interface Target extends Offer {
  spot: string;
  /** The way there, beginning where the canoe is. */
  path: string[];
}

/** Where a plan leads is not needed here: its actions, their prices and the remarks on it say it all. */
export type Turn = Pick<Plan, 'actions' | 'costs' | 'remarks'>;
export type Turns = Turn[];

const same = (one: string[], other: string[]) => one.length === other.length && one.every((word, i) => word === other[i]);
const begins = (turn: string[], beginning: string[]) => beginning.every((word, i) => word === turn[i]);

/** The spot of a place; over the falls there is one for each arm. */
const spotOf = (place: string, before: string, river: River): string =>
  place === 'lost' ? `falls-${river.place(before)?.arm ?? 'left'}` : place;

/** What must be said before anything else about the canoe that moves. */
function preface(view: NiagaraView, canoe: Which | null): string[] {
  return canoe && view.course?.canoe !== canoe ? [`canoe:${canoe}`] : [];
}

/** Turns that differ only by their arms lead to the same over the falls, and the server then tells one of them. */
export function withBothArms(turns: Turns): Turns {
  const other: Record<string, string> = { 'down:left': 'down:right', 'down:right': 'down:left' };
  return turns.flatMap((turn) =>
    turn.actions.some((action) => action in other)
      ? [turn, { ...turn, actions: turn.actions.map((action) => other[action] ?? action) }]
      : [turn],
  );
}

const STEP = /^(up|down)/;

/** What one action of a turn costs, by what the turn pays for all of its kind. */
function price({ actions, costs }: Turn, action: string): number {
  const word = action.split(':')[0] ?? '';
  const [purpose, kind] = STEP.test(word) ? ['move', STEP] : [word, new RegExp(`^${word}\\b`)];
  const paid = costs.find((cost) => cost.purpose === purpose)?.amount ?? 0;
  return paid / Math.max(1, actions.filter((one) => kind.test(one)).length);
}

/** What is said of every turn that begins like this. */
function remarksFor(turns: Turns, beginning: string[]): Remark[] {
  const [first, ...rest] = turns.filter(({ actions }) => begins(actions, beginning)).map(({ remarks }) => remarks ?? []);
  const said = (remark: Remark) => JSON.stringify(remark);
  return (first ?? []).filter((remark) => rest.every((remarks) => remarks.some((other) => said(other) === said(remark))));
}

/** Where the canoe that moves can get to, each by the fewest actions. */
export function targets(view: NiagaraView, turns: Turns, river: River): Map<string, Target> {
  const found = new Map<string, Target>();
  const canoe = view.course?.mover;
  if (!canoe || !view.course) return found;
  const start = canoesOf(view, seatOf(view.course.player))[indexOf(canoe)]?.at;
  if (!start) return found;
  const all = withBothArms(turns);
  const before = preface(view, canoe);
  for (const turn of all) {
    if (!begins(turn.actions, before)) continue;
    let [cost, path] = [0, [start]];
    for (let length = before.length + 1; length <= turn.actions.length; length += 1) {
      const action = turn.actions[length - 1] ?? '';
      if (/^(canoe|steal|end)/.test(action)) break;
      const from = path.at(-1) ?? start;
      const to = river.step(from, action);
      cost += price(turn, action);
      if (!to) continue;
      path = [...path, to];
      const spot = spotOf(to, from, river);
      if ((found.get(spot)?.actions.length ?? Infinity) <= length) continue;
      const actions = turn.actions.slice(0, length);
      const ends = all.some((other) => same(other.actions, actions));
      found.set(spot, { kind: to === 'lost' ? 'falls' : 'down', what: to, actions, ends, cost, remarks: remarksFor(all, actions), spot, path });
    }
  }
  return found;
}

/** The kinds of actions by the first word of their text forms. */
const KINDS: Record<string, OfferKind> = {
  card: 'card', buy: 'buy', canoe: 'canoe', load: 'load', unload: 'unload', steal: 'steal', up: 'up', down: 'down',
  weather: 'weather', end: 'end',
};

/** Every choice that is open, one for each legal action, with swaps as one, and the only canoe taken for granted. */
export function offers(view: NiagaraView, legal: string[], turns: Turns, river: River): Offer[] {
  const both = withBothArms(turns);
  const all = both.map(({ actions }) => actions);
  const canoe = view.course?.mover ?? null;
  const before = preface(view, canoe);
  const after = all.filter((turn) => begins(turn, before)).flatMap((turn) => turn[before.length] ?? []);
  const granted = before.length > 0 && after.length > 0;
  const rest = legal.filter((action) => !granted || !action.startsWith('canoe:'));
  const made = [
    ...(granted ? [...new Set(after)].map((action) => offer([...before, action])) : []),
    ...rest.map((action) => offer([action])),
  ];
  return made.flatMap((one) => (one.kind === 'unload' ? [...swaps(one), ...(only(one) ? [] : [one])] : [one]));

  function offer(actions: string[]): Offer {
    const [word, ...what] = (actions.at(-1) ?? '').split(':');
    const kind = KINDS[word ?? ''] ?? 'end';
    const at = view.course && canoe ? canoesOf(view, seatOf(view.course.player))[indexOf(canoe)]?.at : null;
    const falls = kind === 'down' && at != null && river.step(at, 'down') === 'lost';
    const ends = all.length === 0 || all.some((turn) => same(turn, actions));
    const turn = both.find((one) => begins(one.actions, actions));
    const cost = turn ? actions.reduce((sum, action) => sum + price(turn, action), 0) : 0;
    return { kind: falls ? 'falls' : kind, what: what.join(':'), actions, ends, cost, remarks: remarksFor(both, actions) };
  }

  /** Another gem for the one aboard, at once. */
  function swaps({ actions }: Offer): Offer[] {
    const next = all.filter((turn) => begins(turn, actions)).flatMap((turn) => turn[actions.length] ?? []);
    const loads = [...new Set(next)].filter((action) => action.startsWith('load:'));
    return loads.map((load) => ({ ...offer([...actions, load]), kind: 'swap' }));
  }

  /** Whether unloading leaves nothing else to do but to load. */
  function only({ actions }: Offer): boolean {
    const next = all.filter((turn) => begins(turn, actions)).map((turn) => turn[actions.length]);
    return next.length > 0 && next.every((action) => action?.startsWith('load:'));
  }
}
