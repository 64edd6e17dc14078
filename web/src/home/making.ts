/** New tables: what is sent for them, and the ways from a click to the first move. */

import { ask, patiently, POST, PUT } from '../lib/api';
import type { Config, DraftOptions, Field, NewTable, Options, Pace, SeatKind } from '../lib/types';

const SEAT = '/api/v1/tables/{table}/seats/{seat}';

/** What is played if somebody only wants to play. */
const AT_ONCE: Record<string, Options> = {
  'mississippi-queen': { edition: 'it2019', seats: 4 },
  niagara: { seats: 3 },
};

const bot = (level: string): SeatKind => ({ kind: 'bot', level });

/** The level of bots where nobody chooses one. */
export const USUAL_LEVEL = 'medium';

/** The table of somebody who wants to play now: they and bots of a level. */
export function atOnce(game: string, level: string): Config {
  const table = AT_ONCE[game] ?? {};
  const others = Array.from({ length: Number(table['seats']) - 1 }, () => bot(level));
  return { game, table, seats: [{ kind: 'maker' }, ...others] };
}

/** The table of several people at one screen, filled up with bots to the fewest that the game needs. */
export function oneScreen(game: string, people: number, fewest: number): Config {
  const seats = Math.max(people, fewest);
  const sitters = Array.from({ length: seats }, (_, seat): SeatKind => {
    if (seat === 0) return { kind: 'maker' };
    return seat < people ? { kind: 'open' } : bot(USUAL_LEVEL);
  });
  return { game, table: { ...AT_ONCE[game], seats }, seats: sitters };
}

/** The values of a number that differ from the usual one: worth a choice of their own where they are few. */
export function choices(field: Field): number[] {
  if (field.kind !== 'number' || field.most - field.least > 8) return [];
  const all = Array.from({ length: field.most - field.least + 1 }, (_, index) => field.least + index);
  return all.filter((value) => value !== field.usual);
}

/** What the rules say about the options of a table that is being made. */
export function judge(game: string, options: Options): Promise<DraftOptions> {
  return patiently(() => ask(POST('/api/v1/games/{game}/options', { params: { path: { game } }, body: options })));
}

/** As many seats as wanted: new ones are like the last one, but nobody sits twice. */
export function resized(sitters: SeatKind[], seats: number): SeatKind[] {
  const last = sitters.at(-1) ?? { kind: 'open' };
  const more: SeatKind = last.kind === 'maker' ? { kind: 'open' } : last;
  return Array.from({ length: seats }, (_, seat) => sitters[seat] ?? more);
}

/** Puts somebody on a seat. Who makes the table sits once: their seat before becomes open. */
export function seated(sitters: SeatKind[], seat: number, who: SeatKind): SeatKind[] {
  return sitters.map((sitter, at) => {
    if (at === seat) return who;
    return who.kind === 'maker' && sitter.kind === 'maker' ? { kind: 'open' } : sitter;
  });
}

/** A pace as it is typed: the kind, and the amounts in the units that people think in. */
export interface Thinking {
  kind: Pace['kind'];
  minutes: number;
  increment: number;
  days: number;
}

export function pace({ kind, minutes, increment, days }: Thinking): Pace {
  if (kind === 'live') return { kind, seconds: Math.round(minutes * 60), increment: Math.round(increment) };
  if (kind === 'per-turn') return { kind, seconds: Math.round(days * 24 * 3600) };
  return { kind: 'unlimited' };
}

/** Whether nobody else is waited for, so that the game can begin at once. */
export const complete = (sitters: SeatKind[]): boolean => sitters.every(({ kind }) => kind === 'maker' || kind === 'bot');

/** Something that each player adds to the draws, so that nobody can have chosen them. */
const seed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Makes a table. Who sits there at once adds to the draws, as everybody does who sits down later. */
export async function make(config: Config): Promise<NewTable> {
  const table = await ask(POST('/api/v1/tables', { body: config }));
  const own = config.seats.findIndex(({ kind }) => kind === 'maker');
  if (own >= 0) await patiently(() => ask(PUT(SEAT, { params: { path: { table: table.id, seat: own } }, body: { seed: seed() } })));
  return table;
}

export function begin(table: string): Promise<unknown> {
  return patiently(() => ask(POST('/api/v1/tables/{table}/start', { params: { path: { table } } })));
}

/** One click: a table with bots that has begun. */
export async function playNow(game: string, level: string): Promise<string> {
  const { id } = await make(atOnce(game, level));
  await begin(id);
  return id;
}

/** A table for people who share this screen: all their seats are the reader's. */
export async function shareScreen(game: string, names: string[], fewest: number): Promise<string> {
  const { id } = await make(oneScreen(game, names.length, fewest));
  for (const [seat, name] of names.entries()) {
    await patiently(() => ask(PUT(SEAT, { params: { path: { table: id, seat } }, body: { name, seed: seed() } })));
  }
  await begin(id);
  return id;
}
