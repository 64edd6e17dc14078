import { beforeAll, describe, expect, it } from 'vitest';
import { language, LANGUAGES } from '../../lib/words.svelte';
import { fixtures } from '../fixtures';
import { boat, river, view } from './samples';
import { actionName, boatLine, stateName } from './words';

const table = view({ red: boat(), blue: boat({ owner: 1, at: '0.3' }), black: boat({ owner: null, at: '0.1' }) });
const names = (seat: number) => ['Ada', 'Bob'][seat] ?? '';

describe.each(LANGUAGES)('actions in %s', (code) => {
  beforeAll(() => language.speak(code));

  it('have words, every one', () => {
    const { actions } = fixtures['mississippi-queen'];
    expect(actions.length).toBe(13);
    for (const action of actions) {
      const said = actionName(action, table, river, names);
      expect(said).toMatch(/^(?!.*(mq-|:\w|undefined)).+/);
      expect(said).not.toBe(action);
    }
  });
});

describe('words', () => {
  beforeAll(() => language.speak('en'));

  it('at a dock are about the passenger, elsewhere about coal', () => {
    const at = (space: string) => ({ ...table, boats: { ...table.boats, red: boat({ at: space }) }, phase: 'transfer' as const });
    expect(['decline', 'end'].map((action) => actionName(action, at('1.10'), river, names))).toEqual(['Hand the passenger back', 'Keep the passenger']);
    expect(actionName('end', at('1.9'), river, names)).toBe('Transfer no more coal');
  });

  it('tell the state of a boat', () => {
    const home = view({ red: boat({ fate: 'home', at: null, bow: null, place: 1 }) });
    expect(boatLine('red', home, river, names)).toBe('Red · Ada: finished, place 2');
    expect(boatLine('black', table, river, names)).toBe('Black Rose: space 0.1, bow north, speed 1');
    const states = [{ repair: 'misses-turn' }, { repair: 'misses-turn', aground: true }, { repair: 'resumes' }] as const;
    expect(states.map((state) => stateName(boat(state)))).toEqual(['under repair', 'aground', '']);
  });
});
