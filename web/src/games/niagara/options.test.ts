import { describe, expect, it } from 'vitest';
import { offers, targets, type Turns } from './options';
import { keyOf, offerFor } from './keys';
import { river, sample } from './sample';

/** Turns with what the server says that they cost. */
const turns = (...texts: string[]): Turns =>
  texts.map((text) => {
    const actions = text.split(' ');
    const cost = (purpose: 'move' | 'load' | 'unload', kind: RegExp, each: number) => {
      const amount = each * actions.filter((action) => kind.test(action)).length;
      return amount > 0 ? [{ currency: 'points' as const, purpose, amount }] : [];
    };
    return { actions, remarks: [], costs: [...cost('move', /^(up|down)/, 1), ...cost('load', /^load/, 2), ...cost('unload', /^unload/, 2)] };
  });

describe('targets', () => {
  const view = sample(['4', 'beach'], { canoe: 'a', points: 4 });
  const found = targets(view, turns('up up up up', 'down down:left load:sapphire', 'down down:left down down', 'load:diamond up up'), river);

  it('are reached by the fewest actions, with what it costs', () => {
    expect(found.get('2')).toMatchObject({ actions: ['up', 'up'], cost: 2, path: ['4', '3', '2'], ends: false });
    expect(found.get('beach')).toMatchObject({ cost: 4, ends: true });
    expect(targets(view, turns('load:diamond up up'), river).get('3')).toMatchObject({ cost: 3 });
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
    const ashore = sample(['beach', 'beach'], { canoe: null, canoes: ['a', 'b'] });
    const launch = targets(ashore, turns('canoe:a down down down down'), river);
    expect(launch.get('1')).toMatchObject({ actions: ['canoe:a', 'down'], cost: 1 });
    expect(launch.get('4')).toMatchObject({ ends: true, cost: 4 });
  });
});

describe('offers', () => {
  it('are the legal actions', () => {
    const view = sample(['4', '3'], { canoe: null, mover: null, canoes: ['a', 'b'] });
    const open = offers(view, ['canoe:a', 'canoe:b'], turns('canoe:a up', 'canoe:b up'), river);
    expect(open.map(({ kind, what }) => `${kind}:${what}`)).toEqual(['canoe:a', 'canoe:b']);
  });

  it('take the only canoe for granted, and let the turn end where it may', () => {
    const view = sample(['4', 'beach'], { canoe: null, mover: 'b', canoes: ['b'] });
    const open = offers(view, ['canoe:b', 'end'], turns('canoe:b down down down down', 'end'), river);
    expect(open.map(({ actions }) => actions.join(' '))).toEqual(['canoe:b down', 'end']);
  });

  it('fall back to what is legal while nothing else is known', () => {
    const view = sample(['4', 'beach'], { canoe: null, mover: 'b', canoes: ['b'] });
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
  const actions = ['down:left', 'down:right', 'load:amber', 'up', 'steal:yellow:b'];
  const open = offers(sample(['5', 'beach']), actions, [], river);

  it('are the same for the same action, whatever else can be done', () => {
    for (const action of actions) {
      const alone = offers(sample(['5', 'beach']), [action], [], river);
      expect(alone.map(keyOf)).toEqual(open.filter((offer) => offer.actions[0] === action).map(keyOf));
    }
    expect(new Set(open.map(keyOf)).size).toBe(actions.length);
  });

  it('steer', () => {
    expect(offerFor('ArrowUp', open)?.actions).toEqual(['up']);
    expect(offerFor('ArrowRight', open)?.actions).toEqual(['down:right']);
    expect(offerFor('ArrowDown', open)).toBeNull();
    expect(offerFor('3', open)?.actions).toEqual(['load:amber']);
  });

  it('choose cards by what is on them', () => {
    const hand = offers({ ...sample(['5', 'beach']), phase: 'cards', course: null }, ['card:2', 'card:cloud'], [], river);
    expect(offerFor('2', hand)?.what).toBe('2');
    expect(offerFor('0', hand)?.what).toBe('cloud');
    expect(offerFor('1', hand)).toBeNull();
  });
});

describe('remarks', () => {
  it('are those that hold for every turn that begins so', () => {
    const scores = { key: 'niagara-plan-scores' };
    const drifts = { key: 'niagara-plan-drifts', warning: true };
    const all = turns('up', 'up canoe:b down').map((turn, index) => ({ ...turn, remarks: index === 0 ? [scores] : [scores, drifts] }));
    expect(targets(sample(['1', 'beach'], { points: 1 }), all, river).get('beach')?.remarks).toEqual([scores]);
  });
});
