/** A new table: only what the rules allow can be chosen, and what was chosen is what is played. */

import { expect, it } from 'vitest';
import { expectAccessible, expectNoComplaint, told, useKit } from './kit';

const kit = useKit();

it('offers only what goes together, says why not, and makes the table', async () => {
  const page = await kit.visit('/new');
  const seats = page.locator('#option-seats');
  const rose = page.locator('#option-black_rose');
  await seats.selectOption('5');
  await rose.check();
  // With six boats there is none left for the Black Rose: it is taken away, and the page says so.
  await seats.selectOption('6');
  await page.locator('.note').getByText('MQ-BLR-01').waitFor();
  expect(await rose.isDisabled()).toBe(true);
  expect(await rose.isChecked()).toBe(false);
  await page.locator('#option-team_size').selectOption('3');
  await seats.selectOption('4');
  await page.locator('.note').getByText('MQ-VAR-03').waitFor();
  expect(await page.locator('#option-team_size').inputValue()).toBe('');
  // A longer river needs B tiles; the introductory game is one of 1997 and knows none.
  const length = page.locator('#option-length');
  expect(await length.isDisabled()).toBe(true);
  const becomes = (field: typeof length, disabled: boolean) => expect.poll(() => field.isDisabled()).toBe(disabled);
  await page.getByLabel('B4').check();
  await becomes(length, false);
  await length.selectOption('13');
  const introduction = page.locator('#option-introductory');
  await becomes(introduction, true);
  await page.locator('#option-edition').selectOption('it1997');
  await becomes(introduction, true);
  await length.selectOption('');
  await page.getByLabel('B4').uncheck();
  await becomes(introduction, false);
  await page.getByLabel('B4').check();
  await page.locator('summary').filter({ hasText: 'House rules' }).click();
  const house = page.locator('#house-chain_push, details select').first();
  const printed = await house.inputValue();
  const other = await house.locator('option').evaluateAll((all, now) => all.map((one) => (one as HTMLOptionElement).value).find((value) => value !== now), printed);
  await house.selectOption(other ?? '');
  await page.getByRole('button', { name: 'All others bots' }).click();
  await expectAccessible(page);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/\/table\//);
  const made = await told<{ stage: string; config: { table: Record<string, unknown> } }>(page, `/tables/${page.url().split('/').at(-1)}`);
  expect(made.stage).toBe('playing');
  expect(made.config.table).toMatchObject({ edition: 'it1997', seats: 4, b_tiles: ['B4'] });
  expect(Object.values(made.config.table['house'] as Record<string, string>)).toEqual([other]);
  expect(made.config.table['black_rose'] ?? false).toBe(false);
  // Who plays there has added to the draws.
  const log = await told<{ kind: string; seed?: string }[]>(page, `/tables/${page.url().split('/').at(-1)}/log`);
  expect(log.findLast(({ kind }) => kind === 'sat')?.seed).toMatch(/\d/);
  // It is among the tables of the one who made it, and it is known whose turn it is.
  await page.goto(kit.server.address);
  await page.locator('.lists li').getByText('Mississippi Queen').first().waitFor();
  expectNoComplaint(page);
  await page.context().close();
});
