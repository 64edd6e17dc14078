/** A server and a browser for tests: both real, both on this machine alone, both gone afterwards. */

import axe from 'axe-core';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, type RunnerTestCase } from 'vitest';
import { keepEvidence } from './evidence';

/** The program, as it was built. */
export const PROGRAM = process.env['PADDLEWHEEL'] ?? '../target/debug/paddlewheel';
const BROWSER = process.env['BROWSER'] ?? '/usr/bin/chromium-headless-shell';
/** The page, as it was built. */
const BUNDLE = process.env['BUNDLE'] ?? 'dist';
/** Where pictures of the pages are kept. */
const SHOTS = 'shots';
/** Every draw of every game follows from it: the same seed gives the same games, another one others. */
const SEED = process.env['SEED'] ?? '1';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A running server. */
export class Server {
  address = '';
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'paddlewheel-'));
  database = join(this.folder, 'test.sqlite');

  /** Starts it, at the same address as before if it was stopped. */
  async start(): Promise<void> {
    const listen = this.address ? new URL(this.address).host : '127.0.0.1:0';
    const words = ['serve', '--listen', listen, '--database', this.database, '--web', BUNDLE, '--insecure-seed', SEED];
    const child = spawn(PROGRAM, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.process = child;
    this.address = await new Promise<string>((ready, failed) => {
      let said = '';
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const address = /http:\/\/[0-9.:]+/.exec(said);
        if (address) ready(address[0]);
      });
      child.on('error', failed);
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    this.process = null;
  }

  /** Somebody has been at the store behind the server's back: one text of it is now another one of the same length. */
  async tamper(text: string, other: string): Promise<void> {
    const copy = join(this.folder, `${Date.now()}.sqlite`);
    execFileSync(PROGRAM, ['backup', '--database', this.database, copy], { stdio: 'ignore' });
    await this.kill();
    const bytes = readFileSync(copy);
    if (!bytes.includes(text) || text.length !== other.length) throw new Error(`${text} cannot become ${other}`);
    // What a database no longer needs may lie in its file still, before what it has now.
    for (let place = bytes.indexOf(text); place >= 0; place = bytes.indexOf(text, place + 1)) bytes.write(other, place);
    writeFileSync(copy, bytes);
    this.database = copy;
    await this.start();
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What a test file shares: one server, one browser. */
export interface Kit {
  server: Server;
  browser: Browser;
  /** A page of a new visitor, in a browser of their own. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
}

/** What pages complained about, by page: none may. */
const complaints = new WeakMap<Page, string[]>();

/** What is no mistake of the page: requests that a test itself let fail, and refusals, which browsers log as errors. */
const EXPECTED = /net::ERR_|Failed to load resource|the server responded with a status/;

/** What a page adds to the draws is the same in every run. */
function sameNumbers(): void {
  let last = 0;
  crypto.getRandomValues = (numbers) => {
    if (numbers instanceof Uint32Array) numbers.forEach((_, index) => (numbers[index] = last += 1));
    return numbers;
  };
}

/** Keeps what can be known about a test that failed, and says in its message where, and how to run it again. */
async function explain(task: Readonly<RunnerTestCase>, pages: readonly Page[]): Promise<void> {
  const file = basename(task.file.name);
  const folder = join(SHOTS, 'failed', `${file} ${task.name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').slice(0, 100));
  await keepEvidence(folder, pages, (page) => complaints.get(page) ?? []);
  const [error] = task.result?.errors ?? [];
  if (error) error.message += `\nsaved in web/${folder}; to play the same again: SEED=${SEED} npm run browser -- ${task.file.name}`;
}

export function useKit(): Kit {
  const kit = { server: new Server() } as Kit;
  /** Those that the test in hand has opened. */
  const pages: Page[] = [];
  kit.visit = async (path, options = {}) => {
    const usual = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB' } as const;
    const context = await kit.browser.newContext({ ...usual, ...options });
    await context.addInitScript(sameNumbers);
    const page = await context.newPage();
    pages.push(page);
    const heard: string[] = [];
    complaints.set(page, heard);
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) heard.push(message.text());
    });
    page.on('pageerror', (error) => heard.push(error.stack ?? error.message));
    await page.goto(kit.server.address + path);
    return page;
  };
  beforeAll(async () => {
    await kit.server.start();
    kit.browser = await chromium.launch({ executablePath: BROWSER, args: QUIET });
  });
  afterEach(async ({ task }) => {
    const opened = pages.splice(0);
    if (task.result?.state === 'fail') await explain(task, opened);
    await Promise.all(opened.map((page) => page.context().close()));
  });
  afterAll(async () => {
    await kit.browser?.close();
    await kit.server.close();
  });
  return kit;
}

/** Nothing went wrong in a page: no script failed, and nothing was refused by the content policy. */
export function expectNoComplaint(page: Page): void {
  expect(complaints.get(page)).toEqual([]);
}

/** Checks what a page is to those who hear it or see little. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join(' | ')}`);
  });
  expect(found, page.url()).toEqual([]);
}

/** Nothing moves in the page any more: no animation that has an end runs, and the board lies still for some frames. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((done) => {
        const ends = (one: Animation) => Number.isFinite(one.effect?.getComputedTiming().endTime) && one.playState === 'running';
        const state = () => {
          const { x, y, width } = document.querySelector('.sheet')?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0 };
          return `${x},${y},${width},${document.querySelectorAll('*').length},${document.fonts.status},${document.getAnimations().filter(ends).length}`;
        };
        const before = state();
        const look = (frames: number) => {
          if (state() !== before) done(false);
          else if (frames === 0) done(before.endsWith(',loaded,0'));
          else requestAnimationFrame(() => look(frames - 1));
        };
        look(12);
      }),
  );
}

/** Keeps a picture of the page. */
export async function shot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** Keeps a text beside the pictures. */
export function keep(name: string, text: string): void {
  mkdirSync(SHOTS, { recursive: true });
  writeFileSync(join(SHOTS, name), text);
}

/** Brings a record to the server's store, as a table that is nobody's, and tells its id. */
export function bring(server: Server, record: string): string {
  const said = execFileSync(PROGRAM, ['import', record, '--database', server.database], { encoding: 'utf8' });
  const id = /[a-z2-7]{20,}/.exec(said)?.[0];
  if (!id) throw new Error(`no table was made: ${said}`);
  return id;
}

/** A race down the longest river that there is, already over. */
export function longRace(server: Server): string {
  const folder = mkdtempSync(join(tmpdir(), 'paddlewheel-river-'));
  // No table has more boats than six: the rules exclude the rest.
  const table = { edition: 'it2019', seats: 5, black_rose: true, length: 18, b_tiles: ['B1', 'B1/B2', 'B2', 'B3-1', 'B3-2', 'B4'] };
  const game = ['mississippi-queen', '--table', JSON.stringify(table), '--games', '1', '--seed', '3', '--player', 'greedy'];
  execFileSync(PROGRAM, ['simulate', ...game, '--save', folder], { stdio: 'ignore' });
  const [record] = readdirSync(folder);
  const id = bring(server, join(folder, record ?? ''));
  rmSync(folder, { recursive: true });
  return id;
}

/** A request as the page's visitor would send it. */
export function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const request: RequestInit = { method };
      if (body !== null) Object.assign(request, { headers, body: JSON.stringify(body) });
      const answer = await fetch(`/api/v1${path}`, request);
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    [method, path, body ?? null] as const,
  );
}

