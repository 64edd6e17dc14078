import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Point } from '../lib/types';
import { excluded, settled, whyNot, type Options } from './constraints';

const ROOT = join(import.meta.dirname, '../../..');
const GAME = 'mississippi-queen';
const EDITIONS = ['it2019', 'fr2019', 'ru2019', 'it1997'];

/** The points that matter here, as the editions have them. */
const pointsOf = (edition: string): Point[] => [
  { field: 'introduction', rule: 'MQ-INT-01', value: edition === 'it1997' ? 'offered' : 'absent', values: [] },
  { field: 'extra_passengers', rule: 'MQ-BTI-05', value: edition === 'ru2019' ? 'blue-docks' : edition === 'it1997' ? 'none' : 'every-dock', values: [] },
  { field: 'teams', rule: 'MQ-VAR-03', value: edition === 'it2019' || edition === 'ru2019' ? 'two-teams' : 'two-or-three', values: [] },
  { field: 'sixth_docks', rule: 'MQ-SIX-02', value: edition === 'it1997' ? '3' : '3-or-5', values: [] },
  { field: 'leaving_tiles', rule: 'MQ-R-37', value: edition === 'it1997' ? 'may-be-named' : 'drawn', values: [] },
];

interface Case {
  file: string;
  edition: string;
  options: Options;
  refused: string | null;
}

/** Every table of the engine's scenarios, with the rule that refuses it. */
function scenarios(): Case[] {
  const folder = join(ROOT, 'fixtures/mississippi/scenarios');
  const cases: Case[] = [];
  for (const file of readdirSync(folder)) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const only = lines.find((line) => line.startsWith('editions:'))?.slice(9).trim().split(/\s+/) ?? EDITIONS;
    for (const edition of only) {
      const mine = lines.filter((line) => !line.startsWith('[') || line.slice(1, line.indexOf(']')).split(' ').includes(edition));
      const plain = mine.map((line) => line.replace(/^\[[^\]]*\]\s*/, ''));
      plain.forEach((line, index) => {
        if (!line.startsWith('table:')) return;
        const options = { edition, ...(JSON.parse(line.slice(6)) as Options) };
        const next = plain.slice(index + 1).find((other) => /^(table|refuse-table|position):/.test(other)) ?? '';
        const refused = next.startsWith('refuse-table:') ? next.slice(13).trim() : null;
        cases.push({ file, edition: String(options.edition), options, refused });
      });
    }
  }
  return cases;
}

describe('excluded', () => {
  const cases = scenarios();

  it('refuses by the same rule what the engine refuses in its scenarios, and nothing else', () => {
    expect(cases.filter(({ refused }) => refused).length).toBeGreaterThan(40);
    for (const { file, edition, options, refused } of cases) {
      const found = excluded(GAME, options, pointsOf(edition))?.rule ?? null;
      expect({ file, edition, options, found }).toEqual({ file, edition, options, found: refused });
    }
  });

  it('knows every rule by which the engine refuses a table', () => {
    const rust = readFileSync(join(ROOT, 'crates/mississippi/src/table.rs'), 'utf8');
    const cited = [...new Set(rust.match(/RuleId::[A-Z]\w+/g))];
    const ids = cited.map((name) => `MQ-${name.slice(8).replace(/(\d+)$/, '-$1').toUpperCase()}`);
    const own = readFileSync(join(import.meta.dirname, 'constraints.ts'), 'utf8');
    expect([...new Set(own.match(/MQ-[A-Z]+-\d+/g))].sort()).toEqual(ids.sort());
  });

  it('lets a house rule offer the introductory game', () => {
    const options = { edition: 'it2019', seats: 3, introductory: true };
    expect(excluded(GAME, options, pointsOf('it2019'))?.rule).toBe('MQ-INT-01');
    const house = { ...options, house: { introduction: 'offered' } };
    expect(excluded(GAME, house, pointsOf('it2019'))).toBeNull();
  });

  it('has nothing against any table of Niagara', () => {
    expect(excluded('niagara', { seats: 5, fork: 'random' }, [])).toBeNull();
  });
});

describe('changing a table', () => {
  const points = pointsOf('it1997');

  it('tells beforehand what a change would be refused for', () => {
    expect(whyNot(GAME, { seats: 5 }, points, { team_size: 2 })).toEqual({ place: 'team_size', rule: 'MQ-VAR-03' });
    expect(whyNot(GAME, { seats: 6 }, points, { team_size: 2 })).toBeNull();
  });

  it('lets tiles be named one by one, but no more than leave', () => {
    const options = { edition: 'it1997', seats: 4, b_tiles: ['B1', 'B4'] };
    expect(whyNot(GAME, options, points, { leaving: ['A3-1'] })).toBeNull();
    expect(excluded(GAME, { ...options, leaving: ['A3-1'] }, points)?.place).toBe('leaving');
    expect(whyNot(GAME, options, points, { leaving: ['A3-1', 'A3-2', 'A3-3'] })?.rule).toBe('MQ-R-37');
  });

  it('drops what the change has excluded, one by one, and says so', () => {
    const options = { seats: 6, team_size: 3, black_rose: true, length: 13, b_tiles: ['B4'] };
    expect(settled(GAME, options, points)).toEqual({
      options: { seats: 6, team_size: 3, length: 13, b_tiles: ['B4'] },
      dropped: [{ place: 'black_rose', rule: 'MQ-R-35' }],
    });
    const short = settled(GAME, { seats: 3, introductory: true, length: 13, b_tiles: ['B4'] }, points);
    expect(short.options).toEqual({ seats: 3, introductory: true });
    expect(short.dropped.map(({ place }) => place)).toEqual(['b_tiles', 'length']);
  });
});
