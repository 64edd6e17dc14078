/** Requests to the server. Every failure is a `Problem` with words for the reader. */

import createClient from 'openapi-fetch';
import type { ProblemBody, RuleCited } from './types';
import type { paths } from './wire';
import { language } from './words.svelte';

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

const client = createClient<paths>({ baseUrl: location.origin, fetch: (request) => fetch(request) });

client.use({
  onRequest({ request }) {
    request.headers.set('accept-language', language.code);
  },
  async onResponse({ response }) {
    if (response.ok) return;
    // A proxy in between may answer with a page of its own.
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body: Partial<ProblemBody> = isJson ? await response.json() : {};
    throw new Problem({ ...body, status: response.status });
  },
  onError({ error }) {
    return error instanceof Problem ? error : new Problem({});
  },
});

/** The requests of the API. TypeScript checks path, parameters, body and answer of each against the server's own description. */
export const { GET, POST, PUT, PATCH, DELETE } = client;

type Reply<T> = { data: T; error?: never } | { data?: never; error: ProblemBody };

/** What the server answers; throws a `Problem` if it does not do what is asked. */
export async function ask<T>(request: Promise<Reply<T>>): Promise<T> {
  const { data, error } = await request;
  if (error !== undefined) throw new Problem(error);
  return data;
}

/** Query parameters without those that have no value. */
export function given<T extends Record<string, unknown>>(query: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(known) as { [Name in keyof T]?: NonNullable<T[Name]> };
}

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
