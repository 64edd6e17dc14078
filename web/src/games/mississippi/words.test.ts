import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { language, LANGUAGES } from '../../lib/words.svelte';
import { boat, view } from './samples';
import { actionName, boatLine, stateName } from './words';

const source = (file: string) => readFileSync(`../crates/mississippi/src/${file}`, 'utf8');
const kebab = (name: string) => name.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
/** The names of an enum's variants, as documents have them. */
function variants(text: string, name: string): string[] {
  const body = new RegExp(`pub enum ${name} \\{(.*?)\\n\\}`, 's').exec(text)?.[1] ?? '';
  return [...body.matchAll(/^ {4}(\w+)(?: \{ ([^}]*) \}|\([^)]*\))?,/gm)].map(([, variant]) => kebab(variant ?? ''));
}

const table = view({ red: boat(), blue: boat({ owner: 1, at: '0.3' }), black: boat({ owner: null, at: '0.1' }) });
const names = (seat: number) => ['Ada', 'Bob'][seat] ?? '';

describe.each(LANGUAGES)('actions in %s', (code) => {
  beforeAll(() => language.speak(code));

  it('have words, every one', () => {
    const values: Record<string, string> = { bow: ':ne', dock: ':3', speed: ':4', push: ':s', give: ':blue:2', take: ':blue:1', bunker: ':red:3' };
    const actions = variants(source('action.rs'), 'Action');
    expect(actions.length).toBe(13);
    for (const action of actions) {
      const said = actionName(action + (values[action] ?? ''), table, names);
      expect(said).toMatch(/^(?!.*(mq-|:\w|undefined)).+/);
      expect(said).not.toBe(action);
    }
  });
});

describe('words', () => {
  beforeAll(() => language.speak('en'));

  it('at a dock are about the passenger, elsewhere about coal', () => {
    const at = (space: string) => ({ ...table, boats: { ...table.boats, red: boat({ at: space }) }, phase: 'transfer' as const });
    expect(['decline', 'end'].map((action) => actionName(action, at('1.10'), names))).toEqual(['Hand the passenger back', 'Keep the passenger']);
    expect(actionName('end', at('1.9'), names)).toBe('No more coal changes boats');
  });

  it('tell the state of a boat', () => {
    const home = view({ red: boat({ fate: 'home', at: null, bow: null, place: 1 }) });
    expect(boatLine('red', home, names)).toBe('Red · Ada: home, place 2');
    expect(boatLine('black', table, names)).toBe('Black Rose: space 0.1, bow north, speed 1');
    const states = [{ repair: 'misses-turn' }, { repair: 'misses-turn', aground: true }, { repair: 'resumes' }] as const;
    expect(states.map((state) => stateName(boat(state)))).toEqual(['under repair', 'aground', '']);
  });
});
