/** A table as this page follows it: what it is, what is shown of it, and what its reader does there. */

import { API, ask, DELETE, GET, given, patiently, POST, Problem, PUT } from './api';
import { preferences } from './preferences.svelte';
import { rememberPromise } from './promises';
import type { Audience, Moment, Plan, Table, Told, WhyNot } from './types';

/** More moments than this are not played one by one: the last one is shown at once. */
const MOST_PLAYED = 40;
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
  log = $state.raw<Told[]>([]);
  /** What the viewer's seat may do now. */
  legal = $state.raw<string[]>([]);
  connection = $state<Connection>('connecting');
  /** Who looks on. */
  audience = $state.raw<Audience>({ count: 0, names: [] });
  /** The last refusal, until something else is done. */
  problem = $state.raw<Problem | null>(null);
  /** Whether a decision is on its way. */
  sending = $state(false);
  /** Whether moments are still being played. */
  playing = $state(false);
  /** There is no such table. */
  missing = $state(false);

  private queue: Moment[] = [];
  private wake: (() => void) | null = null;
  private stream: EventSource | null = null;
  private refreshing: Promise<void> | null = null;
  private wanted = 0;
  private ended = false;
  /** Something was taken back while the table was being read: it has to be read again. */
  private again = false;
  /** What is shown has been taken back, or is another seat's view: the next moment is shown at once. */
  private stale = true;
  private cache: { key: string; plans: Promise<Plan[]> } | null = null;

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

  /** Begins to follow the table; ends with `close`. */
  open(): void {
    void this.refresh(0);
    this.listen();
  }

  close(): void {
    this.ended = true;
    this.stream?.close();
    this.wake?.();
  }

  private listen(): void {
    if (this.ended) return;
    const last = this.log.at(-1)?.seq;
    const stream = new EventSource(`${API}/tables/${this.id}/events${last === undefined ? '' : `?after=${last}`}`);
    this.stream = stream;
    stream.onopen = () => (this.connection = 'live');
    stream.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Told);
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
      setTimeout(() => this.listen(), AGAIN);
    };
  }

  private hear(told: Told): void {
    if (told.seq <= (this.log.at(-1)?.seq ?? -1)) return;
    this.log = [...this.log, told];
    // Nothing comes after it, and coming again would only ask for nothing once more.
    if (told.kind === 'closed') this.stream?.close();
    // Who asks for it says how much would be left, too, but nothing is taken back yet.
    const left = told.kind === 'asked' ? undefined : told['left'];
    if (typeof left === 'number' && this.forget(left)) {
      this.again = true;
      void this.refresh();
    }
    if (told.seq + 1 > (this.table?.next ?? 0)) void this.refresh(told.seq + 1);
  }

  /** What came after this moment has been taken back; whether any of it had been told. */
  private forget(left: number): boolean {
    const told = this.story.some((moment) => moment.number > left);
    this.queue = this.queue.filter((moment) => moment.number <= left);
    this.story = this.story.filter((moment) => moment.number <= left);
    if (this.shown && this.shown.number > left) this.stale = true;
    return told;
  }

  /** Gets the table anew, as it is after the event before this place. */
  refresh(next = 0): Promise<void> {
    this.wanted = Math.max(this.wanted, next);
    this.refreshing ??= this.renew().then((done) => {
      this.refreshing = null;
      if (this.ended || this.missing) return;
      if (!done) setTimeout(() => void this.refresh(), AGAIN);
      else if (this.again || this.wanted > (this.table?.next ?? 0)) void this.refresh();
    });
    return this.refreshing;
  }

  /** Whether it could be done. */
  private async renew(): Promise<boolean> {
    this.again = false;
    try {
      // What is new is most often the next few moments and a decision: they are asked for together with the table.
      const [viewer, wanted] = [this.viewer, this.wanted];
      const known = viewer !== null && !document.hidden && !this.stale;
      const soon = this.stale || document.hidden ? null : this.moments(this.seen + 1, viewer, wanted).catch(() => null);
      const open = known ? this.choices(viewer, wanted).catch(() => null) : null;
      const params = { ...this.params, query: given({ next: wanted || undefined }) };
      const table = await patiently(() => ask(GET('/api/v1/tables/{table}', { params })), 20);
      const seat = table.viewer ?? null;
      const deciding = seat !== null && table.seats[seat]?.deciding;
      if (this.table && this.table.last_moment > table.last_moment) this.forget(table.last_moment);
      if (this.table && this.table.viewer !== table.viewer) this.stale = true;
      const unseen = this.unseen(table, soon);
      // The table may have gone on since the choices were asked for, by the reader's own doing even: then they are of another decision.
      const early = seat === viewer && table.next === wanted ? open : null;
      const again = this.retold(table);
      const [legal, moments, story] = await Promise.all([
        deciding ? this.choices(seat, table.next, early) : [],
        unseen,
        again === null ? this.untold(table, unseen) : this.lean(again, table),
      ]);
      if (this.ended) return true;
      this.legal = legal;
      const kept = this.story.slice(0, again ?? this.story.length);
      this.story = [...kept, ...story.filter((moment) => moment.number >= kept.length)];
      // What is told only when all is over is no promise any more.
      const promise = table.stage === 'over' ? null : table.commitment;
      if (promise && promise !== this.table?.commitment) rememberPromise(this.id, promise);
      this.table = table;
      this.show(moments);
      if (this.stream?.readyState === EventSource.OPEN) this.connection = 'live';
      return true;
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) this.missing = true;
      else this.connection = 'lost';
      return false;
    }
  }

  /** The moments that have not been shown yet, or only the last one if they are too many. */
  private async unseen(table: Table, soon: Promise<Moment[] | null> | null): Promise<Moment[]> {
    const seat = table.viewer ?? null;
    const many = this.stale || table.last_moment - this.seen > MOST_PLAYED || document.hidden;
    const from = many ? table.last_moment : this.seen + 1;
    if (from > table.last_moment) return [];
    const early = !many && seat === this.viewer ? await soon : null;
    const whole = early?.at(0)?.number === from && (early.at(-1)?.number ?? 0) >= table.last_moment;
    return whole && early ? early.filter(({ number }) => number <= table.last_moment) : this.moments(from, seat, table.next);
  }

  /** What the log in words has not told yet: most often it is what is about to be shown. */
  private async untold(table: Table, unseen: Promise<Moment[]>): Promise<Moment[]> {
    const from = this.story.length;
    if (from > table.last_moment) return [];
    const [first, ...rest] = this.stale ? [] : await unseen;
    if (first && first.number <= from) return [first, ...rest].map((moment) => ({ ...moment, view: null, scene: null }));
    return this.lean(from, table);
  }

  /** Moments without pictures, from a number on. */
  private lean(from: number, table: Table): Promise<Moment[]> {
    const query = given({ from, most: 5000, lean: true, seat: table.viewer });
    return ask(GET('/api/v1/tables/{table}/moments', { params: { ...this.params, query } }));
  }

  /** From where on the log in words is told otherwise now: something has been covered since, or at the end everything is open. */
  private retold(table: Table): number | null {
    if (!this.table || this.story.length === 0) return null;
    if (table.stage === 'over') return this.table.stage === 'over' ? null : 0;
    if (this.table.settled.covered === table.settled.covered && this.table.viewer === table.viewer) return null;
    const from = Math.min(this.table.settled.moment, table.settled.moment);
    return from < this.story.length ? from : null;
  }

  /** What a seat may do, unless it has been asked for before and is known to be of this state. */
  private async choices(seat: number, next: number, soon: Promise<string[] | null> | null = null): Promise<string[]> {
    const early = await soon;
    if (early?.length) return early;
    const query = given({ seat, next: next || undefined });
    return ask(GET('/api/v1/tables/{table}/legal', { params: { ...this.params, query } }));
  }

  private moments(from: number, seat: number | null, next: number): Promise<Moment[]> {
    const query = given({ from, most: MOST_PLAYED, seat, next: next || undefined });
    return ask(GET('/api/v1/tables/{table}/moments', { params: { ...this.params, query } }));
  }

  /** The last moment that is shown, or is about to be. */
  private get seen(): number {
    return this.queue.at(-1)?.number ?? this.shown?.number ?? -1;
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
    this.wake?.();
  }

  /** Whole turns from here, asked for once for each state of the table. */
  plans(): Promise<Plan[]> {
    const key = `${this.table?.next}/${this.viewer}`;
    if (this.cache?.key !== key) {
      const params = { ...this.params, query: given({ seat: this.viewer, next: this.table?.next }) };
      const plans = patiently(() => ask(GET('/api/v1/tables/{table}/plans', { params })), 20);
      this.cache = { key, plans };
      // What could not be had is asked for again.
      plans.catch(() => (this.cache = null));
    }
    return this.cache.plans;
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
      await this.refresh(next);
      return true;
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem : new Problem({});
      // Somebody, or another tab, may have been faster.
      if (this.problem.status === 409) void this.refresh(0);
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
    this.stream?.close();
    this.listen();
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
