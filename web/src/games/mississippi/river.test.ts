import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prospectOf } from './prospect';
import { AXIAL, chartOf, distances, farthestFirst, groundOf, START_DOCKS, TILES } from './river';
import { boat, view } from './samples';

const engine = (file: string) => readFileSync(`../crates/mississippi/src/${file}`, 'utf8');
const numbers = (text: string | undefined) => (text ?? '').split(',').flatMap((one) => (one.trim() ? [Number(one)] : []));

describe('the printed tiles', () => {
  it('are those of the engine', () => {
    const lines = [...engine('tiles.rs').matchAll(/^.*(?:plain|docked)\("([^"]+)",.*$/gm)];
    const printed = lines.map(([line, name]) => {
      const list = (field: string) => numbers(new RegExp(`${field}: bits\\(&\\[([^\\]]*)\\]`).exec(line)?.[1]);
      const land = numbers(/&\[([^\]]*)\](?:\)|, \d+, \d+\))/.exec(line.replace(/\w+: bits\([^)]*\),/g, ''))?.[1]);
      const dock = /\], (\d+), \d+\)/.exec(line)?.[1];
      return [name, { land, dock: dock && Number(dock), coal: list('coal_docks'), driftwood: list('driftwood'), sand: list('sandbanks') }];
    });
    const ours = Object.entries(TILES).map(([name, tile]) => [
      name,
      { dock: undefined, coal: [], driftwood: [], sand: [], ...tile },
    ]);
    expect(printed).toEqual(ours);
  });

  it('have their spaces where the engine has them', () => {
    const table = /AXIAL: \[\(i8, i8\); CELLS\] = \[([^;]*)\];/.exec(engine('board.rs'))?.[1] ?? '';
    const axial = [...table.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, q, r]) => [Number(q), Number(r)]);
    expect(AXIAL).toEqual(axial);
    expect(START_DOCKS).toEqual(numbers(/START_DOCKS: \[u8; 5\] = \[([^\]]*)\]/.exec(engine('tiles.rs'))?.[1]));
  });
});

describe('the river', () => {
  const table = view({ red: boat({ at: '0.7' }), blue: boat({ at: '0.12', owner: 1 }) });

  it('joins tiles as they are laid', () => {
    expect(chartOf(table).next('0.17', 'n')?.id).toBe('1.2');
    const bent = view({}, { river: [table.river[0]!, { ...table.river[1]!, bend: 'right', heading: 'ne' }] });
    expect(chartOf(bent).next('0.19', 'ne')?.id).toBe('1.2');
  });

  it('counts steps around islands', () => {
    const far = distances(table, chartOf(table), '0.7');
    expect(far.get('0.12')).toBe(1);
    expect(far.has('1.7')).toBe(false);
    expect(groundOf(table, '1.7')).toBe('land');
  });

  it('puts what is farther down the river first', () => {
    expect(farthestFirst(table, chartOf(table), ['0.7', '1.2', '0.17', '0.2'])).toEqual(['1.2', '0.17', '0.7', '0.2']);
  });

  it('tells what lies before a boat', () => {
    const prospect = prospectOf(table, 'red');
    expect(prospect?.around[0]).toMatchObject({ dir: 'n', boat: 'blue' });
    expect(prospect?.ahead).toEqual([{ space: '1.10', steps: 5 }]);
    expect(prospect?.boats.get('blue')).toBe(1);
    expect(prospectOf(table, 'green')).toBeNull();
  });

  it('tells of docks only while passengers wait there', () => {
    const empty = view(table.boats, { river: table.river.map((laid) => ({ ...laid, passengers: 0 })) });
    expect(prospectOf(empty, 'red')?.ahead).toEqual([]);
  });
});
