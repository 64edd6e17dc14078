/** What the reader has chosen at a table of Niagara but not sent yet, and what their clicks and keys mean. */

import { untrack } from 'svelte';
import { ask, GET } from '../../lib/api';
import { boards } from '../../lib/boards.svelte';
import type { TableSession } from '../../lib/session.svelte';
import type { RuleCited } from '../../lib/types';
import { remarksOf } from '../../lib/message';
import { t } from '../../lib/words.svelte';
import { namesOf } from '../../table/names';
import { viewOf, type Names, type Play } from '../kind';
import { offerFor, phaseOf } from './keys';
import { offerLabel } from './labels';
import { offers, targets, type Offer, type Target, type Turns } from './options';
import { canoesOf, colourOf, GEMS, indexOf, River, seatOf, type Canoe, type Colour, type CourseView, type Which } from './river';
import { gemCount, gemName, toPlace } from './words';

/** Pointing at a place means a question only after so many milliseconds. */
const PATIENCE = 220;

/** Why a place cannot be reached. */
export interface Reason {
  text: string;
  rule: RuleCited | null;
}

export class NiagaraPlay implements Play {
  readonly session: TableSession;
  /** What has been chosen and waits for a second click: it ends the turn, or goes over the falls. */
  staged = $state.raw<Offer | Target | null>(null);
  /** The place that the reader points at. */
  pointed = $state<string | null>(null);
  /** The choice whose button the reader points at. */
  hovered = $state.raw<Offer | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** The only edition, as the rules page calls it. */
  edition = $state('');

  /** The whole turns from here; none before the server has told them. */
  private turns = $state.raw<Turns | null>(null);
  private asked = new Map<string, Promise<Reason | null>>();
  /** Counts what the reader pointed at, so that no late answer is shown for another place. */
  private doubt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly end: () => void;

  readonly view = $derived.by(() => viewOf('niagara', this.session.table?.view));
  private readonly board = $derived.by(() => boards.of(this.session.table));
  private readonly river = $derived(new River(this.board));
  /** What the reader is asked: it stays the same while others lay their cards or chat. */
  private readonly question = $derived.by(() => {
    const { session, view } = this;
    const decision = session.table?.seats[session.viewer ?? 0]?.decision;
    return JSON.stringify([session.mine, session.viewer, decision, session.legal, view?.round, view?.phase, view?.course]);
  });
  readonly phase = $derived.by(() => (this.session.mine && this.view ? phaseOf(this.view) : null));
  /** The turn that the reader takes with their canoes. */
  readonly course = $derived.by((): CourseView | null => (this.phase === 'sail' ? (this.view?.course ?? null) : null));
  /** The canoe that moves, if the reader is to move one. */
  readonly canoe = $derived.by(() => this.course?.mover ?? null);
  readonly offers = $derived.by((): Offer[] => {
    // Cards need no turns and no river. Anything else would change under the reader's hand when they come.
    const turns = this.phase === 'cards' ? (this.turns ?? []) : this.board && this.turns;
    return this.view && this.phase && turns ? offers(this.view, this.session.legal, turns, this.river) : [];
  });
  readonly targets = $derived.by(() =>
    this.view && this.course && this.turns ? targets(this.view, this.turns, this.river) : new Map<string, Target>(),
  );
  /** Whether there is something that can be taken back, here or at the server. */
  readonly canUndo = $derived.by(
    () => this.staged !== null || (!this.session.playing && (this.session.table?.can_take_back ?? false)),
  );
  /** Points that the moving canoe has left. */
  readonly points = $derived.by(() => {
    return this.course?.points ?? 0;
  });
  /** The number of the reader's card. */
  readonly card = $derived.by(() => {
    const course = this.view?.course;
    const card = course && this.view?.players[course.player]?.card;
    return typeof card === 'number' ? card : 0;
  });

