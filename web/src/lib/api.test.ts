import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, DELETE, GET, given, patiently, POST, Problem } from './api';

const json = (body: unknown, status = 200, kind = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': kind } });

/** The requests that reach the server, which answers all of them alike. */
function server(answer: () => Response): Request[] {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return Promise.resolve(answer());
  });
  return sent;
}

const failure = (request: Promise<unknown>): Promise<Problem> => request.then(() => expect.fail('it succeeded'), (problem: Problem) => problem);

describe('requests', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fill in the path and leave out parameters without a value', async () => {
    const sent = server(() => json([]));
    const query = given({ from: 3, seat: null, next: undefined });
    await ask(GET('/api/v1/tables/{table}/moments', { params: { path: { table: 'a/b' }, query } }));
    expect(sent[0]?.url).toMatch(/\/api\/v1\/tables\/a%2Fb\/moments\?from=3$/);
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
  });

  it('send a record as it is written', async () => {
    const sent = server(() => json({ holds: true, draws: 0, commitment: '' }));
    await ask(POST('/api/v1/verify', { body: 'game: niagara\n', bodySerializer: String, headers: { 'content-type': 'text/plain' } }));
    expect([await sent[0]?.text(), sent[0]?.headers.get('content-type')]).toEqual(['game: niagara\n', 'text/plain']);
  });

  it('need no answer', async () => {
    server(() => new Response(null, { status: 204 }));
    expect(await ask(DELETE('/api/v1/sessions/current'))).toBeUndefined();
  });

  it('fail with what the server says', async () => {
    server(() => json({ code: 'web-no-table', detail: 'No such table.', status: 404 }, 404, 'application/problem+json'));
    const problem = await failure(ask(GET('/api/v1/notice')));
    expect([problem.status, problem.code, problem.message, problem.passing]).toEqual([404, 'web-no-table', 'No such table.', false]);
  });

  it('fail with the status where something else answers', async () => {
    server(() => new Response('<h1>Bad gateway</h1>', { status: 503, headers: { 'content-type': 'text/html' } }));
    const problem = await failure(ask(GET('/api/v1/notice')));
    expect([problem.status, problem.code, problem.passing]).toEqual([503, 'web-offline', true]);
  });

  it('are repeated while nobody answers', async () => {
    let tries = 0;
    vi.stubGlobal('fetch', () => (++tries < 2 ? Promise.reject(new TypeError('no connection')) : Promise.resolve(json({ announcement: null }))));
    await patiently(() => ask(GET('/api/v1/notice')));
    expect(tries).toBe(2);
  });
});
