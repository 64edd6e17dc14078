/** Advice on the reader's turn. */

import { expect, it } from 'vitest';
import { expectNoComplaint, shot, tableOf, useKit } from './kit';

const kit = useKit();

it.each(['Mississippi Queen', 'Niagara'])('a hint tells the best turns of %s with chances and reasons, and plays one', async (game) => {
  const page = await kit.visit('/');
  await page.getByLabel('Level of the bots').selectOption('easy');
  await page.getByText('Plays sensible turns').waitFor();
  await page.getByRole('button', { name: `Play now ${game}` }).click();
  await page.waitForURL(/\/table\//);
  const id = page.url().split('/').at(-1) ?? '';
  const mine = async () => (await tableOf(page, id)).seats[0]?.deciding;
  await expect.poll(mine, { timeout: 30_000 }).toBe(true);
  // Each bot has a name, with its level beside it.
  const players = page.getByRole('list', { name: 'Players' });
  await players.getByText('easy').first().waitFor();
  const bots = (await tableOf(page, id)).seats.filter(({ bot }) => bot);
  expect(new Set(bots.map(({ name }) => name)).size).toBe(bots.length);
  for (const { name } of bots) await players.getByText(name ?? '?').first().waitFor();

  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Hint' }).click();
  await hint.getByText('Better than the next best because:').waitFor({ timeout: 30_000 });
  expect(await hint.getByText(/: \d+ %/).count()).toBeGreaterThan(bots.length);
  await expect.poll(() => hint.locator('ul li').count()).toBeGreaterThan(0);
  await shot(page, `hint-${game === 'Niagara' ? 'niagara' : 'mississippi-queen'}`);
  // Another adviser.
  await hint.getByLabel('Adviser').selectOption('medium');
  await hint.getByRole('button', { name: 'Ask again' }).click();
  await hint.getByText('Better than the next best because:').waitFor({ timeout: 30_000 });
  const decided = async () => (await tableOf(page, id)).seats[0]?.decision ?? 0;
  const before = await decided();
  await hint.getByRole('button', { name: 'Play this turn' }).click();
  await expect.poll(decided).toBeGreaterThan(before);
  expectNoComplaint(page);
});
