import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Moment } from '../../lib/types';
import { language, LANGUAGES } from '../../lib/words.svelte';
import { offerLabel } from './labels';
import { riverNews } from './news';
import { offers } from './options';
import { river, sample } from './sample';

const names = (seat: number) => ['Ada', 'Bob', 'Cleo'][seat] ?? '';
const view = sample(['4:ruby', 'beach']);

afterAll(() => language.speak('en'));

describe('the news of the river', () => {
  beforeAll(() => language.speak('en'));
  const line = (event: string, args: Moment['lines'][number]['args'] = {}) => ({ key: `niagara-event-${event}`, args, rule: '' });
  const told = (...lines: Moment['lines']): Moment[] => [
    { number: 1, turn: 0, seat: null, entry: null, drawn: false, events: [], lines },
  ];

  it('stay until the next card is opened', () => {
    const flowed = [line('flows', { steps: 1 }), line('lost', { name: { seats: [2] }, laden: 'no', gem: '' }), line('landed')];
    expect(riverNews(told(...flowed), names)).toBe('The river flows 1 disc. A canoe of Cleo goes over the falls.');
    expect(riverNews(told(...flowed, line('opened')), names)).toBe('');
    expect(riverNews(told(line('lost')), names)).toBe('');
  });
});

describe('buttons', () => {
  const legal = ['buy:ruby', 'canoe:a', 'load:amber', 'unload', 'up', 'down', 'down:left', 'steal:yellow:a', 'weather:up', 'end'];

  it.each(LANGUAGES)('have words for every kind of action: %s', async (code) => {
    await language.speak(code);
    const labels = offers(view, legal, [], river).map((offer) => offerLabel(offer, view, 'sail', names));
    for (const label of labels) expect(label).not.toMatch(/niagara-|[{}$]/);
    expect(new Set(labels).size).toBe(legal.length);
  });
});
