/** The rules of a game as a book: chapters, search, two editions beside each other. */

import type { RuleBody } from '../lib/types';
import { diff, type Sides } from './diff';

/** A rule as the page shows it; `other` where a second edition stands beside it. */
export interface Entry {
  id: string;
  title: string;
  statement: string;
  other: string | null;
}

export interface Chapter {
  /** Such as `mq-psh`: the game and the middle part of the ids. */
  name: string;
  entries: Entry[];
}

/** The chapter that a rule belongs to. */
export function chapterOf(id: string): string {
  return id.split('-').slice(0, 2).join('-').toLowerCase();
}

/** The rules of an edition, with those of another one beside them. */
export function beside(rules: RuleBody[], others: RuleBody[] | null): Entry[] {
  const known = new Map(others?.map((rule) => [rule.id, rule.statement]));
  return rules.map(({ id, title, statement }) => ({ id, title, statement, other: known.get(id) ?? null }));
}

/** The words to find, without regard to case, accents and the Russian ё. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The entries in which every word of the question occurs. */
export function search(entries: Entry[], asked: string): Entry[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ id, title, statement, other }) => {
    const text = folded(`${id} ${title} ${statement} ${other ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

export const differs = ({ statement, other }: Entry): boolean => other !== null && other !== statement;

/** Chapters in the order of their first rule; the rulings come last, since they lean on all the others. */
export function chapters(entries: Entry[]): Chapter[] {
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = chapterOf(entry.id);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  const all = [...byName].map(([name, own]) => ({ name, entries: own }));
  const rulings = ({ name }: Chapter) => Number(name.endsWith('-r'));
  return all.sort((one, other) => rulings(one) - rulings(other));
}

/** Both statements of an entry, with what only one of them says; nothing where they agree. */
export function marked(entry: Entry): Sides | null {
  return entry.other !== null && differs(entry) ? diff(entry.statement, entry.other) : null;
}
