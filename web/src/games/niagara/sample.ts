/** A position for the tests: round 2, red has opened a 4. */

import { fixtures } from '../fixtures';
import { River, type CourseView, type NiagaraView, type PlayerView } from './river';

export const river = new River(fixtures.niagara.board);

export function player(seat: number, canoes: string[], more: Partial<PlayerView> = {}): PlayerView {
  return { seat, canoes, gems: {}, cards: 5, laid: true, card: null, open: false, hand: null, discards: null, ...more };
}

export function course(more: Partial<CourseView> = {}): CourseView {
  return { player: 'red', canoes: [], canoe: 'a', mover: 'a', points: 4, stage: 'before', unloaded: null, loaded: false, ...more };
}

export function sample(canoes: string[], more: Partial<CourseView> = {}): NiagaraView {
  return {
    game: 'niagara',
    round: 2,
    phase: 'act',
    decides: [2],
    ring: 'yellow',
    weather: 0,
    arm: 'left',
    steps: 0,
    deposits: { amethyst: { amethyst: 7 }, diamond: { diamond: 7 }, amber: { amber: 7 }, sapphire: { sapphire: 7 }, ruby: { ruby: 7 } },
    players: {
      brown: player(0, ['beach', 'beach']),
      yellow: player(1, ['2:ruby', 'beach'], { card: 3 }),
      red: player(2, canoes, { card: 4 }),
    },
    course: course(more),
    outcome: null,
  };
}
