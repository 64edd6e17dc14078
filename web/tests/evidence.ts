/** What is kept of a test that failed: a picture of each page, what the page was asking for, and the table as the server knows it. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** How long each part may take, in milliseconds: a page that hangs must not hide the others. */
const PATIENCE = 8000;

/** The value, or why there is none. */
async function attempt<T>(work: () => Promise<T>): Promise<T | string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((done) => (timer = setTimeout(() => done(`nothing after ${PATIENCE} ms`), PATIENCE)));
  return Promise.race([work().catch((error: unknown) => String(error)), late]).finally(() => clearTimeout(timer));
}

/** What the page shows and offers. */
const shownBy = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText);
    const controls = [...document.querySelectorAll<HTMLButtonElement>('.controls button, .decision button, .decision select')];
    return {
      asks: text('.expected p'),
      connection: [...document.querySelectorAll('.middle .dot')].map((one) => one.getAttribute('aria-label')),
      controls: text('.controls, .decision'),
      buttons: controls.map((one) => ({ text: one.innerText, enabled: !one.disabled && one.ariaDisabled !== 'true', ...one.dataset })),
      refusals: text('.refusal, [role="alert"]'),
      focus: document.activeElement?.outerHTML.slice(0, 300) ?? null,
    };
  });

/** Writes down everything about the pages of a test that failed, and tells the folder. */
export async function keepEvidence(folder: string, pages: readonly Page[], complaints: (page: Page) => string[]): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, page] of pages.entries()) {
    if (page.isClosed()) continue;
    const name = join(folder, `page-${index + 1}`);
    const address = page.url();
    const [, place, id] = URL.canParse(address) ? new URL(address).pathname.split('/') : [];
    const get = async (path: string) => {
      const answer = await page.context().request.get(`${new URL(address).origin}/api/v1/tables/${id}${path}`, { timeout: PATIENCE });
      return answer.text();
    };
    const parsed = (path: string) => attempt(async () => JSON.parse(await get(path)) as unknown);
    await attempt(() => page.screenshot({ path: `${name}.png`, timeout: PATIENCE }));
    const shown = { address, complaints: complaints(page), shown: await attempt(() => shownBy(page)) };
    const atTable = id && (place === 'table' || place === 'replay');
    const told = atTable ? { legal: await parsed('/legal'), plans: await parsed('/plans'), table: await parsed(''), log: await parsed('/log') } : {};
    writeFileSync(`${name}.json`, `${JSON.stringify({ ...shown, ...told }, null, 1)}\n`);
    if (atTable) writeFileSync(`${name}.rec`, String(await attempt(() => get('/record?form=text'))));
  }
  return folder;
}
