/** Hands that do at the page what a player wants: by mouse, or by keys alone. What they want says `brains.ts`. */

import type { Locator, Page, Request } from 'playwright-core';
import { River } from '../src/games/mississippi/river';
import { waysOf, type View as QueenView, type Way } from '../src/games/mississippi/view';
import { canoesOf, indexOf, River as Falls, type NiagaraView, type Which } from '../src/games/niagara/river';
import type { Board, Plan } from '../src/lib/types';
import { bestCourse, bestVoyage } from './brains';
import { tableOf, told, type Told } from './kit';

/** No game of these tests has more decisions of one player. */
const MOST_STEPS = 2000;
/** How often a hand may come to the same decision in vain. What a page does not do then, it would not do for a person either. */
const MOST_TRIES = 8;
/** What a hand waits at most for the page to show or to send something, in milliseconds; after that it tries another way. */
const PATIENCE = 3000;
/** What a slow machine may take until the page has an answer, or until the others have played. */
const LONG = 60_000;

/** The page asks its player for a decision, and none is on its way; or the game is over. */
const ASKED = '.middle:has(> .controls[aria-busy="false"]) > .expected p.mine, .ending';
const CALM = '.middle > .controls[aria-busy="false"], .ending';

/** Waits until something is in the page. It is looked for in every frame, so nothing is lost by waiting too long. */
export async function until(page: Page, selector: string, timeout = LONG): Promise<void> {
  await page.waitForFunction((sought) => document.querySelector(sought) !== null, selector, { timeout });
}

/** The page is ready for a decision of its player, or the game is over. */
export async function myTurn(page: Page, id: string): Promise<Told> {
  await until(page, ASKED);
  return tableOf(page, id);
}

/** What plays one decision, or a part of it. */
export type Hand = (page: Page, step: number) => Promise<void>;

/** Lets a hand play until the game is over. */
export async function playToTheEnd(page: Page, id: string, hand: Hand): Promise<Told> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const table = await myTurn(page, id);
    if (table.stage === 'over') return table;
    await hand(page, step);
  }
  throw new Error(`the game does not end in ${MOST_STEPS} steps`);
}

/** The table and the whole turns of the page's player, as the page knows them. */
async function wanted<View>(page: Page): Promise<{ table: Told & { view: View }; plans: Plan[]; board: Board }> {
  const path = `/tables/${new URL(page.url()).pathname.split('/')[2]}`;
  const [table, plans, board] = await Promise.all([
    told<Told & { view: View }>(page, path),
    told<Plan[]>(page, `${path}/plans`),
    told<Board>(page, `${path}/board`),
  ]);
  return { table, plans, board };
}

/** How often a hand has come to the same decision in vain: then it tries another way, and in the end another turn. */
const vain = new WeakMap<Page, { decision: string; tries: number }>();

function triesOf(page: Page, { viewer, seats }: Told): number {
  const decision = `${viewer}/${seats[viewer ?? 0]?.decision}`;
  const before = vain.get(page);
  const tries = before?.decision === decision ? before.tries + 1 : 0;
  if (tries > MOST_TRIES) throw new Error(`the page does not do what was wanted, after ${tries} tries`);
  vain.set(page, { decision, tries });
  return tries;
}

/** The turn that is wanted; if that could not be done, one after the other. */
const orAnother = <T>(best: T | undefined, plans: T[], tries: number): T | undefined => (tries < 3 ? best : plans[(tries - 3) % plans.length]);

/** Notes what the page sends from now on. */
function sending(page: Page): Promise<Request | null> {
  const acts = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/actions');
  return page.waitForRequest(acts, { timeout: PATIENCE }).catch(() => null);
}

/** Waits until the server has taken what was done and the page knows it; confirms what is asked for once more. */
async function taken(page: Page, sent: Promise<Request | null>, sure?: () => Promise<unknown>): Promise<void> {
  if (sure) {
    const asked = until(page, '.controls [data-confirm]:enabled', PATIENCE).then(() => 'asked', () => null);
    if ((await Promise.race([sent, asked])) === 'asked') await sure();
  }
  // Where the network is lost there is no answer, and the page goes on trying by itself.
  const answer = await (await sent)?.response();
  if (answer) await until(page, CALM);
}

/** Waits for one of several things to be there. */
async function oneOf(page: Page, selector: string): Promise<boolean> {
  return until(page, selector, PATIENCE).then(() => true, () => false);
}

