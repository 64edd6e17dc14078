/** Small tables for the tests of this folder. */

import { fixtures } from '../fixtures';
import { River } from './river';
import type { Boat, View, Way } from './view';

export function boat(changes: Partial<Boat> = {}): Boat {
  return {
    owner: 0,
    fate: 'afloat',
    at: '0.2',
    bow: 'n',
    dock: null,
    place: null,
    speed: 1,
    coal: 6,
    passengers: 0,
    repair: null,
    aground: false,
    served: [],
    leaves_free: false,
    ...changes,
  };
}

/** The river of `view`. */
export const river = new River(fixtures['mississippi-queen'].board);

/** A start tile and one tile straight ahead of it, with a dock at 1.10. */
export function view(boats: View['boats'], changes: Partial<View> = {}): View {
  return {
    game: 'mississippi-queen',
    edition: 'it2019',
    round: 1,
    phase: 'speed',
    decides: [0],
    subject: 'red',
    active: 'red',
    steers: null,
    river: [
      { tile: 'A0', bend: 'straight', heading: 'n', passengers: 0, removed: false },
      { tile: 'A1-3', bend: 'straight', heading: 'n', passengers: 1, removed: false },
    ],
    finish: null,
    finish_docks: [],
    pile: [],
    draws: 3,
    boats,
    order: ['red', 'orange', 'blue'],
    course: {
      speed: 0, points: 0, turns: 0, purse: 6, chain: [], due: null, mode: 'careful', driftwood: 0, entered_last: false, pushed: [],
    }, // prettier-ignore
    bunkered: 0,
    rose_used: 0,
    spare: 0,
    virtual_coal: null,
    outcome: null,
    ...changes,
  };
}

export function way(actions: string, result: Partial<Way['result']>, steps: Way['steps'] = []): Way {
  return {
    actions: actions.split(' '),
    result: { game: 'mississippi-queen', at: '0.7', bow: 'n', wheel: 1, speed: 1, spent: 0, coal: 6, pushed: 0, ...result },
    steps,
    consequences: [],
    remarks: [],
  };
}
