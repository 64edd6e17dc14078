/** The game as a report: a line for each event that is worth one. */

import type { GameKind, Line, Names } from '../games/kind';
import type { Moment } from '../lib/types';

/** A line with the number of its moment. */
export interface Told extends Line {
  key: string;
  moment: number;
}

/** So many lines are read aloud at once, the last ones. */
const MOST_ALOUD = 10;

/** Puts a story into words. What has been told once is kept: a long game would be told anew with every move. */
export class Report {
  private readonly known = new WeakMap<Moment, Told[]>();

  constructor(private readonly kind: GameKind) {}

  lines(story: readonly Moment[], names: Names, view: unknown): Told[] {
    const all: Told[] = [];
    for (const moment of story) {
      const own = this.known.get(moment) ?? this.told(moment, names, view);
      this.known.set(moment, own);
      for (const line of own) {
        if (line.of !== undefined && all.at(-1)?.of === line.of) all.pop();
        all.push(line);
      }
    }
    return all;
  }

  private told(moment: Moment, names: Names, view: unknown): Told[] {
    return moment.events.flatMap((event, index) => {
      const line = this.kind.story(event, names, view);
      return line ? { ...line, key: `${moment.number}.${index}`, moment: moment.number } : [];
    });
  }
}

/** What is read aloud when the board goes on from one moment to another. */
export function aloud(lines: readonly Told[], after: number, upTo: number): string {
  const news = lines.filter(({ moment }) => moment > after && moment <= upTo);
  return news.slice(-MOST_ALOUD).map(({ text }) => `${text}.`).join(' ');
}
