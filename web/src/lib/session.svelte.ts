/** A table as this page follows it: what it is, what is shown of it, and what its reader does there. */

import { API, ask, DELETE, GET, given, patiently, POST, Problem, PUT } from './api';
import { boards } from './boards.svelte';
import { preferences } from './preferences.svelte';
import { rememberPromise } from './promises';
import type { Audience, Choices, Moment, Plan, Table, TableEvent, Update, WhyNot } from './types';

/** How long what the reader has done may take to come back, in milliseconds. */
const PATIENCE = 3000;
/** How long a moment stays before the next one, in milliseconds. */
const PACE = 260;
/** After a lost stream the page comes back after so many milliseconds. */
const AGAIN = 1000;

export type Connection = 'connecting' | 'live' | 'lost';

export class TableSession {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  /** What the board shows. It runs behind the table while moments are played one by one. */
  shown = $state.raw<Moment | null>(null);
  /** All moments without pictures, for the log in words. */
  story = $state.raw<Moment[]>([]);
  /** The events of the table, for chat and comings and goings. */
  log = $state.raw<TableEvent[]>([]);
  private choices = $state.raw<Choices>({ legal: [], plans: [] });
  connection = $state<Connection>('connecting');
  /** Who looks on. */
  audience = $state.raw<Audience>({ count: 0, names: [] });
  /** The last refusal, until something else is done. */
  problem = $state.raw<Problem | null>(null);
  /** Whether a decision is on its way. */
  sending = $state(false);
  /** Whether moments are still being played. */
  playing = $state(false);
  /** Whether the way to the moment that is shown is still being shown, as the flow of a river is. */
  flowing = $state(false);
  /** There is no such table. */
  missing = $state(false);

  private queue: Moment[] = [];
  private wake: (() => void) | null = null;
  private stream: EventSource | null = null;
  /** What of the table does not change. */
  private fixed: Table | null = null;
  /** Called whenever something new is known. */
  private reached: () => void = () => undefined;
  private ended = false;
  /** What is shown has been taken back, or is another seat's view: the next moment is shown at once. */
  private stale = true;

  constructor(id: string) {
    this.id = id;
  }

  private get params() {
    return { path: { table: this.id } };
  }

  /** The seat that the reader plays, if any: with several seats, the one that decides. */
  get viewer(): number | null {
    return this.table?.viewer ?? null;
  }

  /** Whether the reader is to decide now, and everything before has been shown. */
  get mine(): boolean {
    const seat = this.viewer;
    return seat !== null && !this.playing && (this.table?.seats[seat]?.deciding ?? false);
  }

  /** What the viewer's seat may do now. */
  get legal(): string[] {
    return this.choices.legal;
  }

  /** Whole turns from here. */
  get plans(): Plan[] {
    return this.choices.plans;
  }

  /** Begins to follow the table; ends with `close`. */
  open(): void {
    void this.begin();
  }

