/** Who one is: a name, an account, tokens, and the ways out. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoComplaint, shot, useKit } from './kit';

const kit = useKit();
const FIRST = 'a raft on the river';
const SECOND = 'two rafts on the river';

const card = (page: Page, title: string) => page.locator('.card').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function logIn(page: Page, login: string, password: string): Promise<void> {
  const form = card(page, 'Log in');
  await form.getByLabel('Account name').fill(login);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** A visitor who has made an account. */
async function registered(login: string): Promise<Page> {
  const page = await kit.visit('/account');
  const form = card(page, 'Create an account');
  await form.getByLabel('Account name').fill(login);
  await form.getByLabel('Password').fill(FIRST);
  await form.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText(`logged in as ${login}`).waitFor();
  return page;
}

describe('an account', () => {
  it('begins with a name that stays', async () => {
    const page = await kit.visit('/account');
    await page.getByText('Nobody knows you here yet').waitFor();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('You are Ada, a guest').waitFor();
    await page.getByLabel('Your name').fill('Ada the Second');
    await page.keyboard.press('Enter');
    await page.getByText('You are Ada the Second').waitFor();
    await page.reload();
    await page.getByText('You are Ada the Second').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada the Second');
    expectNoComplaint(page);
    await page.context().close();
  });

  it('is made, left, and found again elsewhere with another password', async () => {
    const here = await registered('ada');
    await expectAccessible(here);
    await shot(here, 'account-logged-in');
    // What does not fit is said, and nothing is lost by it.
    const change = card(here, 'Change the password');
    await change.getByLabel('Old password').fill('not this one');
    await change.getByLabel('New password').fill(SECOND);
    await change.getByRole('button', { name: 'Change the password' }).click();
    await change.locator('.refusal').waitFor();
    await change.getByLabel('Old password').fill(FIRST);
    await change.getByLabel('New password').fill(SECOND);
    await change.getByRole('button', { name: 'Change the password' }).click();
    await change.getByText('The password has been changed').waitFor();

    const elsewhere = await kit.visit('/account');
    await logIn(elsewhere, 'ada', FIRST);
    await elsewhere.locator('.refusal').waitFor();
    expect(await elsewhere.getByText('logged in as').count()).toBe(0);
    await logIn(elsewhere, 'ada', SECOND);
    await elsewhere.getByText('logged in as ada').waitFor();

    // Out here is not out elsewhere; out everywhere is.
    await elsewhere.getByRole('button', { name: 'Log out here' }).click();
    await elsewhere.getByRole('heading', { name: 'Create an account' }).waitFor();
    await elsewhere.getByText('You are logged out').waitFor();
    await here.reload();
    await here.getByText('logged in as ada').waitFor();
    await logIn(elsewhere, 'ada', SECOND);
    await elsewhere.getByText('logged in as ada').waitFor();
    await elsewhere.getByRole('button', { name: 'Log out everywhere' }).click();
    await elsewhere.getByText('You are logged out').waitFor();
    await here.reload();
    await here.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await here.getByText('logged in as').count()).toBe(0);
    for (const page of [here, elsewhere]) {
      expectNoComplaint(page);
      await page.context().close();
    }
  });

  it('has a name that only one can have', async () => {
    const first = await registered('grace');
    const second = await kit.visit('/account');
    const form = card(second, 'Create an account');
    await form.getByLabel('Account name').fill('grace');
    await form.getByLabel('Password').fill(FIRST);
    await form.getByRole('button', { name: 'Create an account' }).click();
    await form.locator('.refusal').waitFor();
    for (const page of [first, second]) await page.context().close();
  });
});

describe('tokens', () => {
  it('are shown once, play as who made them, and can be taken away', async () => {
    const page = await registered('mary');
    const tokens = card(page, 'Tokens for programs');
    await tokens.getByText('You have no tokens').waitFor();
    await tokens.getByLabel('What it is for').fill('my bot');
    await tokens.getByRole('button', { name: 'Create a token' }).click();
    const token = await tokens.locator('#fresh-token').inputValue();
    expect(token.length).toBeGreaterThan(20);
    await expectAccessible(page);
    await shot(page, 'account-token');
    const me = () => fetch(`${kit.server.address}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(((await (await me()).json()) as { login: string }).login).toBe('mary');
    await page.reload();
    await tokens.getByText('my bot').first().waitFor();
    expect(await page.locator('#fresh-token').count()).toBe(0);
    await tokens.getByText('Play and watch, until').waitFor();
    await tokens.getByRole('button', { name: 'Revoke my bot' }).click();
    await tokens.getByText('The token no longer works').waitFor();
    await tokens.getByText('You have no tokens').waitFor();
    expect((await me()).status).toBe(401);
    expectNoComplaint(page);
    await page.context().close();
  });

  it('may be for looking only, and go with the password unless they are kept', async () => {
    const page = await registered('joan');
    const tokens = card(page, 'Tokens for programs');
    await tokens.getByLabel('What it is for').fill('my board');
    await tokens.getByLabel('What it may do').selectOption('Watch only');
    await tokens.getByLabel('Expires').selectOption('Never');
    await tokens.getByRole('button', { name: 'Create a token' }).click();
    const token = await tokens.locator('#fresh-token').inputValue();
    await tokens.getByText('Watch only, does not expire').waitFor();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const me = () => fetch(`${kit.server.address}/api/v1/me`, { headers });
    expect((await me()).status).toBe(200);
    const renamed = await fetch(`${kit.server.address}/api/v1/me`, { method: 'PATCH', headers, body: '{"name": "Eve"}' });
    expect(renamed.status).toBe(403);
    const change = card(page, 'Change the password');
    const revoke = change.getByLabel('Revoke all tokens, too');
    expect(await revoke.isChecked()).toBe(true);
    const changeTo = async (old: string, next: string) => {
      await change.getByLabel('Old password').fill(old);
      await change.getByLabel('New password').fill(next);
      await change.getByRole('button', { name: 'Change the password' }).click();
      await change.getByText('The password has been changed').waitFor();
    };
    await revoke.uncheck();
    await changeTo(FIRST, SECOND);
    expect((await me()).status).toBe(200);
    await revoke.check();
    await changeTo(SECOND, FIRST);
    await tokens.getByText('You have no tokens').waitFor();
    expect((await me()).status).toBe(401);
    expectNoComplaint(page);
    await page.context().close();
  });
});