/** Clicks where something is drawn, as a hand would. */
async function click(page: Page, what: Locator): Promise<boolean> {
  const box = await what.boundingBox({ timeout: 2000 }).catch(() => null);
  if (!box) return false;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/** Moves the focus by Tab alone until it is where it should be: forth, or back from where it is. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<boolean> {
  for (let press = 0; press < 200; press += 1) {
    if (await page.evaluate((sought) => document.activeElement?.matches(sought) ?? false, selector)) return true;
    await page.keyboard.press(key);
  }
  return false;
}

const MARKS = '.dot[data-space], .wedge[data-bow], .push[data-push]';
const CONFIRM = '.decision .last button.primary';
/** Coal that is to change boats, or a bow, that has been chosen and still is to be confirmed. */
const CHOSEN = '.decision button[data-action][aria-pressed="true"], .decision .bows button[aria-pressed="true"]';

/** Mississippi Queen by mouse: a speed, a space, a bow, pushes if they are asked for, and confirm. */
export async function mississippiByMouse(page: Page, _step: number): Promise<void> {
  const { table, plans, board } = await wanted<QueenView>(page);
  const ways = waysOf(plans);
  const plan = orAnother(bestCourse(table.view, new River(board), ways), ways, triesOf(page, table));
  const sent = sending(page);
  const moving = table.view.phase === 'speed' || table.view.phase === 'move';
  if (moving && plan && (await oneOf(page, MARKS))) {
    const speeds = page.locator('.speeds button');
    if ((await speeds.count()) > 0 && plan.result.wheel > 0) await speeds.nth(plan.result.wheel - 1).click({ timeout: 2000 }).catch(() => undefined);
    const dot = page.locator(`.dot[data-space="${plan.result.at}"] circle`).first();
    const others = page.locator('.decision button[data-all][aria-pressed="false"]');
    if ((await dot.count()) === 0 && (await others.count()) > 0) await others.click({ timeout: 2000 }).catch(() => undefined);
    await click(page, dot);
    const bow = page.locator(`.wedge[data-bow="${plan.result.bow}"]`);
    if ((await bow.count()) > 0) await click(page, bow);
    for (let pushes = 0; pushes < 6 && (await page.locator(CONFIRM).count()) === 0; pushes += 1) {
      const push = page.locator('.push[data-push], .decision button.push').first();
      if ((await push.count()) === 0 || !(await click(page, push))) break;
    }
    if ((await page.locator(CONFIRM).count()) > 0) await page.locator(CONFIRM).click({ timeout: 2000 }).catch(() => undefined);
  } else {
    const bow = page.locator(`.wedge[data-bow="${plan?.result.bow}"]`);
    const button = page.locator('.decision button:enabled:not([aria-disabled="true"])').first();
    if ((await oneOf(page, `${MARKS}, .decision button:enabled`)) && (await bow.count()) > 0) await click(page, bow);
    else await button.click({ timeout: 2000 }).catch(() => undefined);
    if ((await page.locator(CHOSEN).count()) > 0) await page.locator(CONFIRM).click({ timeout: 2000 }).catch(() => undefined);
  }
  await taken(page, sent);
}

const BOW_KEYS: Record<string, string> = { n: 'w', ne: 'e', se: 'd', s: 's', sw: 'a', nw: 'q' };
const STEER_KEYS: Record<string, string> = { ahead: 'ArrowUp', left: 'ArrowLeft', right: 'ArrowRight', back: 'ArrowDown', end: 'Enter' };

/** The keys for a list of actions. */
function keysOf(actions: string[]): string[] {
  return actions.map((action) => {
    const [word, what] = action.split(':');
    if (word === 'speed' || word === 'dock') return what ?? '1';
    return word === 'push' || word === 'bow' ? (BOW_KEYS[what ?? ''] ?? 'w') : (STEER_KEYS[action] ?? '');
  });
}

/** Mississippi Queen by keys alone: a digit and the arrows step by step, or now and then a whole turn from the list. */
export async function mississippiByKeys(page: Page, step: number): Promise<void> {
  const { table, plans, board } = await wanted<QueenView>(page);
  const ways = waysOf(plans);
  const tries = triesOf(page, table);
  const plan = orAnother(bestCourse(table.view, new River(board), ways), ways, tries);
  await oneOf(page, `${MARKS}, .decision button:enabled:not([aria-disabled="true"])`);
  const sent = sending(page);
  const keys = plan ? keysOf(plan.actions) : [];
  // What begins with a push cannot be steered: the wheel is set together with the first step.
  const listed = table.view.phase === 'speed' && (step % 4 === 1 || tries % 2 === 1 || plan?.actions[1]?.startsWith('push:'));
  if (listed && plan && (await fromTheList(page, plan))) {
    await page.keyboard.press('Enter');
  } else if (keys.length > 0 && keys.every(Boolean)) {
    await unfocused(page);
    // The digit only chooses; the first step that is sent carries it along.
    for (const key of table.view.phase === 'speed' ? keys.slice(0, 2) : keys.slice(0, 1)) await page.keyboard.press(key);
    if (plan?.actions[0]?.startsWith('bow:')) await page.keyboard.press('Enter');
  } else if (await tabTo(page, '.decision button:enabled:not([aria-disabled="true"])')) {
    await page.keyboard.press('Enter');
    if ((await page.locator(CHOSEN).count()) > 0 && (await tabTo(page, CONFIRM))) await page.keyboard.press('Enter');
  }
  await taken(page, sent);
}

/** Gives the keys back to the page: who has left a list or a button with Tab is on the board. */
async function unfocused(page: Page): Promise<void> {
  const caught = () => page.evaluate(() => document.activeElement?.closest('select, button, a, input') !== null);
  if (await caught()) await tabTo(page, '.frame', 'Shift+Tab');
}

/** Chooses a whole turn from the list and ends at the button that confirms it; false where it is not there. */
async function fromTheList(page: Page, { result }: Way): Promise<boolean> {
  const list = page.locator('.decision select');
  const spaces = await list.locator('option').evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value));
  const place = spaces.indexOf(result.at);
  if (place < 1 || !(await tabTo(page, '.decision select'))) return false;
  for (let press = 0; press < place; press += 1) await page.keyboard.press('ArrowDown');
  const bow = `.decision .bows button:nth-child(${Object.keys(BOW_KEYS).indexOf(result.bow) + 1}):enabled`;
  if ((await page.locator(bow).count()) > 0 && (await tabTo(page, bow))) await page.keyboard.press('Enter');
  for (let pushes = 0; pushes < 6 && (await page.locator(CONFIRM).count()) === 0; pushes += 1) {
    const push = page.locator('.push[data-push]').first();
    const dir = (await push.count()) > 0 ? await push.getAttribute('data-push', { timeout: 1000 }).catch(() => null) : null;
    await unfocused(page);
    await page.keyboard.press(dir ? (BOW_KEYS[dir] ?? 'w') : 'Escape');
    if (!dir) return false;
  }
  return (await page.locator(CONFIRM).count()) > 0 && tabTo(page, CONFIRM);
}

