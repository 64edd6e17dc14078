/** The river as the server describes it: what is on each space, what lies next to it and where it is in the picture. */

import type { Board, Schemas } from '../../lib/types';
import { DIRS, type Dir } from './directions';
import type { View } from './view';

export type Space = Schemas['MississippiSpace'];
/** What is on a space. */
export type Ground = Schemas['Ground'] | 'finish';

export class River {
  private readonly spaces: ReadonlyMap<string, Space>;

  constructor(board: Board | null) {
    const spaces = board?.game === 'mississippi-queen' ? board.spaces : [];
    this.spaces = new Map(spaces.map((space) => [space.id, space]));
  }

  space(id: string | null | undefined): Space | undefined {
    return id == null ? undefined : this.spaces.get(id);
  }

  /** The space next to another, unless its tile has been removed. */
  next(id: string, dir: Dir): Space | undefined {
    const there = this.space(this.space(id)?.neighbours[dir]);
    return there?.removed ? undefined : there;
  }

  /** What is on a space; nothing where the river is not known yet. */
  ground(id: string, view: View): Ground | null {
    return view.finish_docks.includes(id) ? 'finish' : (this.space(id)?.ground ?? null);
  }

  /** The fewest steps from a space to each space that water leads to, whatever boats are in between. */
  distances(from: string): Map<string, number> {
    const far = new Map([[from, 0]]);
    for (const [here, steps] of far) {
      for (const dir of DIRS) {
        const next = this.next(here, dir);
        if (next && !far.has(next.id) && next.ground !== 'land') far.set(next.id, steps + 1);
      }
    }
    return far;
  }

  /** Puts spaces into the order of the race, the farthest down the river first. */
  farthestFirst(spaces: readonly string[]): string[] {
    const along = (id: string) => this.space(id)?.progress ?? 0;
    return spaces.toSorted((a, b) => along(b) - along(a));
  }
}
