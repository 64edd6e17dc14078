import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../games/fixtures';
import { atOnce, choices, complete, oneScreen, pace, resized, seated } from './making';

describe('new tables', () => {
  it('seat one person and bots where somebody wants to play at once', () => {
    expect(atOnce('mississippi-queen', 'hard').table).toEqual({ edition: 'it2019', seats: 4 });
    expect(atOnce('mississippi-queen', 'hard').seats).toHaveLength(4);
    expect(atOnce('niagara', 'hard').seats.map(({ kind }) => kind)).toEqual(['maker', 'bot', 'bot']);
    expect(atOnce('niagara', 'hard').seats[1]).toEqual({ kind: 'bot', level: 'hard' });
    expect(complete(atOnce('niagara', 'hard').seats)).toBe(true);
  });

  it('fill one screen up with bots to what the game needs', () => {
    const two = oneScreen('niagara', 2, 3);
    expect(two.table).toEqual({ seats: 3 });
    expect(two.seats.map(({ kind }) => kind)).toEqual(['maker', 'open', 'bot']);
    const five = oneScreen('mississippi-queen', 5, 2);
    expect(five.table).toEqual({ edition: 'it2019', seats: 5 });
    expect(five.seats.slice(1).every(({ kind }) => kind === 'open')).toBe(true);
  });

  it('offer only numbers that change something', () => {
    expect(choices({ name: 'boats_each', kind: 'number', least: 1, most: 2, usual: 1, may_be_none: false })).toEqual([2]);
    expect(choices({ name: 'team_size', kind: 'number', least: 2, most: 3, usual: null, may_be_none: false })).toEqual([2, 3]);
    expect(choices({ name: 'round_limit', kind: 'number', least: 1, most: 1000, usual: null, may_be_none: false })).toEqual([]);
  });

  it('grow and shrink without seating the maker twice', () => {
    expect(resized([{ kind: 'maker' }], 3)).toEqual([{ kind: 'maker' }, { kind: 'open' }, { kind: 'open' }]);
    const bots = resized([{ kind: 'maker' }, { kind: 'bot', level: 'hard' }], 3);
    expect(bots[2]).toEqual({ kind: 'bot', level: 'hard' });
    expect(resized(bots, 2)).toHaveLength(2);
    expect(seated(bots, 2, { kind: 'maker' }).map(({ kind }) => kind)).toEqual(['open', 'bot', 'maker']);
  });

  it('count minutes and days in seconds', () => {
    const typed = { minutes: 10, increment: 15, days: 1.5 };
    expect(pace({ kind: 'live', ...typed })).toEqual({ kind: 'live', seconds: 600, increment: 15 });
    expect(pace({ kind: 'per-turn', ...typed })).toEqual({ kind: 'per-turn', seconds: 129_600 });
    expect(pace({ kind: 'unlimited', ...typed })).toEqual({ kind: 'unlimited' });
  });
});

/** What the games offer has words on the page. */
describe('the words of the options', () => {
  const root = join(import.meta.dirname, '../../..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const english = read('locales/en/web-pages.ftl');
  const said = (key: string) => english.includes(`\n${key} = `);
  const word = (name: string) => name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();

  const games = [fixtures['mississippi-queen'], fixtures.niagara];

  it('name and explain every option of every game, and its values', () => {
    const options = games.flatMap(({ options }) => options);
    expect(options.length).toBeGreaterThan(16);
    const keys = options.flatMap(({ name }) => [`option-${word(name)}`, `about-${word(name)}`]);
    const values = options.flatMap((option) => (option.kind === 'choice' ? option.values.map((value) => `choice-${word(option.name)}-${word(value)}`) : []));
    expect([...keys, ...values].filter((key) => !said(key))).toEqual([]);
  });

  it('name every value of every point on which editions differ', () => {
    const points = games.flatMap(({ points }) => points);
    const keys = points.flatMap(({ field, values }) => values.map((value) => `house-${word(field)}-${word(value)}`));
    expect(keys.length).toBeGreaterThan(45);
    expect([...english.matchAll(/^(house-\S+) =/gm)].map((found) => found[1]).toSorted()).toEqual(keys.toSorted());
  });

  it('name every chapter of the rules', () => {
    const rules = ['mississippi', 'niagara'].map((game) => read(`locales/en/${game}-rules.ftl`)).join('\n');
    const chapters = new Set([...rules.matchAll(/^([A-Z]+-[A-Z]+)-\d+ =/gm)].map((found) => `chapter-${word(found[1]!)}`));
    expect([...english.matchAll(/^(chapter-\S+) =/gm)].map((found) => found[1]).toSorted()).toEqual([...chapters].toSorted());
  });
});
