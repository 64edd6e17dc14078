/** Requests to the server. Every failure is a `Problem` with words for the reader. */

import { language } from './words.svelte';
import type { ProblemBody, RuleCited } from './types';

export const API = '/api/v1';

/** Something that the server did not do, or that did not reach it. */
export class Problem extends Error {
  readonly status: number;
  /** A stable name; `web-offline` where the server was not reached. */
  readonly code: string;
  readonly rule: RuleCited | null;
  readonly place: string | null;

  constructor(body: Partial<ProblemBody>) {
    super(body.detail ?? body.code ?? '');
    this.status = body.status ?? 0;
    this.code = body.code ?? 'web-offline';
    this.rule = body.rule ?? null;
    this.place = body.place ?? null;
  }

  /** Whether the same request may well succeed a little later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 503;
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query): string {
  const words = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const said = words.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return API + path + (said && `?${said}`);
}

async function ask<T>(method: string, path: string, query: Query, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': language.code };
  const request: RequestInit = { method, headers };
  if (typeof body === 'string') {
    headers['content-type'] = 'text/plain';
    request.body = body;
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(address(path, query), request);
  } catch {
    throw new Problem({});
  }
  const kind = answer.headers.get('content-type') ?? '';
  if (!answer.ok) {
    const said = kind.includes('json') ? ((await answer.json()) as ProblemBody) : { status: answer.status };
    throw new Problem({ ...said, status: answer.status });
  }
  if (answer.status === 204) return undefined as T;
  return (kind.includes('json') ? await answer.json() : await answer.text()) as T;
}

export const api = {
  get: <T>(path: string, query: Query = {}) => ask<T>('GET', path, query),
  post: <T>(path: string, body?: unknown, query: Query = {}) => ask<T>('POST', path, query, body),
  patch: <T>(path: string, body?: unknown) => ask<T>('PATCH', path, {}, body),
  put: <T>(path: string, body?: unknown) => ask<T>('PUT', path, {}, body),
  delete: <T>(path: string) => ask<T>('DELETE', path, {}),
};

/** Tries again while the server cannot be reached or is busy: for requests that can be repeated without harm. */
export async function patiently<T>(request: () => Promise<T>, tries = 6): Promise<T> {
  for (let wait = 250; ; wait = Math.min(2 * wait, 4000)) {
    try {
      return await request();
    } catch (problem) {
      tries -= 1;
      if (!(problem instanceof Problem) || !problem.passing || tries <= 0) throw problem;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
