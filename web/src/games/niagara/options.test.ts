import { describe, expect, it } from 'vitest';
import { movingCanoe, offers, targets, type Turns } from './options';
import { offerFor } from './keys';
import { river, sample } from './sample';

/** Turns with what the server says that they cost. */
const turns = (...texts: string[]): Turns =>
  texts.map((text) => {
    const actions = text.split(' ');
    const cost = (purpose: 'move' | 'load' | 'unload', kind: RegExp, each: number) => {
      const amount = each * actions.filter((action) => kind.test(action)).length;
      return amount > 0 ? [{ currency: 'points' as const, purpose, amount }] : [];
    };
    return { actions, costs: [...cost('move', /^(up|down)/, 1), ...cost('load', /^load/, 2), ...cost('unload', /^unload/, 2)] };
  });

describe('the canoe that moves', () => {
  it('is the one that was chosen, the only one, or either of two alike', () => {
    expect(movingCanoe(sample(['4', '3'], { canoe: 'b', canoes: ['a'] }))).toBe('b');
    expect(movingCanoe(sample(['4', '3'], { canoe: null, canoes: ['b'] }))).toBe('b');
    expect(movingCanoe(sample(['beach', 'beach'], { canoe: null, canoes: ['a', 'b'] }))).toBe('a');
    expect(movingCanoe(sample(['4', '3'], { canoe: null, canoes: ['a', 'b'] }))).toBeNull();
  });
});

describe('targets', () => {
  const view = sample(['4', 'beach'], { canoe: 'a', points: 4 });
  const found = targets(view, turns('up up up up', 'down down:left load:sapphire', 'down down:left down down', 'load:diamond up up'), river);

  it('are reached by the fewest actions, with the points that are left', () => {
    expect(found.get('2')).toMatchObject({ actions: ['up', 'up'], left: 2, path: ['4', '3', '2'], ends: false });
    expect(found.get('beach')).toMatchObject({ left: 0, ends: true });
    expect(targets(view, turns('load:diamond up up'), river).get('3')).toMatchObject({ left: 1 });
  });

  it('are in both arms, even if the server tells one of them', () => {
    expect(found.get('7R')?.actions).toEqual(['down', 'down:right', 'down']);
    expect(found.get('falls-right')).toMatchObject({ kind: 'falls', ends: true });
    expect(found.get('falls-left')?.actions.at(1)).toBe('down:left');
  });

  it('stop where the next canoe begins', () => {
    expect([...targets(view, turns('up up up up canoe:b down'), river).keys()]).toEqual(['3', '2', '1', 'beach']);
  });

  it('name the canoe first if it was not chosen yet', () => {
    const ashore = sample(['beach', 'beach'], { canoe: null, canoes: ['a', 'b'], points: 0 });
    const launch = targets(ashore, turns('canoe:a down down down down'), river);
    expect(launch.get('1')).toMatchObject({ actions: ['canoe:a', 'down'], left: 3 });
    expect(launch.get('4')).toMatchObject({ ends: true, left: 0 });
  });
});

describe('offers', () => {
  it('are the legal actions', () => {
    const view = sample(['4', '3'], { canoe: null, canoes: ['a', 'b'] });
    const open = offers(view, ['canoe:a', 'canoe:b'], turns('canoe:a up', 'canoe:b up'), river);
    expect(open.map(({ kind, what }) => `${kind}:${what}`)).toEqual(['canoe:a', 'canoe:b']);
  });

  it('take the only canoe for granted, and let the turn end where it may', () => {
    const view = sample(['4', 'beach'], { canoe: null, canoes: ['b'], points: 0 });
    const open = offers(view, ['canoe:b', 'end'], turns('canoe:b down down down down', 'end'), river);
    expect(open.map(({ actions }) => actions.join(' '))).toEqual(['canoe:b down', 'end']);
  });

  it('fall back to what is legal while nothing else is known', () => {
    const view = sample(['4', 'beach'], { canoe: null, canoes: ['b'], points: 0 });
    expect(offers(view, ['canoe:b', 'end'], [], river).map(({ actions }) => actions)).toEqual([['canoe:b'], ['end']]);
  });

  it('join unloading and loading, and hide unloading where it cannot stand alone', () => {
    const view = sample(['5:ruby', 'beach'], { stage: 'down' });
    const both = offers(view, ['unload'], turns('unload load:amber', 'unload up up'), river);
    expect(both.map(({ kind }) => kind)).toEqual(['swap', 'unload']);
    expect(both[0]).toMatchObject({ what: 'amber', ends: true });
    expect(offers(view, ['unload'], turns('unload load:amber'), river).map(({ kind }) => kind)).toEqual(['swap']);
  });

  it('warn of the falls', () => {
    const view = sample(['7R', 'beach']);
    expect(offers(view, ['up', 'down'], turns('up up up up', 'down'), river).map(({ kind }) => kind)).toEqual(['up', 'falls']);
  });
});

describe('keys', () => {
  const open = offers(sample(['5', 'beach']), ['down:left', 'down:right', 'load:amber', 'up'], [], river);

  it('steer', () => {
    expect(offerFor('ArrowUp', 'sail', open)?.actions).toEqual(['up']);
    expect(offerFor('ArrowRight', 'sail', open)?.actions).toEqual(['down:right']);
    expect(offerFor('ArrowDown', 'sail', open)).toBeNull();
    expect(offerFor('3', 'sail', open)?.actions).toEqual(['load:amber']);
  });

  it('reach the tenth choice, too', () => {
    const loads = ['amethyst', 'diamond', 'amber', 'sapphire', 'ruby'].map((gem) => `load:${gem}`);
    const many = offers(sample(['5', 'beach']), [...loads, 'down:left', 'down:right', 'unload', 'up', 'end'], [], river);
    expect(many).toHaveLength(10);
    expect(['1', '9', '0'].map((key) => offerFor(key, 'sail', many)?.actions)).toEqual([['load:amethyst'], ['up'], ['end']]);
  });

  it('choose cards by what is on them', () => {
    const hand = offers({ ...sample(['5', 'beach']), phase: 'cards', course: null }, ['card:2', 'card:cloud'], [], river);
    expect(offerFor('2', 'cards', hand)?.what).toBe('2');
    expect(offerFor('c', 'cards', hand)?.what).toBe('cloud');
    expect(offerFor('0', 'cards', hand)?.what).toBe('cloud');
    expect(offerFor('1', 'cards', hand)).toBeNull();
  });
});
