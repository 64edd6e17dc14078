/** What the reader has chosen of their turn and not sent yet, and what their clicks and keys mean. */

import { untrack } from 'svelte';
import { boards } from '../../lib/boards.svelte';
import type { TableSession } from '../../lib/session.svelte';
import type { Consequence, WhyNot } from '../../lib/types';
import { remarksOf } from '../../lib/message';
import { t } from '../../lib/words.svelte';
import { viewOf, type Play } from '../kind';
import { cheapest, NOTHING, standOf, type Choice } from './choice';
import { courseOf, type Course } from './course';
import { DIRS, isDir, KEYS, type Dir } from './directions';
import { River } from './river';
import { isBoat, waysOf, type BoatId, type Way } from './view';

/** How long the reader points at a space before the page asks why it cannot be reached, in milliseconds. */
const PAUSE = 180;
/** What makes a space worth a mark even if others are cheaper. */
const GAINS: Consequence['kind'][] = ['boards-passenger', 'refuels', 'finishes'];
/** With fewer marks than this, so many are shown. */
const FEWEST = 3;
const SOME = 10;

export class MississippiPlay implements Play {
  readonly session: TableSession;
  private ways = $state.raw<Way[]>([]);
  private choice = $state.raw<Choice>(NOTHING);
  /** The bow that is chosen where nothing but a bow is to be set. */
  private turned = $state.raw<Dir | null>(null);
  /** Whether every space that can be reached is marked, or only those that suggest themselves. */
  all = $state(false);
  /** The least coal for each speed, wherever it leads. */
  readonly speeds = $derived(standOf(this.ways, NOTHING, () => []).speeds);
  /** How much coal is to change boats, as the action that does it. It ends the turn, so it is not done at once. */
  exchange = $state.raw<string | null>(null);
  /** The space that the reader points at. */
  pointed = $state.raw<string | null>(null);
  /** Why something cannot be done. */
  why = $state.raw<WhyNot | null>(null);
  /** Whether whole turns are still being worked out. */
  thinking = $state(false);

  readonly view = $derived.by(() => viewOf('mississippi-queen', this.session.table?.view));
  private readonly board = $derived.by(() => boards.of(this.session.table));
  readonly river = $derived(new River(this.board));
  readonly stand = $derived(standOf(this.ways, this.choice, (way) => this.pushesOf(way)));
  /** The boat that the decision is about. */
  readonly boat = $derived(this.view?.subject ?? null);
  /** Whether a move is to be made, so that a whole turn can be chosen. */
  readonly moving = $derived.by(() => {
    const view = this.session.mine ? this.view : null;
    return (view?.phase === 'speed' || view?.phase === 'move') && view.course.chain.length === 0;
  });
  /** The directions in which a bow may be set, or the next boat be pushed. */
  readonly bows = $derived(this.directions('bow'));
  readonly pushes = $derived(this.directions('push'));
  readonly at = $derived(this.choice.at);
  /** Speed and bow as they are chosen, or as they follow from what is chosen. */
  readonly settled = $derived(this.stand.question === 'push' || this.stand.question === 'confirm' ? this.stand.way : null);
  readonly speed = $derived(this.choice.speed ?? this.settled?.result.wheel ?? null);
  readonly bow = $derived(this.turned ?? this.settled?.result.bow ?? null);
  readonly chosen = $derived(this.choice.speed !== null || this.choice.at !== null || this.exchange !== null || this.turned !== this.suggested);
  /** What the turn costs that is chosen so far, if what is still to be chosen does not raise it. */
  readonly coal = $derived(this.stand.way?.result.spent ?? null);
  /** The cheapest turn to where the reader points, as long as no space is chosen. */
  readonly hinted = $derived.by(() => {
    const at = this.pointed;
    if (this.choice.at !== null || at === null || !this.stand.spaces.has(at)) return null;
    return standOf(this.ways, { ...this.choice, at, bow: null, pushes: [] }, () => []);
  });
  /** The turn that the reader has chosen or points at. */
  readonly regarded = $derived(this.settled ?? this.hinted?.way ?? null);
  /** The course of the turn that is chosen so far, or that is pointed at. */
  readonly course = $derived.by((): Course | null => {
    const way = this.stand.way ?? this.hinted?.way;
    return way ? this.follow(way) : null;
  });
  /** The boats with which coal can be exchanged now. */
  readonly partners = $derived.by(() => {
    const said = this.session.mine ? this.session.legal.filter((action) => /^(give|take):/.test(action)) : [];
    return [...new Set(said.map((action) => action.split(':')[1]))].filter(isBoat);
  });
  /** The boat that the next push moves, for pushes that are made one by one. */
  readonly due = $derived.by((): { boat: BoatId; at: string } | null => {
    const view = this.view;
    if (!view || !this.boat || this.pushes.length === 0) return null;
    const boat = view.course.due;
    const at = boat && view.boats[boat]?.at;
    return boat && at ? { boat, at } : null;
  });

  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = new Map<string, Promise<WhyNot>>();
  /** Steps that were asked for while the one before was on its way. */
  private steps: string[] = [];

