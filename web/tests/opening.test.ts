/** What somebody new does first. */

import { expect, it } from 'vitest';
import { expectNoComplaint, shot, tableOf, useKit } from './kit';

const kit = useKit();

it.each(['Mississippi Queen', 'Niagara'])('from the start page to the first move of %s takes at most three clicks', async (game) => {
  const page = await kit.visit('/');
  await page.getByRole('button', { name: `Play now ${game}` }).click();
  await page.waitForURL(/\/table\//);
  const id = page.url().split('/').at(-1) ?? '';
  await page.locator('.frame svg .piece').first().waitFor();
  const decided = async () => (await tableOf(page, id)).seats[0]?.decision ?? 0;
  await expect.poll(async () => (await tableOf(page, id)).seats[0]?.deciding, { timeout: 30_000 }).toBe(true);
  const before = await decided();
  // The second click chooses, the third confirms, if that is needed.
  await page.locator('.controls button:enabled').first().click();
  if ((await decided()) === before) await page.locator('.controls button.primary:enabled').first().click();
  await expect.poll(decided).toBeGreaterThan(before);
  expectNoComplaint(page);
});

it.each(['mississippi-queen', 'niagara'])('who asks is told %s in short, at the table and before the rules', async (game) => {
  const page = await kit.visit(`/rules/${game}`);
  const short = page.getByRole('region', { name: 'The game in short' });
  await short.getByRole('listitem').first().waitFor();
  const told = await short.getByRole('listitem').allTextContents();
  expect(told.length).toBeGreaterThan(5);
  const first = await short.getByRole('link').first().textContent();
  await short.getByRole('link').first().click();
  await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe(first);
  await page.goto(kit.server.address);
  await page.getByRole('button', { name: `Play now ${game === 'niagara' ? 'Niagara' : 'Mississippi Queen'}` }).click();
  await page.getByText('The game in short').click();
  await expect.poll(() => page.locator('details[open] li').allTextContents()).toEqual(told);
  await shot(page, `in-short-${game}`);
  expectNoComplaint(page);
});

it('a table that is not there is said to be missing', async () => {
  const page = await kit.visit('/table/nosuchtable');
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
});
