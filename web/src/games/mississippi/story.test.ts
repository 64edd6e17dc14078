import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { language, LANGUAGES } from '../../lib/words.svelte';
import { boat, view } from './samples';
import { SILENT, storyOf } from './story';
import { actionName, boatLine, expectation, stateName } from './words';

const source = (file: string) => readFileSync(`../crates/mississippi/src/${file}`, 'utf8');
const kebab = (name: string) => name.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
/** The names of an enum's variants, as documents have them, with their fields. */
function variants(text: string, name: string): [string, string[]][] {
  const body = new RegExp(`pub enum ${name} \\{(.*?)\\n\\}`, 's').exec(text)?.[1] ?? '';
  return [...body.matchAll(/^ {4}(\w+)(?: \{ ([^}]*) \}|\([^)]*\))?,/gm)].map(([, variant, fields]) => [
    kebab(variant ?? ''),
    (fields ?? '').split(', ').filter(Boolean),
  ]);
}

const VALUES: Record<string, unknown> = {
  'boat: BoatId': 'red', 'by: BoatId': 'blue', 'from: BoatId': 'red', 'to: BoatId': 'blue', 'to: Space': '1.7', 'at: Space': '0.2',
  'bow: Dir': 'ne', 'bend: Bend': 'left', 'reason: EndReason': 'all-home', 'tile: TileId': 'A2-1', 'round: u16': 2,
}; // prettier-ignore

const table = view({ red: boat(), blue: boat({ owner: 1, at: '0.3' }), black: boat({ owner: null, at: '0.1' }) });
const names = (seat: number) => ['Ada', 'Bob'][seat] ?? '';

describe.each(LANGUAGES)('the report in %s', (code) => {
  beforeAll(() => language.speak(code));

  it('has words for every event of the engine, with all that they need', () => {
    const events = variants(source('event.rs'), 'Event');
    expect(events.length).toBeGreaterThan(25);
    for (const [event, fields] of events) {
      const values = Object.fromEntries(fields.map((field) => [field.split(':')[0], VALUES[field] ?? 1]));
      const line = storyOf({ event, rule: 'MQ-X', ...values }, names, table);
      if (SILENT.includes(event)) expect(line).toBeNull();
      else expect(line?.text).toMatch(/^(?!.*(mq-|end-|[{}]|undefined)).+/);
    }
  });

  it('tells the causes of what happens apart', () => {
    const causes = { aground: 'Cause', slowed: 'Cause', missed: 'Missing', passed: 'Passing' };
    for (const [event, name] of Object.entries(causes)) {
      const values = variants(source('event.rs'), name).map(([cause]) => cause);
      expect(values.length).toBeGreaterThan(1);
      const lines = values.map((cause) => storyOf({ event, rule: 'MQ-X', boat: 'red', speed: 2, cause }, names, table)?.text);
      expect(new Set(lines).size).toBe(values.length);
    }
  });

  it('has words for every way in which a race ends', () => {
    const reasons = variants(source('state.rs'), 'EndReason');
    expect(reasons.length).toBe(6);
    for (const [reason] of reasons) {
      expect(storyOf({ event: 'over', rule: 'MQ-X', reason }, names, table)?.text).not.toContain('end-');
    }
  });

  it('has words for every decision and every action', () => {
    const phases = variants(source('state.rs'), 'Phase').map(([phase]) => phase);
    expect(phases.length).toBe(16);
    for (const phase of phases) {
      const decides = /setup-(out|tile|order)|reveal|over/.test(phase) ? [] : [0];
      expect(expectation({ ...table, phase: phase as typeof table.phase, decides }, 0, names)).not.toContain('mq-');
    }
    const values: Record<string, string> = { bow: ':ne', dock: ':3', speed: ':4', push: ':s', give: ':blue:2', take: ':blue:1', bunker: ':red:3' };
    const actions = variants(source('action.rs'), 'Action');
    expect(actions.length).toBe(13);
    for (const [action] of actions) {
      const said = actionName(action + (values[action] ?? ''), table, names);
      expect(said).toMatch(/^(?!.*(mq-|:\w|undefined)).+/);
      expect(said).not.toBe(action);
    }
  });
});

describe('lines', () => {
  beforeAll(() => language.speak('en'));

  it('name boats with their players, and the spaces', () => {
    const line = storyOf({ event: 'pushed', rule: 'MQ-PSH-01', boat: 'blue', by: 'red', to: '1.7' }, names, table);
    expect(line).toEqual({ text: 'Red · Ada pushes Blue · Bob away', rule: 'MQ-PSH-01', spots: ['1.7'] });
  });

  it('show the dock of a passenger', () => {
    for (const event of ['passenger-taken', 'passenger-returned']) {
      expect(storyOf({ event, rule: 'MQ-PIC-01', boat: 'red', tile: 1 }, names, table)?.spots).toEqual(['1.10']);
    }
  });

  it('ask at a dock about the passenger, elsewhere about coal', () => {
    const at = (space: string) => ({ ...table, boats: { ...table.boats, red: boat({ at: space }) }, phase: 'transfer' as const });
    expect(expectation(at('1.10'), 0, names)).toBe('Red · Ada has taken a passenger aboard: keep it, or hand it back.');
    expect(['decline', 'end'].map((action) => actionName(action, at('1.10'), names))).toEqual(['Hand the passenger back', 'Keep the passenger']);
    expect(expectation(at('1.9'), 0, names)).toBe('Red · Ada can exchange coal now, or go on without.');
    expect(actionName('end', at('1.9'), names)).toBe('No more coal changes boats');
  });

  it('leave out turns that cost nothing', () => {
    const turn = { event: 'turned', rule: 'MQ-TRN-02', boat: 'red', bow: 'ne' };
    expect(storyOf({ ...turn, coal: 0 }, names, table)).toBeNull();
    expect(storyOf({ ...turn, coal: 1 }, names, table)?.text).toBe('Red · Ada turns north-east for 1 coal');
  });

  it('tell the state of a boat', () => {
    const home = view({ red: boat({ fate: 'home', at: null, bow: null, place: 1 }) });
    expect(boatLine('red', home, names)).toBe('Red · Ada: home, place 2');
    expect(boatLine('black', table, names)).toBe('Black Rose: space 0.1, bow north, speed 1');
    const states = [{ repair: 'misses-turn' }, { repair: 'misses-turn', aground: true }, { repair: 'resumes' }] as const;
    expect(states.map((state) => stateName(boat(state)))).toEqual(['under repair', 'aground', '']);
  });

  it('say for whom one waits', () => {
    expect(expectation(table, 1, names)).toBe('Waiting for Ada (Red).');
    expect(expectation({ ...table, subject: 'black' }, 1, names)).toBe('Waiting for Ada, who steers the Black Rose.');
  });
});
