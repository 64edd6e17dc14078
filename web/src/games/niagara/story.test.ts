import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { language, LANGUAGES } from '../../lib/words.svelte';
import type { Moment, Table } from '../../lib/types';
import { expected } from './expected';
import { offerLabel } from './labels';
import { offers } from './options';
import { sample } from './sample';
import { EVENTS, riverNews, story } from './story';

const names = (seat: number) => ['Ada', 'Bob', 'Cleo'][seat] ?? '';
const view = sample(['4:ruby', 'beach']);
/** Everything that any event has. */
const all = {
  rule: 'NI-RND-01', arm: 'left', round: 3, ring: 'brown', canoe: 'red:a', gem: 'amber', player: 'yellow', card: 4, to: '6L',
  deposit: 'amber', from: 'yellow:a', weather: 2, steps: 2, reason: 'four-alike',
};

afterAll(() => language.speak('en'));

describe('the report', () => {
  it('knows every event of the engine', () => {
    const source = readFileSync('../crates/niagara/src/event.rs', 'utf8');
    const body = source.slice(source.indexOf('pub enum Event'), source.indexOf('impl Event'));
    const variants = [...body.matchAll(/^ {4}([A-Z]\w+)/gm)].map(([, name]) => name ?? '');
    const kebab = variants.map((name) => name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase());
    expect(kebab.length).toBeGreaterThan(10);
    expect([...EVENTS].sort()).toEqual(kebab.sort());
  });

  it.each(LANGUAGES)('has a sentence for every event: %s', async (code) => {
    await language.speak(code);
    for (const event of EVENTS) {
      const line = story({ ...all, event }, names, view);
      expect(line?.text, event).not.toMatch(/niagara-|end-|[{}$]/);
      expect(line?.text.length, event).toBeGreaterThan(5);
    }
  });

  it('says who, what and where', async () => {
    await language.speak('en');
    expect(story({ ...all, event: 'moved' }, names, view)).toEqual({
      text: 'Cleo paddles to disc 6 in the left arm', rule: 'NI-RND-01', spots: ['6L'], of: 'moved red:a',
    });
    expect(story({ ...all, event: 'stolen' }, names, view)?.text).toBe('Cleo steals an amber from Bob');
    expect(story({ ...all, event: 'opened', canoe: null, card: 'cloud' }, names, view)?.text).toBe('Bob opens the cloud');
    expect(story({ ...all, event: 'lost', gem: null }, names, view)?.text).toBe('A canoe of Cleo goes over the falls');
    expect(story({ ...all, event: 'flows', steps: 0 }, names, view)?.text).toBe('The river stands still');
    expect(story({ ...all, event: 'unheard-of' }, names, view)).toBeNull();
  });
});

describe('the news of the river', () => {
  const moments = (...events: Record<string, unknown>[]): Moment[] =>
    events.map((event, number) => ({ number, turn: 0, seat: null, entry: null, drawn: false, events: [{ rule: '', event: '', ...event }] }));

  it('stay until the next card is opened', async () => {
    await language.speak('en');
    const flowed = [{ event: 'flows', steps: 1 }, { event: 'flowed', arm: 'left' }, { event: 'lost', canoe: 'red:a' }, { event: 'laid', player: 'red' }];
    expect(riverNews(moments(...flowed), names, view)).toBe('The river flows by 1 disc. A canoe of Cleo goes over the falls.');
    expect(riverNews(moments(...flowed, { event: 'opened', player: 'red', card: 2 }), names, view)).toBe('');
    expect(riverNews(moments({ event: 'lost', canoe: 'red:a' }), names, view)).toBe('');
  });
});

describe('what is expected', () => {
  const table = (more: Partial<Table<typeof view>>) => ({ stage: 'playing', viewer: 2, view, ...more }) as Table<typeof view>;

  it('is said to the one who decides, and of the one who does', async () => {
    await language.speak('en');
    expect(expected(table({}), names)).toBe('Your canoe is on disc 4: 4 points left.');
    expect(expected(table({ viewer: 0 }), names)).toBe('Cleo moves.');
    const cards = { ...view, phase: 'cards' as const, course: null, decides: [0, 1] };
    expect(expected(table({ view: cards }), names)).toBe('Ada and Bob are still choosing a card.');
    expect(expected(table({ view: cards, viewer: 1 }), names)).toBe('Choose a paddle card for this round.');
  });

  it('tells whether a launch is asked for', async () => {
    await language.speak('en');
    const launch = (canoes: string[], which: ('a' | 'b')[]) =>
      expected(table({ view: sample(canoes, { canoe: null, canoes: which, points: 0 }) }), names);
    expect(launch(['beach', 'beach'], ['a', 'b'])).toBe('Launch a canoe: 4 points.');
    expect(launch(['lost', 'beach'], ['b'])).toBe('Launch a canoe: 4 points.');
    expect(launch(['5', 'beach'], ['b'])).toBe('You may launch your other canoe: 4 points.');
    expect(launch(['5', 'beach'], ['a', 'b'])).toBe('You have 4 points for each canoe. Choose a canoe.');
  });
});

describe('buttons', () => {
  const legal = ['buy:ruby', 'canoe:a', 'load:amber', 'unload', 'up', 'down', 'down:left', 'steal:yellow:a', 'weather:up', 'end'];

  it.each(LANGUAGES)('have words for every kind of action: %s', async (code) => {
    await language.speak(code);
    const labels = offers(view, legal, []).map((offer) => offerLabel(offer, view, 'sail', names));
    for (const label of labels) expect(label).not.toMatch(/niagara-|[{}$]/);
    expect(new Set(labels).size).toBe(legal.length);
  });
});
