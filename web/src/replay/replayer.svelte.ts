/** A game that is looked at again: which moment is shown, and how it runs. */

import { ask, GET, given, patiently, Problem } from '../lib/api';
import type { Moment, Table } from '../lib/types';
import { CHUNK, chunkOf, turnsOf, within } from './steps';

/** Moments of the story in one request. */
const MOST_LEAN = 5000;
/** Pictures of so many chunks are kept. */
const KEPT = 12;
/** Faster than so many moments a second nothing is shown but the moments. */
const LEISURELY = 2;

export class Replayer {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  /** All moments without pictures. */
  story = $state.raw<Moment[]>([]);
  /** The moment that is wanted, and the last one whose picture is there. */
  at = $state(0);
  shown = $state.raw<Moment | null>(null);
  playing = $state(false);
  speed = $state(2);
  /** Whether the way to this moment is still being shown, as the flow of a river is. */
  flowing = $state(false);
  missing = $state(false);
  problem = $state.raw<Problem | null>(null);

  private readonly chunks = new Map<number, Promise<Moment[]>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly turns = $derived(turnsOf(this.story));
  readonly last = $derived(this.table?.last_moment ?? 0);

  constructor(id: string) {
    this.id = id;
  }

  async open(at: number | null): Promise<void> {
    try {
      const table = await patiently(() => ask(GET('/api/v1/tables/{table}', { params: { path: { table: this.id } } })));
      this.story = await this.wholeStory(table);
      this.table = table;
      // A game that is over is looked at from its start; one that is played, as it stands.
      await this.go(at ?? (table.stage === 'over' ? 0 : table.last_moment));
    } catch (problem) {
      this.fail(problem);
    }
  }

  private async wholeStory(table: Table): Promise<Moment[]> {
    const story: Moment[] = [];
    while (story.length <= table.last_moment) {
      const more = await this.moments({ from: story.length, most: MOST_LEAN, lean: true, seat: table.viewer });
      if (more.length === 0) break;
      story.push(...more);
    }
    return story;
  }

  private moments(query: { from: number; most: number; lean?: boolean; seat: number | null | undefined }): Promise<Moment[]> {
    const params = { path: { table: this.id }, query: given(query) };
    return patiently(() => ask(GET('/api/v1/tables/{table}/moments', { params })));
  }

  /** Shows a moment. The one before stays until its picture is there. */
  async go(at: number): Promise<void> {
    this.at = within(at, this.last);
    this.flowing = false;
    try {
      const wanted = this.at;
      const moments = await this.chunk(chunkOf(wanted));
      if (this.at === wanted) this.shown = moments.find(({ number }) => number === wanted) ?? this.shown;
      // The next pictures are fetched before they are needed.
      if (wanted % CHUNK > CHUNK / 2 && chunkOf(wanted) + CHUNK <= this.last) void this.chunk(chunkOf(wanted) + CHUNK).catch(() => {});
    } catch (problem) {
      this.pause();
      this.fail(problem);
    }
  }

  private chunk(from: number): Promise<Moment[]> {
    const known = this.chunks.get(from);
    if (known) return known;
    const asked = this.moments({ from, most: CHUNK, seat: this.table?.viewer });
    asked.catch(() => this.chunks.delete(from));
    this.chunks.set(from, asked);
    const oldest = this.chunks.keys().next().value;
    if (this.chunks.size > KEPT && oldest !== undefined) this.chunks.delete(oldest);
    return asked;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.at >= this.last) void this.go(0);
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Whether there is time to show how one moment comes of the one before. */
  get leisurely(): boolean {
    return !this.playing || this.speed <= LEISURELY;
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (this.flowing && this.leisurely) {
        this.tick();
        return;
      }
      void this.go(this.at + 1).then(() => {
        if (!this.playing) return;
        if (this.at >= this.last) this.pause();
        else this.tick();
      });
    }, 1000 / this.speed);
  }

  private fail(problem: unknown): void {
    this.problem = problem instanceof Problem ? problem : new Problem({});
    this.missing = this.problem.status === 404;
  }
}