  private static readonly tables = new WeakMap<TableSession, MississippiPlay>();

  /** The controls of a table: always the same ones. */
  static at(session: TableSession): MississippiPlay {
    const play = this.tables.get(session) ?? new MississippiPlay(session);
    this.tables.set(session, play);
    return play;
  }

  private constructor(session: TableSession) {
    this.session = session;
    this.stop = $effect.root(() => {
      $effect(() => {
        const state = this.state;
        untrack(() => void this.begin(state));
      });
    });
  }

  inMind(): string[] {
    return this.settled?.actions ?? [];
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  /** Names the decision that is to be made; nothing while there is none. Talk at the table does not change it. */
  private readonly state = $derived.by(() => {
    const { table, viewer, mine } = this.session;
    return mine && table && viewer !== null ? `${viewer}/${table.last_moment}/${table.seats[viewer]?.decision}` : null;
  });

  /** A new decision: nothing is chosen yet. */
  private begin(state: string | null): void {
    this.choice = NOTHING;
    this.turned = this.suggested;
    this.all = false;
    this.exchange = null;
    this.ways = [];
    this.why = null;
    this.known.clear();
    if (state === null) return;
    if (this.view?.phase !== 'move') this.steps = [];
    const step = this.steps.shift();
    if (step !== undefined) {
      this.steer(step);
      return;
    }
    if (this.moving) this.ways = waysOf(this.session.plans);
  }

  /** The bow that is chosen in advance: the one that the table suggests, or the only one. */
  private get suggested(): Dir | null {
    const only = this.bows.length === 1 ? this.bows[0] : undefined;
    return this.bows.find((dir) => `bow:${dir}` === this.session.table?.suggested) ?? only ?? null;
  }

  private directions(kind: 'bow' | 'push'): Dir[] {
    if (!this.session.mine) return [];
    return DIRS.filter((dir) => this.session.legal.includes(`${kind}:${dir}`));
  }

  private follow(way: Way): Course | null {
    return this.view && this.boat ? courseOf(way, this.boat, this.view, this.river) : null;
  }

  /** Every space that the decision is about: where turns can end, and where boats are that can be pushed, or give or take coal. */
  readonly concerned = $derived.by(() => {
    const pushing = this.ways.filter((way) => way.result.pushed > 0);
    const shoves = pushing.flatMap((way) => this.follow(way)?.shoves.map(({ from }) => from.id) ?? []);
    const partners = this.partners.flatMap((id) => this.view?.boats[id]?.at ?? []);
    return new Set([...this.ways.map((way) => way.result.at), ...shoves, ...partners, ...(this.due ? [this.due.at] : [])]);
  });

  private pushesOf(way: Way): string[] {
    return this.follow(way)?.shoves.map(({ boat, dir }) => `${boat}:${dir}`) ?? [];
  }

  /** What is to be done next, in words; nothing where the table's own question says it. */
  get asks(): string {
    if (!this.session.mine || !this.view) return '';
    const { question } = this.stand;
    const boat = this.asked.find((push) => push.boat)?.boat;
    if (this.at !== null && question === 'bow') return t('mq-ask-bow');
    if (this.at !== null && question === 'push') return boat ? t('mq-ask-push', { boat: t(`boat-${boat}`) }) : t('mq-push-where');
    if (this.turned !== null && `bow:${this.turned}` === this.session.table?.suggested) return t('mq-ask-suggested');
    const ready = this.exchange !== null || this.turned !== null || (this.at !== null && question === 'confirm');
    return ready ? t('mq-ask-confirm') : '';
  }

  /** The spaces to mark, each with the coal that getting there costs and the boat that lies there. */
  readonly marks = $derived.by(() => {
    if (!this.moving) return [];
    const boats = new Map(Object.entries(this.view?.boats ?? {}).map(([id, { at }]) => [at, id]));
    const shown = this.all || this.choice.speed !== null || this.at !== null ? this.stand.spaces : this.sensible;
    return [...shown].flatMap(([id, coal]) => {
      const space = this.river.space(id);
      const boat = boats.get(id);
      return space ? [{ ...space, coal, boat: isBoat(boat) && boat !== this.boat ? boat : null }] : [];
    });
  });

  /** How many spaces can be reached that are not marked. */
  readonly hidden = $derived(this.moving ? this.stand.spaces.size - this.marks.length : 0);

  /** Where a turn suggests itself: down the river for as little coal as there is, or where something is gained. */
  private readonly sensible = $derived.by(() => {
    const { spaces } = this.stand;
    const least = Math.min(...spaces.values());
    const here = this.river.space(this.boat && this.view?.boats[this.boat]?.at)?.progress ?? 0;
    const gains = new Set(this.ways.filter(({ consequences }) => consequences.some(({ kind }) => GAINS.includes(kind))).map(({ result }) => result.at));
    const along = (id: string) => this.river.space(id)?.progress ?? 0;
    const kept = [...spaces].filter(([id, coal]) => gains.has(id) || (coal === least && along(id) >= here));
    if (kept.length >= FEWEST) return new Map(kept);
    // Down the river nothing is free, or hardly anything: then the cheapest, of these the farthest.
    return new Map([...spaces].toSorted(([a, one], [b, other]) => one - other || along(b) - along(a)).slice(0, SOME).concat(kept));
  });

  /** The pushes to choose from for the turn that is chosen, each with the place of its boat. */
  readonly asked = $derived.by(() => {
    const course = this.course;
    return [...this.stand.pushes].map(([name, coal]) => {
      const [boat, dir] = name.split(':');
      if (!isBoat(boat) || !isDir(dir)) return { name, coal, boat: null, dir: null, from: null };
      const here = this.river.space(this.view?.boats[boat]?.at);
      return { name, coal, boat, dir, from: course?.shoves.find((shove) => shove.boat === boat)?.from ?? here ?? null };
    });
  });

  /** What comes of the cheapest turn to a space, in words. */
  remarksAt(at: string): string[] {
    const way = cheapest(this.ways.filter(({ result }) => result.at === at && (this.choice.speed ?? result.wheel) === result.wheel));
    return [false, true].flatMap((warnings) => remarksOf(way?.remarks, warnings, String));
  }

  chooseSpeed(speed: number): void {
    this.why = null;
    if (!this.speeds.has(speed)) this.explain({ action: `speed:${speed}` });
    else if (!this.stand.speeds.has(speed)) this.choice = { ...NOTHING, speed };
    else this.choice = { ...this.choice, speed: this.choice.speed === speed ? null : speed, pushes: [] };
  }

  chooseSpace(at: string, bow: Dir | null = null): void {
    this.why = null;
    this.choice = { ...this.choice, at, bow, pushes: [] };
  }

  forgetSpace(): void {
    this.choice = { ...NOTHING, speed: this.choice.speed };
  }

  chooseBow(bow: Dir): void {
    this.why = null;
    if (this.bows.includes(bow)) this.turned = bow;
    else if (this.stand.bows.has(bow)) this.choice = { ...this.choice, bow, pushes: [] };
  }

  choosePush(name: string): void {
    if (this.stand.question === 'push') this.choice = { ...this.choice, pushes: [...this.choice.pushes, name] };
  }

  chooseExchange(action: string): void {
    this.why = null;
    if (this.session.legal.includes(action)) this.exchange = this.exchange === action ? null : action;
    else this.explain({ action });
  }

  /** Sends what has been chosen, or ends the turn that was steered. */
  confirm(): void {
    if (!this.session.mine) return;
    if (this.exchange !== null) void this.send([this.exchange]);
    else if (this.turned !== null) void this.send([`bow:${this.turned}`]);
    else if (this.stand.question === 'confirm' && this.stand.way) void this.send(this.stand.way.actions);
    else if (this.session.legal.includes('end')) void this.send(['end']);
  }

  /** One step: a choice that was not sent goes first. */
  stepBack(): void {
    const { speed, at, bow, pushes } = this.choice;
    this.why = null;
    if (this.exchange !== null) this.exchange = null;
    else if (this.turned !== this.suggested) this.turned = this.suggested;
    else if (pushes.length > 0) this.choice = { ...this.choice, pushes: pushes.slice(0, -1) };
    else if (bow !== null && this.stand.bows.size > 1) this.choice = { ...this.choice, bow: null };
    else if (at !== null) this.forgetSpace();
    else if (speed !== null) this.choice = NOTHING;
    else if (this.session.mine && this.session.table?.can_take_back) void this.session.undo('action');
  }

  restart(): void {
    this.steps = [];
    this.why = null;
    if (this.chosen) [this.choice, this.exchange, this.turned] = [NOTHING, null, this.suggested];
    else if (this.session.mine && this.session.table?.can_take_back) void this.session.undo('turn');
  }

  /** Does a single step at once: the wheel is set before the first one. */
  steer(action: string): void {
    const { legal } = this.session;
    const pushes = legal.filter((one) => one.startsWith('push:'));
    if (legal.includes(action)) void this.send([action]);
    else if (action === 'ahead' && pushes.length === 1) void this.send(pushes);
    else if (action === 'ahead' && pushes.length > 1) this.why = null;
    else if (this.view?.phase === 'speed' && action !== 'back') {
      const speed = this.firstSpeed(legal);
      const steps = this.ways.filter((way) => way.actions[0] === speed).map((way) => way.actions[1] ?? '');
      // A boat lies ahead: where it is pushed is asked once the speed is set.
      const pushes = action === 'ahead' && !steps.includes(action) && steps.some((step) => step.startsWith('push:'));
      void this.send(pushes ? [speed] : [speed, action]);
    } else this.explain({ action });
  }

  /** The speed to begin with: the one that is chosen, else what the wheel shows, else what comes nearest. */
  private firstSpeed(legal: readonly string[]): string {
    const wheel = this.choice.speed ?? (this.boat ? this.view?.boats[this.boat]?.speed : null) ?? 1;
    const speeds = legal.filter((one) => one.startsWith('speed:')).map((one) => Number(one.slice(6)));
    const nearest = speeds.toSorted((a, b) => Math.abs(a - wheel) - Math.abs(b - wheel))[0];
    return `speed:${this.choice.speed ?? nearest ?? wheel}`;
  }

  async send(actions: string[]): Promise<void> {
    this.why = null;
    if (!(await this.session.act(actions))) this.steps = [];
  }

  pick(spot: string): void {
    if (!this.session.mine || !this.view) return;
    if (this.moving && this.stand.spaces.has(spot)) {
      this.chooseSpace(spot);
      return;
    }
    const { legal } = this.session;
    const dock = this.river.space(spot)?.start_dock;
    if (dock !== undefined && legal.includes(`dock:${dock}`)) void this.send([`dock:${dock}`]);
    // A space beside the boat stands for its direction.
    const from = this.due?.at ?? (this.boat && this.view.boats[this.boat]?.at);
    const dir = from && (this.due ? this.pushes : this.bows).find((one) => this.river.next(from, one)?.id === spot);
    if (dir && this.due) void this.send([`push:${dir}`]);
    else if (dir) this.chooseBow(dir);
    else if (this.moving) this.explain({ place: spot });
  }

  point(spot: string | null): void {
    this.pointed = spot;
    clearTimeout(this.timer);
    if (!this.moving || this.choice.at !== null || spot === null || this.thinking) return;
    if (this.stand.spaces.has(spot)) this.why = null;
    else this.timer = setTimeout(() => this.explain({ place: spot }), PAUSE);
  }

  /** Finds out why something cannot be done; each question is asked once for a decision. */
  private explain(what: { action: string } | { place: string }): void {
    const state = this.state;
    const name = JSON.stringify(what);
    const answer = this.known.get(name) ?? this.session.whyNot(what);
    this.known.set(name, answer);
    answer.then(
      (why) => {
        const stillAsked = !('place' in what) || this.pointed === null || this.pointed === what.place;
        if (this.state === state && stillAsked) this.why = why.allowed ? null : why;
      },
      () => this.known.delete(name),
    );
  }

  key(event: KeyboardEvent): boolean {
    const steps: Record<string, string> = { ArrowUp: 'ahead', ArrowLeft: 'left', ArrowRight: 'right', ArrowDown: 'back' };
    const step = event.shiftKey ? undefined : steps[event.key];
    // While the step before is on its way, who steers by keys need not wait for the picture.
    const { viewer, sending, mine } = this.session;
    const under = this.view?.phase === 'move' && viewer !== null && this.view.decides.includes(viewer);
    if (step && (sending || (!mine && under))) {
      this.steps.push(step);
      return true;
    }
    if (!mine || event.repeat) return false;
    if (event.key === 'Backspace') this.stepBack();
    else if (event.key === 'Escape') this.restart();
    else if (step && this.moving) this.steer(step);
    else if (/^[1-6]$/.test(event.key)) return this.digit(Number(event.key));
    else if (event.key === 'Enter') return this.enter(event);
    else return this.compass(KEYS[event.code]);
    return true;
  }

  private digit(number: number): boolean {
    if (this.view?.phase === 'speed') this.chooseSpeed(number);
    else if (this.session.legal.includes(`dock:${number}`)) void this.send([`dock:${number}`]);
    else return false;
    return true;
  }

  /** A button that has the focus takes Enter for itself. */
  private enter(event: KeyboardEvent): boolean {
    if (event.target instanceof Element && event.target.closest('button, a, summary, [role=tab]')) return false;
    this.confirm();
    return true;
  }

  private compass(dir: Dir | undefined): boolean {
    if (!isDir(dir)) return false;
    const asked = this.asked.filter((push) => push.dir === dir);
    if (this.stand.question === 'push' && asked[0]) this.choosePush(asked[0].name);
    else if (this.choice.at !== null || this.bows.includes(dir)) this.chooseBow(dir);
    else if (this.pushes.includes(dir)) void this.send([`push:${dir}`]);
    else return false;
    return true;
  }
}
