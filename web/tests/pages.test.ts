/** Every page: in all languages, by day and by night, at the width of a phone, to those who hear it. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { myTurn } from './hands';
import { expectAccessible, expectNoComplaint, makeTable, shot, still, useKit } from './kit';

const kit = useKit();
const PATHS = {
  home: '/',
  new: '/new',
  'new-niagara': '/new?game=niagara',
  rules: '/rules',
  'rules-edition': '/rules/mississippi-queen/ru2019',
  'rules-compared': '/rules/mississippi-queen/it2019?with=it1997',
  'rules-niagara': '/rules/niagara',
  account: '/account',
  nothing: '/no/such/page',
};
const LANGUAGES = { en: 'New table', it: 'Nuovo tavolo', fr: 'Nouvelle table', ru: 'Новый стол', de: 'Neuer Tisch' };

/** Waits until the page has what it asks for. */
async function settled(page: Page): Promise<void> {
  await page.locator('main#main').waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
}

async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
}

describe.each(['light', 'dark'] as const)('pages (%s)', (colorScheme) => {
  it.each(Object.entries(PATHS))('%s can be read by everyone', async (name, path) => {
    const page = await kit.visit(path, { colorScheme });
    await settled(page);
    await expectAccessible(page);
    await shot(page, `${name}-${colorScheme}`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideways(page);
    // By night only the colours are others, and they are the same on every screen.
    if (colorScheme === 'light') await expectAccessible(page);
    await shot(page, `${name}-${colorScheme}-phone`);
    expectNoComplaint(page);
    await page.context().close();
  });

  it.each(['mississippi-queen', 'niagara'])('a table of %s can be read by everyone', async (game) => {
    const page = await kit.visit('/', { colorScheme });
    const bot = { kind: 'bot', level: 'easy' };
    const table = game === 'niagara' ? { seats: 3 } : { edition: 'it2019', seats: 3 };
    const id = await makeTable(page, { game, table, seats: [{ kind: 'maker' }, bot, bot] });
    await page.goto(`${kit.server.address}/table/${id}`);
    await page.locator('.frame svg .piece').first().waitFor();
    await myTurn(page, id);
    await still(page);
    await expectAccessible(page);
    await shot(page, `table-${game}-${colorScheme}`);
    for (const name of ['Chat', 'Table']) {
      await page.getByRole('tab', { name }).click();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSideways(page);
    await expectAccessible(page);
    await shot(page, `table-${game}-${colorScheme}-phone`);
    await page.goto(`${kit.server.address}/replay/${id}`);
    await page.locator('.frame svg .piece').first().waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    await shot(page, `replay-${game}-${colorScheme}`);
    expectNoComplaint(page);
    await page.context().close();
  });
});

describe('languages', () => {
  it.each(Object.entries(LANGUAGES))('%s is what a browser of that language gets', async (locale, words) => {
    const page = await kit.visit('/', { locale });
    await settled(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    await page.getByRole('link', { name: words }).first().waitFor();
    for (const [name, path] of Object.entries(PATHS)) {
      await page.goto(kit.server.address + path);
      await settled(page);
      // A key that has no text shows as itself.
      const text = await page.locator('body').innerText();
      expect(text.match(/\b(?:home|new|rules|account|replay|option|nav|theme)-[a-z-]+\b/g) ?? [], name).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSideways(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expectNoComplaint(page);
    await page.context().close();
  });

  it('can be changed, and stays', async () => {
    const page = await kit.visit('/');
    await page.locator('#language').selectOption('ru');
    await page.getByRole('link', { name: LANGUAGES.ru }).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: LANGUAGES.ru }).first().waitFor();
    await page.context().close();
  });
});
