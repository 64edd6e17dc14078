/** Players who know nothing of the rules: they take what the page offers, by mouse or by keys alone. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { shot, tableOf, type Told } from './kit';

/** No game of these tests has more decisions of one player. */
const MOST_STEPS = 400;

/** The page is ready for a decision of its player, or the game is over. */
export async function myTurn(page: Page, id: string): Promise<Told> {
  let table = await tableOf(page, id);
  await expect
    .poll(
      async () => {
        table = await tableOf(page, id);
        return table.stage === 'over' || table.seats[table.viewer ?? 0]?.deciding;
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(true);
  return table;
}

/** Lets a hand play until the game is over. */
export async function playToTheEnd(page: Page, id: string, hand: (page: Page, step: number) => Promise<void>): Promise<Told> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const table = await myTurn(page, id);
    if (table.stage === 'over') return table;
    await hand(page, step);
  }
  await shot(page, 'does-not-end');
  throw new Error(`the game does not end: ${await page.locator('.middle').innerText()}`);
}

/** Clicks where something is drawn, as a hand would. */
async function click(page: Page, what: Locator): Promise<boolean> {
  const box = await what.boundingBox({ timeout: 2000 }).catch(() => null);
  if (!box) return false;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return true;
}

/** The spaces that can be reached, the farthest down the river last. */
async function reachable(page: Page): Promise<string[]> {
  const spaces = await page.locator('.dot[data-space]').evaluateAll((dots) => dots.map((dot) => dot.getAttribute('data-space') ?? ''));
  const key = (space: string) => Number(space.split('.')[0]) * 100 + Number(space.split('.')[1]);
  return spaces.sort((a, b) => key(a) - key(b));
}

/** Mississippi Queen by mouse: confirms if it can, else answers what is asked on the board, else presses a button. */
export async function mississippiByMouse(page: Page, step: number): Promise<void> {
  const confirm = page.locator('.decision .last button.primary');
  await page.locator('.decision[aria-busy="false"]').waitFor({ timeout: 10_000 }).catch(() => undefined);
  if (await confirm.count()) return void (await confirm.click());
  for (const mark of ['.push[data-push]', '.wedge[data-bow]']) {
    const marks = page.locator(mark);
    const count = await marks.count();
    if (count > 0 && (await click(page, marks.nth(step % count)))) return;
  }
  const spaces = await reachable(page);
  const wanted = spaces.at(-1 - (step % Math.min(3, spaces.length || 1)));
  if (wanted && (await click(page, page.locator(`.dot[data-space="${wanted}"] circle`)))) return;
  const button = page.locator('.decision button:enabled:not([aria-disabled="true"])').first();
  if (await button.count()) await button.click({ timeout: 2000 }).catch(() => undefined);
}

/** Moves the focus by Tab alone until it is where it should be: forth, or back from where it is. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<boolean> {
  for (let press = 0; press < 200; press += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
    await page.keyboard.press(key);
  }
  return false;
}

const BOW_KEYS: Record<string, string> = { n: 'w', ne: 'e', se: 'd', s: 's', sw: 'a', nw: 'q' };

/** Mississippi Queen by keys alone: steers ahead where that goes, else chooses a whole turn from the list. */
export async function mississippiByKeys(page: Page, step: number): Promise<void> {
  await page.locator('.decision[aria-busy="false"]').waitFor({ timeout: 10_000 }).catch(() => undefined);
  if (await page.locator('.decision .last button.primary').count()) {
    if (await tabTo(page, '.decision .last button.primary')) await page.keyboard.press('Enter');
    return;
  }
  for (const [mark, attribute] of [['.push[data-push]', 'data-push'], ['.wedge[data-bow]', 'data-bow']] as const) {
    const marks = page.locator(mark);
    const count = await marks.count();
    const dir = count > 0 ? await marks.nth(step % count).getAttribute(attribute, { timeout: 2000 }).catch(() => null) : null;
    if (dir) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      return void (await page.keyboard.press(BOW_KEYS[dir] ?? 'w'));
    }
  }
  if ((await page.locator('.decision select option').count()) > 1) {
    // From the confirmation of the turn before, the list is a few steps back.
    const inside = await page.evaluate(() => document.activeElement?.closest('.decision') !== null);
    if (await tabTo(page, '.decision select', inside ? 'Shift+Tab' : 'Tab')) {
      for (let press = 0; press <= step % 3; press += 1) await page.keyboard.press('ArrowDown');
    }
    return;
  }
  if (await tabTo(page, '.decision button:enabled:not([aria-disabled="true"])')) await page.keyboard.press('Enter');
}

/** Niagara by mouse: a card, then whatever is offered, gems first. */
export async function niagaraByMouse(page: Page, step: number): Promise<void> {
  const confirm = page.locator('.controls [data-confirm]:enabled');
  if (await confirm.count()) return void (await confirm.click({ timeout: 2000 }).catch(() => undefined));
  const cards = page.locator('.controls button[data-card]:enabled');
  if (await cards.count()) return void (await cards.nth(step % (await cards.count())).click({ timeout: 2000 }).catch(() => undefined));
  // What is drawn may lie under something else: then the buttons have their turn.
  const work = page.locator('.work circle');
  if (step % 3 === 0 && (await work.count()) > 0 && (await click(page, work.first()))) return;
  const targets = page.locator('.target:not(.falls)[data-target] .rim');
  const count = await targets.count();
  if (count > 0 && step % 3 === 1 && (await click(page, targets.nth(step % count)))) return;
  // Over the falls only where there is no other way.
  const safe = page.locator('.controls button[data-actions]:enabled:not(.danger)');
  const offers = (await safe.count()) > 0 ? safe : page.locator('.controls button[data-actions]:enabled');
  const many = await offers.count();
  if (many > 0) await offers.nth(step % many).click({ timeout: 2000 }).catch(() => undefined);
}

/** Niagara by keys alone: numbers for cards and choices, Enter to confirm. */
export async function niagaraByKeys(page: Page, step: number): Promise<void> {
  if (await page.locator('.controls [data-confirm]').count()) return void (await page.keyboard.press('Enter'));
  const cards = page.locator('.controls button[data-card]:enabled');
  const held = await cards.count();
  if (held > 0) {
    const card = await cards.nth(step % held).getAttribute('data-card', { timeout: 2000 }).catch(() => null);
    return void (await page.keyboard.press(card === 'cloud' ? '0' : (card ?? '1')));
  }
  const offers = page.locator('.controls button[data-actions]:enabled');
  const many = await offers.count();
  if (many === 0) return;
  const safe = await offers.evaluateAll((buttons) => buttons.flatMap((one, index) => (one.classList.contains('danger') ? [] : [index + 1])));
  await page.keyboard.press(String(safe[step % safe.length] ?? 1));
}