/** The first things of a whole turn that the page offers as one: the button's place in the list, and what it does. */
async function offered(page: Page, plan: Plan): Promise<{ index: number; actions: string[] } | null> {
  const all = await page
    .locator('.controls button[data-actions]')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('data-actions')?.split(' ') ?? []));
  const fitting = all.map((actions, index) => ({ index, actions })).filter(({ actions }) => actions.every((word, at) => word === plan.actions[at]));
  return fitting.toSorted((one, other) => other.actions.length - one.actions.length)[0] ?? null;
}

/** What the page is to be asked for now, once it shows something to choose. */
async function voyage(page: Page): Promise<{ table: Told & { view: NiagaraView }; plan: Plan | undefined; river: Falls }> {
  const { table, plans, board } = await wanted<NiagaraView>(page);
  const river = new Falls(board);
  await oneOf(page, '.controls [data-confirm], .controls button[data-card]:enabled, .controls button[data-actions]:enabled');
  const best = bestVoyage(table.view, table.viewer ?? 0, river, plans);
  return { table, plan: orAnother(best, plans, triesOf(page, table)), river };
}

/** The disc to which the canoe of a plan goes first, if it goes anywhere before it does something else. */
function discOf(view: NiagaraView, seat: number, plan: Plan, river: Falls): string | null {
  const which = (view.course?.canoe ?? plan.actions[0]?.split(':')[1]) as Which | undefined;
  const steps = plan.actions.filter((action) => !action.startsWith('canoe:') || action !== plan.actions[0]);
  let [place, moved]: [string | null, boolean] = [which ? (canoesOf(view, seat)[indexOf(which)]?.at ?? null) : null, false];
  for (const action of steps) {
    const next: string | null = place && river.step(place, action);
    if (!next) break;
    [place, moved] = [next, true];
  }
  return moved && place !== 'lost' ? place : null;
}

/** Niagara by mouse: cards and buttons below the board, and discs where a canoe goes. */
export async function niagaraByMouse(page: Page, step: number): Promise<void> {
  const { table, plan, river } = await voyage(page);
  const sent = sending(page);
  const press = (what: Locator) => what.click({ timeout: 2000 }).catch(() => undefined);
  const confirm = () => press(page.locator('.controls [data-confirm]'));
  if (plan) {
    const card = /^card:(.*)/.exec(plan.actions[0] ?? '')?.[1];
    const disc = discOf(table.view, table.viewer ?? 0, plan, river);
    const target = page.locator(`.target[data-target="${disc}"] .rim`);
    const offer = await offered(page, plan);
    if (card) await press(page.locator(`.controls button[data-card="${card}"]`));
    // What is drawn may lie under something else: then the buttons have their turn.
    else if (disc && step % 4 !== 3 && (await target.count()) > 0) await click(page, target);
    else if (offer) await press(page.locator('.controls button[data-actions]').nth(offer.index));
  }
  await taken(page, sent, confirm);
}

/** Niagara by keys alone: numbers for cards and choices, arrows for steps, Enter to confirm. */
export async function niagaraByKeys(page: Page, _step: number): Promise<void> {
  const { plan } = await voyage(page);
  const sent = sending(page);
  if (plan) {
    const card = /^card:(.*)/.exec(plan.actions[0] ?? '')?.[1];
    const offer = await offered(page, plan);
    if (card) await page.keyboard.press(card === 'cloud' ? '0' : card);
    else if (offer) await page.keyboard.press((await page.locator('.controls button[data-actions]').nth(offer.index).getAttribute('data-key')) ?? '');
  }
  await taken(page, sent, () => page.keyboard.press('Enter'));
}