  /** Reads what does not change, and follows the rest. */
  private async begin(): Promise<void> {
    try {
      this.fixed = await patiently(() => ask(GET('/api/v1/tables/{table}', { params: this.params })), 20);
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) this.missing = true;
      else if (!this.ended) {
        this.connection = 'lost';
        setTimeout(() => void this.begin(), AGAIN);
      }
      return;
    }
    // What is told only when all is over is no promise any more.
    if (this.fixed.stage !== 'over' && this.fixed.commitment) rememberPromise(this.id, this.fixed.commitment);
    this.listen();
  }

  close(): void {
    this.ended = true;
    this.stream?.close();
    this.wake?.();
  }

  private listen(): void {
    if (this.ended || this.missing) return;
    const after = this.log.at(-1)?.seq;
    // The moments are those of the last update, which may be of an earlier event.
    const moment = after !== undefined && this.table?.next === after + 1 ? this.story.at(-1)?.number : undefined;
    const known = given({ after, moment });
    const query = Object.entries(known).map(([name, value]) => `${name}=${value}`);
    const stream = new EventSource(`${API}/tables/${this.id}/events?${query.join('&')}`);
    this.stream = stream;
    stream.onopen = () => (this.connection = 'live');
    stream.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as TableEvent);
    stream.addEventListener('update', ({ data }: MessageEvent<string>) => this.apply(JSON.parse(data) as Update));
    stream.addEventListener('watching', ({ data }: MessageEvent<string>) => (this.audience = JSON.parse(data) as Audience));
    // The table was deleted.
    stream.addEventListener('gone', () => {
      this.missing = true;
      this.close();
    });
    stream.onerror = () => {
      // A browser's own retry does not survive every kind of loss, so the page comes again by itself.
      stream.close();
      if (this.ended) return;
      this.connection = 'lost';
      setTimeout(() => this.stream === stream && this.listen(), AGAIN);
    };
  }

  /** Opens the stream anew; the first thing that it tells is how the table stands. */
  private listenAgain(): void {
    this.stream?.close();
    this.listen();
  }

  private hear(told: TableEvent): void {
    if (told.seq <= (this.log.at(-1)?.seq ?? -1)) return;
    this.log = [...this.log, told];
  }

  /** Goes on with what has happened. */
  private apply({ table, from, moments, choices, board }: Update): void {
    const { fixed, shown } = this;
    if (!fixed) return;
    if (from > this.story.length) {
      // Something was missed: everything is told anew.
      this.story = [];
      this.listenAgain();
      return;
    }
    if (board) boards.put(this.id, board);
    this.story = [...this.story.slice(0, from), ...moments.map(({ view, scene, ...told }) => told)];
    const pictures = moments.filter(({ scene }) => scene);
    const first = pictures[0]?.number ?? table.last_moment + 1;
    this.queue = this.queue.filter(({ number }) => number < first);
    // What is shown was taken back, or is seen with other eyes now.
    if (shown && (shown.number >= first || this.table?.viewer !== table.viewer)) this.stale = true;
    if (choices) this.choices = choices;
    this.table = { ...fixed, ...table };
    this.show(pictures);
    this.connection = 'live';
    // Nothing comes after that, and coming again would only ask for nothing once more.
    if (table.stage === 'closed') this.stream?.close();
    this.reached();
  }

  /** Waits until the page knows of the events before this place; if they do not come, the stream is opened anew. */
  private async reach(next: number): Promise<void> {
    const known = () => this.ended || (this.table?.next ?? 0) >= next;
    const limit = Date.now() + PATIENCE;
    while (!known() && Date.now() < limit) {
      const timer = setTimeout(() => this.reached(), limit - Date.now());
      await new Promise<void>((done) => (this.reached = done));
      clearTimeout(timer);
    }
    if (!known()) this.listenAgain();
  }

  private show(moments: Moment[]): void {
    if (this.stale || !preferences.motion || document.hidden) {
      this.queue = [];
      const last = moments.at(-1);
      if (last) [this.shown, this.stale] = [last, false];
      return;
    }
    this.queue.push(...moments);
    if (!this.playing) void this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length > 0 && !this.ended) {
      const next = this.queue.shift();
      if (!next) break;
      this.shown = next;
      if (this.queue.length === 0 && next.events.length === 0) break;
      await new Promise<void>((done) => {
        this.wake = done;
        setTimeout(done, PACE);
      });
    }
    this.playing = false;
  }

  /** Shows the last moment at once. */
  skip(): void {
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.shown = last;
    this.flowing = false;
    this.wake?.();
  }

  /** Why something cannot be done, or a place not be reached. */
  whyNot(what: { action: string } | { place: string }): Promise<WhyNot> {
    const query = { ...what, ...given({ seat: this.viewer, next: this.table?.next }) };
    return ask(GET('/api/v1/tables/{table}/why-not', { params: { ...this.params, query } }));
  }

  /** Does something at the table; a refusal becomes `problem`. */
  private async send(request: () => Promise<{ next: number }>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.problem = null;
    try {
      const { next } = await request();
      await this.reach(next);
      return true;
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem : new Problem({});
      // Somebody, or another tab, may have been faster.
      if (this.problem.status === 409) this.listenAgain();
      return false;
    } finally {
      this.sending = false;
    }
  }

  private get decision(): number {
    return this.table?.seats[this.viewer ?? 0]?.decision ?? 0;
  }

  /** Acts: all of it, or nothing. Repeated until an answer comes; the decision number makes that harmless. */
  act(actions: string[]): Promise<boolean> {
    const body = { seat: this.viewer, decision: this.decision, actions };
    return this.send(() => patiently(() => ask(POST('/api/v1/tables/{table}/actions', { params: this.params, body }))));
  }

  undo(scope: 'action' | 'turn'): Promise<boolean> {
    const body = { seat: this.viewer, decision: this.decision, scope };
    return this.send(() => patiently(() => ask(POST('/api/v1/tables/{table}/undo', { params: this.params, body }))));
  }

  askUndo(): Promise<boolean> {
    return this.send(() => ask(POST('/api/v1/tables/{table}/undo/ask', { params: this.params, body: { seat: this.viewer } })));
  }

  answerUndo(agrees: boolean, seat: number | null = this.viewer): Promise<boolean> {
    return this.send(() => ask(POST('/api/v1/tables/{table}/undo/answer', { params: this.params, body: { seat, agrees } })));
  }

  async sit(seat: number, name: string, invitation: string | null): Promise<boolean> {
    const seed = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const body = { name, seed, invitation };
    const params = { path: { table: this.id, seat } };
    const sat = await this.send(() => ask(PUT('/api/v1/tables/{table}/seats/{seat}', { params, body })));
    // A newcomer's stream is nobody's and counts as somebody who looks on; a new one is the player's.
    this.listenAgain();
    return sat;
  }

  stand(seat: number): Promise<boolean> {
    const params = { path: { table: this.id, seat } };
    return this.send(() => ask(DELETE('/api/v1/tables/{table}/seats/{seat}', { params })));
  }

  start(): Promise<boolean> {
    return this.send(() => ask(POST('/api/v1/tables/{table}/start', { params: this.params })));
  }

  leave(resign: boolean): Promise<boolean> {
    return this.send(() => ask(POST('/api/v1/tables/{table}/leave', { params: this.params, body: { seat: this.viewer, resign } })));
  }

  comeBack(): Promise<boolean> {
    return this.send(() => ask(POST('/api/v1/tables/{table}/return', { params: this.params, body: { seat: this.viewer } })));
  }

  say(text: string): Promise<boolean> {
    return this.send(() => ask(POST('/api/v1/tables/{table}/chat', { params: this.params, body: { text } })));
  }

  /** Makes a new invitation for a seat, and revokes earlier ones; what to show for it. */
  async invite(seat: number): Promise<string | null> {
    this.problem = null;
    try {
      const params = { path: { table: this.id, seat } };
      return (await ask(POST('/api/v1/tables/{table}/seats/{seat}/invitation', { params }))).secret;
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem : new Problem({});
      return null;
    }
  }

  /** Closes a table that has not begun. */
  closeTable(): Promise<boolean> {
    return this.send(() => ask(DELETE('/api/v1/tables/{table}', { params: this.params })));
  }

  /** Offers a rematch, or agrees to the one that is offered. */
  async rematch(): Promise<string | null> {
    let id: string | null = null;
    await this.send(async () => {
      const answer = await ask(POST('/api/v1/tables/{table}/rematch', { params: this.params }));
      id = answer.id;
      return answer;
    });
    return id;
  }

  /** Declines a rematch, or withdraws one's own offer. */
  declineRematch(): Promise<boolean> {
    return this.send(() => ask(DELETE('/api/v1/tables/{table}/rematch', { params: this.params })));
  }
}
