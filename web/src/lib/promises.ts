/**
 * What each table promised before its first draw, as this browser saw it first. A server that tells another promise later is found out by those
 * who were there.
 */

import { keep, kept } from './kept';

/** So many tables are remembered; those that were not visited for the longest time are forgotten. */
export const REMEMBERED = 300;
const NAME = 'promises';

type Seen = [table: string, commitment: string];

const isSeen = (entry: unknown): entry is Seen =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === 'string');

/** All of them, the last visited at the end. What is no promise, whoever wrote it there, is none. */
function all(): Seen[] {
  try {
    const list: unknown = JSON.parse(kept(NAME) ?? '[]');
    return Array.isArray(list) ? list.filter(isSeen) : [];
  } catch {
    return [];
  }
}

/** What the table promised when this browser saw it first; nothing if it never did, or has forgotten it. */
export function firstPromise(table: string): string | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Remembers what a table promises, unless a promise of it is known already: the first one counts. */
export function rememberPromise(table: string, commitment: string): void {
  const known = all();
  const first = known.find(([id]) => id === table) ?? [table, commitment];
  const others = known.filter(([id]) => id !== table);
  keep(NAME, JSON.stringify([...others, first].slice(-REMEMBERED)));
}