  /** What lies at the deposit that the reader points at, and how to get at it. */
  get deposit(): string {
    const gem = GEMS.find((one) => `deposit-${one}` === this.pointed);
    if (!gem || !this.view) return '';
    const heap = this.view.deposits[gem] ?? {};
    const gems = GEMS.flatMap((one) => (heap[one] ? gemCount(one, heap[one]) : [])).join(', ') || t('niagara-empty');
    const disc = this.river.discs.find((place) => this.river.place(place)?.deposit === gem)?.charAt(0) ?? '';
    return `${t('niagara-deposit-has', { deposit: gemName(gem), gems })}; ${t('niagara-deposit-from', { disc })}.`;
  }

  /** What the reader has chosen, or points at. */
  get regarded(): Offer | null {
    return this.staged ?? this.hovered ?? (this.pointed ? (this.targets.get(this.pointed) ?? null) : null);
  }

  /** What is to be confirmed, if something has been chosen. */
  get asks(): string {
    const { staged } = this;
    if (!staged) return '';
    return t('niagara-ask', { kind: staged.kind, card: staged.what, what: this.label(staged) });
  }

  /** The colour of the reader's canoes. */
  get colour(): Colour {
    return colourOf(this.session.viewer ?? 0);
  }

  /** What a choice is called. */
  label(offer: Offer | Target): string {
    if ('spot' in offer) return t('niagara-do-go', { place: toPlace(offer.path.at(-1) ?? 'beach') });
    return this.view && this.phase ? offerLabel(offer, this.view, this.phase, this.names) : '';
  }

  /** What comes of a choice: what it costs, and what is said of it. */
  outcome(offer: Offer): string {
    const cost = offer.cost > 0 ? [t('niagara-cost', { count: offer.cost })] : [];
    return [this.label(offer), ...cost, ...remarksOf(offer.remarks, false, this.names)].join(', ');
  }

  warnings(offer: Offer): string[] {
    return remarksOf(offer.remarks, true, this.names);
  }

  private get names(): Names {
    return this.session.table ? namesOf(this.session.table) : String;
  }

  private static readonly known = new WeakMap<TableSession, NiagaraPlay>();

  /** The controls of a table: always the same ones. */
  static at(session: TableSession): NiagaraPlay {
    const play = this.known.get(session) ?? new NiagaraPlay(session);
    this.known.set(session, play);
    return play;
  }

  private constructor(session: TableSession) {
    this.session = session;
    this.end = $effect.root(() => {
      $effect(() => {
        void this.question;
        untrack(() => {
          this.forget();
          if (session.mine) this.turns = session.plans;
        });
      });
    });
  }

  inMind(): string[] {
    return this.staged?.actions ?? [];
  }

  close(): void {
    clearTimeout(this.timer);
    this.end();
  }

  /** What was chosen before belongs to another decision, perhaps of another player at this screen. */
  private forget(): void {
    this.staged = null;
    this.hovered = null;
    this.reason = null;
    this.turns = null;
    this.asked.clear();
    this.doubt += 1;
  }

  /** Does it; but what cannot be taken back, and what goes over the falls, is asked for once more. */
  choose(offer: Offer | Target): void {
    if (!this.session.mine || this.session.sending) return;
    if (this.staged && this.staged.actions.join() === offer.actions.join()) return this.confirm();
    this.reason = null;
    if (offer.kind === 'falls' || (offer.ends && offer.kind !== 'end')) this.staged = offer;
    else void this.act(offer.actions);
  }

  confirm(): void {
    const staged = this.staged;
    if (staged && !this.session.sending) void this.act(staged.actions);
  }

  private async act(actions: string[]): Promise<void> {
    const { staged } = this;
    this.reason = null;
    await this.session.act(actions);
    // What has been chosen meanwhile stays.
    if (this.staged === staged) this.staged = null;
  }

  /** Takes the last thing back, here or at the server. */
  undo(): void {
    if (this.staged) this.staged = null;
    else if (this.canUndo) void this.session.undo('action');
  }

  restart(): void {
    this.staged = null;
    if (this.canUndo) void this.session.undo('turn');
  }

  /** Chooses a canoe; while the other one has only been chosen, instead of it. */
  async take(which: Which): Promise<void> {
    if (!this.course?.canoes.includes(which)) return;
    if (this.course.canoe && !(await this.session.undo('action'))) return;
    await this.act([`canoe:${which}`]);
  }

