import { describe, expect, it } from 'vitest';
import { beside, chapterOf, chapters, differs, marked, search } from './book';

const rule = (id: string, title: string, statement: string) => ({ id, title, statement, editions: {} });
const RULES = [
  rule('AA-SET-01', 'The start tile', 'Place the start tile in the middle.'),
  rule('AA-R-01', 'Entering', 'Entering means ending there.'),
  rule('AA-PSH-02', 'Price', 'A push costs 2 points.'),
  rule('AA-PSH-10', 'Пролёт', 'Ещё один толчок: più veloce.'),
];
const entries = beside(RULES, null);
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

describe('the book of rules', () => {
  it('groups by the middle part of the id and puts rulings last', () => {
    expect(chapterOf('BB-CAN-12')).toBe('bb-can');
    expect(chapters(entries).map(({ name, entries: own }) => [name, ids(own)])).toEqual([
      ['aa-set', ['AA-SET-01']],
      ['aa-psh', ['AA-PSH-02', 'AA-PSH-10']],
      ['aa-r', ['AA-R-01']],
    ]);
  });

  it('finds by id, title and statement, every word somewhere', () => {
    expect(ids(search(entries, 'psh-02'))).toEqual(['AA-PSH-02']);
    expect(ids(search(entries, 'MIDDLE start'))).toEqual(['AA-SET-01']);
    expect(ids(search(entries, 'push middle'))).toEqual([]);
    expect(search(entries, '  ')).toBe(entries);
  });

  it('does not mind accents', () => {
    expect(ids(search(entries, 'пролет'))).toEqual(['AA-PSH-10']);
    expect(ids(search(entries, 'еще piu'))).toEqual(['AA-PSH-10']);
  });

  it('finds what only the other edition says', () => {
    const two = beside(RULES, [rule('AA-PSH-02', 'Price', 'A push is free.')]);
    expect(ids(search(two, 'free'))).toEqual(['AA-PSH-02']);
    expect(ids(two.filter(differs))).toEqual(['AA-PSH-02']);
  });

  it('marks both sides of a difference, and nothing where there is none', () => {
    const [, , push] = beside(RULES, [rule('AA-PSH-02', 'Price', 'A push costs 3 points.')]);
    expect(marked(push!)?.first.find(({ shared }) => !shared)?.text).toBe('2 ');
    expect(marked(push!)?.second.find(({ shared }) => !shared)?.text).toBe('3 ');
    expect(marked(entries[0]!)).toBeNull();
  });
});
