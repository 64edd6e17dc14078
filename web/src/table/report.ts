/** The game as a report, in words. */

import { say, type Names } from '../lib/message';
import type { Moment } from '../lib/types';

/** A line of the report, with the moment that it belongs to. */
export interface ReportedLine {
  key: string;
  moment: number;
  text: string;
  /** The rule that made it so. */
  rule: string;
  /** The places that it is about. */
  spots: string[];
  /** A line replaces an earlier one with the same subject. */
  subject: string | null;
}

/** At most this many lines are read aloud at once, the last ones. */
const MOST_ALOUD = 10;

/** The lines of one moment. */
export function linesOf(moment: Moment, names: Names): ReportedLine[] {
  return moment.lines.map((line, index) => ({
    key: `${moment.number}.${index}`,
    moment: moment.number,
    text: say(line, names),
    rule: line.rule,
    spots: line.spaces ?? [],
    subject: line.subject ?? null,
  }));
}

/** Adds lines to a report; each replaces an earlier one with the same subject. */
export function add(report: ReportedLine[], lines: readonly ReportedLine[]): void {
  for (const line of lines) {
    const older = line.subject === null ? -1 : report.findLastIndex(({ subject }) => subject === line.subject);
    if (older >= 0) report.splice(older, 1);
    report.push(line);
  }
}

/** Puts a game into words. The lines of a moment are kept: a long game would be rendered anew with every move. */
export class Report {
  private readonly known = new WeakMap<Moment, ReportedLine[]>();

  lines(story: readonly Moment[], names: Names): ReportedLine[] {
    const all: ReportedLine[] = [];
    for (const moment of story) {
      const own = this.known.get(moment) ?? linesOf(moment, names);
      this.known.set(moment, own);
      add(all, own);
    }
    return all;
  }
}

/** What is read aloud when the board goes on from one moment to another. */
export function aloud(lines: readonly ReportedLine[], after: number, upTo: number): string {
  const news = lines.filter(({ moment }) => moment > after && moment <= upTo);
  return news.slice(-MOST_ALOUD).map(({ text }) => `${text}.`).join(' ');
}