  /** Whether the other canoe may still be chosen instead of this one. */
  get canSwitch(): boolean {
    const { course } = this;
    return !!course?.canoe && course.stage === 'before' && !course.loaded && !course.unloaded;
  }

  /** A player's canoes ashore lie at the camp: that is the beach. */
  private place(spot: string): string {
    return spot === `camp-${this.view?.course?.player}` ? 'beach' : spot;
  }

  pick(picked: string): void {
    if (!this.phase) return;
    const spot = this.place(picked);
    const target = this.targets.get(spot);
    const which = this.canoeAt(spot);
    const loads = this.offers.filter((offer) => offer.kind === 'load' || offer.kind === 'swap');
    if (target) this.choose(target);
    else if (which) void this.take(which);
    else if (loads.length === 1 && loads[0] && this.here && spot === `deposit-${this.river.place(this.here)?.deposit}`) this.choose(loads[0]);
    else this.explain(spot, 0);
  }

  /** The canoes of the player whose turn it is. */
  private get own(): Canoe[] {
    return this.view && this.course ? canoesOf(this.view, seatOf(this.course.player)) : [];
  }

  /** Where the moving canoe is. */
  private get here(): string | null {
    return this.canoe && (this.own[indexOf(this.canoe)]?.at ?? null);
  }

  private canoeAt(spot: string): Which | null {
    if (!this.course || (this.course.canoe && !this.canSwitch)) return null;
    return this.course.canoes.find((which) => this.own[indexOf(which)]?.at === spot) ?? null;
  }

  point(at: string | null): void {
    const spot = at === null || !this.phase ? at : this.place(at);
    if (spot === this.pointed) return;
    this.pointed = spot;
    this.explain(spot, PATIENCE);
  }

  /** Says why the reader cannot get to a place. */
  private explain(spot: string | null, wait: number): void {
    clearTimeout(this.timer);
    const doubt = ++this.doubt;
    const known = spot === 'beach' || this.river.discs.some((disc) => disc === spot);
    if (this.phase !== 'sail' || !spot || !known || spot === this.here || this.targets.has(spot) || this.canoeAt(spot)) {
      this.reason = null;
      return;
    }
    const answer = (reason: Reason | null) => doubt === this.doubt && (this.reason = reason);
    this.timer = setTimeout(() => void this.ask(spot).then(answer), wait);
  }

  private ask(spot: string): Promise<Reason | null> {
    const { session } = this;
    let answer = this.asked.get(spot);
    if (!answer) {
      if (!this.edition) void this.findEdition();
      answer = session.whyNot({ place: spot }).then(
        ({ allowed, detail, rule }) => (allowed ? null : { text: detail ?? '', rule: rule ?? null }),
        () => {
          this.asked.delete(spot);
          return null;
        },
      );
      this.asked.set(spot, answer);
    }
    return answer;
  }

  private async findEdition(): Promise<void> {
    const games = await ask(GET('/api/v1/games')).catch(() => []);
    this.edition = games.find((game) => game.name === 'niagara')?.editions[0]?.name ?? '';
  }

  key(event: KeyboardEvent): boolean {
    const pressed = event.key;
    const onButton = (event.target as Element | null)?.closest?.('button, a, summary') ?? null;
    if (onButton && (pressed === 'Enter' || pressed === ' ')) return false;
    if (pressed === ' ' && this.session.flowing) {
      this.session.flowing = false;
      return true;
    }
    if (!this.phase) return false;
    if (pressed === 'Enter') return this.enter();
    if (pressed === 'Backspace' || pressed === 'Escape') {
      if (!this.canUndo) return false;
      if (pressed === 'Escape') this.restart();
      else this.undo();
      return true;
    }
    const offer = offerFor(pressed, this.offers);
    if (!offer) return false;
    this.choose(offer);
    return true;
  }

  /** Confirms what was chosen, or ends the turn if that is possible. */
  private enter(): boolean {
    const end = this.offers.find((offer) => offer.kind === 'end');
    if (this.staged) this.confirm();
    else if (end) this.choose(end);
    else return false;
    return true;
  }
}