/** What the server tells the page's visitor, also while the page itself is cut off from it. */
export async function told<T>(page: Page, path: string): Promise<T> {
  for (;;) {
    const answer = await page.context().request.get(`${new URL(page.url()).origin}/api/v1${path}`);
    if (answer.ok()) return (await answer.json()) as T;
    // Who plays as fast as a machine is asked to wait a little.
    if (answer.status() !== 429) throw new Error(`${path}: ${await answer.text()}`);
    await new Promise((done) => setTimeout(done, 1000 * Number(answer.headers()['retry-after'] ?? 0.2)));
  }
}

/** Makes a table as the page's visitor, starts it if all seats are taken, and tells its id. */
export async function makeTable(page: Page, config: Record<string, unknown>): Promise<string> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', config);
  const seats = config['seats'] as { kind: string }[];
  if (seats.every(({ kind }) => kind === 'maker' || kind === 'bot')) await ask(page, 'POST', `/tables/${id}/start`);
  return id;
}

/** The table as the server tells it to the page's visitor. */
export interface Told {
  stage: string;
  viewer: number | null;
  next: number;
  turn: number;
  last_moment: number;
  commitment: string;
  seats: { name: string | null; bot: string | null; deciding: boolean; decision: number }[];
  outcome: { reason: string; ranks: number[] } | null;
}

export const tableOf = (page: Page, id: string) => told<Told>(page, `/tables/${id}`);
