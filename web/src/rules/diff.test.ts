import { describe, expect, it } from 'vitest';
import { diff, type Stretch } from './diff';

const plain = (stretches: Stretch[]) => stretches.map(({ text }) => text).join('');
const own = (stretches: Stretch[]) => stretches.filter(({ shared }) => !shared).map(({ text }) => text);

describe('diff', () => {
  it('marks the words that differ and no others', () => {
    expect(diff('It costs 2 points.', 'It costs 3 points.')).toEqual({
      first: [{ shared: true, text: 'It costs ' }, { shared: false, text: '2 ' }, { shared: true, text: 'points.' }],
      second: [{ shared: true, text: 'It costs ' }, { shared: false, text: '3 ' }, { shared: true, text: 'points.' }],
    });
  });

  it('has nothing to mark in equal texts', () => {
    const { first, second } = diff('Пароход садится на мель.', 'Пароход садится на мель.');
    expect([first, second]).toEqual([[{ shared: true, text: 'Пароход садится на мель.' }], [{ shared: true, text: 'Пароход садится на мель.' }]]);
  });

  it('gives back either text, to the space', () => {
    const one = "Un battello può spingere l'altro turno e riparte; non più di uno.";
    const other = "Un battello non può mai spingere l'altro turno.";
    const { first, second } = diff(one, other);
    expect([plain(first), plain(second)]).toEqual([one, other]);
    expect(own(second)).toEqual(['non può mai ']);
  });

  it('tells apart a text that only goes on', () => {
    expect(own(diff('A boat stops.', 'A boat stops. It waits.').second)).toEqual(['It waits.']);
    expect(diff('', 'All new')).toEqual({ first: [], second: [{ shared: false, text: 'All new' }] });
    expect(diff('All gone', '')).toEqual({ first: [{ shared: false, text: 'All gone' }], second: [] });
  });

  it('does not let a single common word tear a difference apart', () => {
    expect(own(diff('It makes as many steps as it can, then waits.', 'It runs into it at once, then waits.').second)).toEqual(['runs into it at once']);
  });

  it('takes texts that share next to nothing for different ones', () => {
    const [one, other] = ['When the space is taken, that boat is pushed as well, for 1 point a boat.', 'There is no chain; nobody pushes a second boat.'];
    expect(own(diff(one, other).first)).toEqual([one]);
    expect(own(diff(one, other).second)).toEqual([other]);
  });

  it('keeps words with an apostrophe or a hyphen whole', () => {
    expect(own(diff("d'un", "l'un").second)).toEqual(["l'un"]);
  });
});
