import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { users } from '../kernel/people/accounts/tables';
import {
  openTestGateway,
  type AnyJson,
  type CallOptions,
  type TestGateway,
} from '../testing/test-gateway';
import { mount } from './mount';
import { mountedCalls as calls, mountedHandlers, type MountedRuns } from './mount-fixture';
import { markers } from './tables';

let gateway: TestGateway;
let app: Hono;
const seen: MountedRuns = { runs: 0, committed: [] };

const handlers = mountedHandlers(seen);

beforeAll(async () => {
  gateway = await openTestGateway();
  app = new Hono();
  mount(app, calls, handlers, gateway.services);
});

afterAll(() => gateway.dispose());

beforeEach(() => {
  seen.runs = 0;
  seen.committed = [];
});

interface RawOptions extends CallOptions {
  readonly body?: string | Uint8Array<ArrayBuffer> | null;
  readonly contentType?: string | null;
}

async function post(path: string, json: unknown, options: RawOptions = {}) {
  const headers = new Headers({ deviceid: options.deviceId ?? 'a', ...options.headers });
  const type = options.contentType === undefined ? 'application/json' : options.contentType;
  if (type !== null) headers.set('content-type', type);
  if (options.token !== undefined) headers.set('token', options.token);
  if (options.requestId !== undefined) headers.set('requestid', options.requestId);
  const response = await app.fetch(
    new Request(`http://gateway.test${path}`, {
      method: 'POST',
      headers,
      body: options.body === undefined ? JSON.stringify(json) : options.body,
    }),
  );
  // Each answer is an envelope, whatever its status.
  const body = (await response.json()) as { code: number; message: string; data: AnyJson };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), ...body };
}

const marked = (name: string) => gateway.services.db.$count(markers, eq(markers.name, name));

it('does nothing for a caller who has left before it begins', async () => {
  const left = new AbortController();
  const request = new Request('http://gateway.test/test/mark', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'left', outcome: 'answer' }),
    signal: left.signal,
  });
  const answer = app.fetch(request);
  left.abort();
  expect((await answer).status).toBe(503);
  expect([seen.runs, await marked('left')]).toEqual([0, 0]);
});

it('names a call whose handler is missing, in the terminal and in its answer', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  // What a bundler lets through and the compiler does not.
  const { echo: _, ...rest } = handlers;
  const partial = new Hono();
  mount(partial, calls, rest as unknown as typeof handlers, gateway.services, 'tests');
  const line = 'No handler for echo (/test/echo) in domain tests';
  expect(write.mock.calls).toEqual([[`${line}\n`]]);
  const response = await partial.request('/test/echo', {
    method: 'POST',
    headers: { 'content-type': 'application/json', deviceid: 'a' },
    body: JSON.stringify({ text: 'ab' }),
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ message: line, data: null });
});

describe('statuses', () => {
  it('answers with the envelope, and only with what the schema names', async () => {
    expect(await post('/test/echo', { text: 'ab' })).toMatchObject({
      status: 200,
      code: 0,
      data: { text: 'ab' },
    });
    expect((await post('/test/echo', { text: 'ab' })).data).not.toHaveProperty('secret');
  });

  it('takes a field from the path, whatever the body says it is', async () => {
    expect((await post('/test/named/a%2Fb', { text: 'other', more: 'c' })).data).toEqual({
      text: 'a/b',
      more: 'c',
    });
    expect((await post('/test/named/too-long', {})).status).toBe(422);
    expect((await post('/test/named/ab', [])).status).toBe(422);
  });

  it.each<[string, number, number, RawOptions]>([
    ['text that is no JSON', 400, 40000, { body: '{' }],
    ['bytes that are no UTF-8', 400, 40000, { body: new Uint8Array([0x22, 0xff, 0x22]) }],
    ['a body over 1 MB', 400, 40000, { body: `"${'x'.repeat(1024 * 1024)}"` }],
    [
      'another content type',
      415,
      41500,
      { body: 'text=a', contentType: 'application/x-www-form-urlencoded' },
    ],
    ['a JSON array', 422, 42200, { body: '[]' }],
    ['null', 422, 42200, { body: 'null' }],
    ['no body', 422, 42200, { body: null, contentType: null }],
    ['a character PostgreSQL cannot store', 422, 42200, { body: '{"text":"\\u0000"}' }],
  ])('refuses %s with %i', async (_, status, code, options) => {
    expect(await post('/test/echo', null, options)).toMatchObject({ status, code });
  });

  it("names the fields that do not fit, in the reader's language", async () => {
    const english = await post('/test/echo', { text: 'too long' }, { headers: { lang: 'en' } });
    expect(english.data.fields).toEqual([
      { path: 'text', message: expect.stringMatching(/too big|5/i) },
    ]);
    const chinese = await post('/test/echo', { text: 'too long' });
    expect(chinese.data.fields[0].message).toMatch(/[\u4e00-\u9fff]/);
  });

  it('refuses by default: no session 401, no mobile 403, no verified name 403', async () => {
    expect(await post('/test/session', {})).toMatchObject({ status: 401, code: -6 });
    expect(await post('/test/session', {}, { token: 'x'.repeat(43) })).toMatchObject({
      status: 401,
      code: -6,
    });
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    expect(await post('/test/session', {}, { token })).toMatchObject({ status: 200 });
    expect(await post('/test/bound', {}, { token })).toMatchObject({ status: 200 });
    expect(await post('/test/verified', {}, { token })).toMatchObject({ status: 403, code: -9 });
    await gateway.services.db
      .update(users)
      .set({ verifyStatus: 1 })
      .where(eq(users.mobile, mobile));
    expect(await post('/test/verified', {}, { token })).toMatchObject({ status: 200 });
    await gateway.services.db.update(users).set({ mobile: null }).where(eq(users.mobile, mobile));
    expect(await post('/test/bound', {}, { token })).toMatchObject({ status: 403, code: -8 });
  });

  it('turns an answer that does not fit its schema into a 500, logs where, and keeps nothing', async () => {
    const answer = await post('/test/mark', { name: 'misfit', outcome: 'misfit' });
    expect(answer).toMatchObject({ status: 500, code: 50000 });
    expect(JSON.stringify(answer)).not.toContain('many');
    expect(
      gateway.log.some((line) => line.includes('answer does not fit') && line.includes('run: ')),
    ).toBe(true);
    expect(await marked('misfit')).toBe(0);
  });

  it('says too often with Retry-After', async () => {
    const answer = await post('/test/mark', { name: 'limit', outcome: 'limit' });
    expect(answer).toMatchObject({ status: 429, code: 42900, retryAfter: '7' });
  });
});

describe('one transaction a mutation', () => {
  it('keeps nothing of a refused one, and what it says to keep', async () => {
    expect(await post('/test/mark', { name: 'refused', outcome: 'refuse' })).toMatchObject({
      status: 200,
      code: 42001,
    });
    expect(await marked('refused')).toBe(0);
    expect(await post('/test/mark', { name: 'kept', outcome: 'keep' })).toMatchObject({
      status: 200,
      code: 41001,
    });
    expect(await marked('kept')).toBe(1);
    expect(seen.committed).toEqual(['kept']);
  });

  it('keeps nothing of a broken one and tells nothing of it', async () => {
    const answer = await post('/test/mark', { name: 'broken', outcome: 'fail' });
    expect(answer).toMatchObject({ status: 500, code: 50000, data: null });
    expect(JSON.stringify(answer)).not.toMatch(/broken|at |SELECT|INSERT/);
    expect(await marked('broken')).toBe(0);
    expect(seen.committed).toEqual([]);
  });
});

describe('requestid', () => {
  it('runs 20 parallel duplicates once and gives all the same answer', async () => {
    const options = { requestId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post('/test/mark', { name: 'once', outcome: 'answer' }, options),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 200, code: 0, data: { run: 1 } });
    expect(seen.runs).toBe(1);
    expect(seen.committed).toEqual(['once']);
  });

  it.each(['refuse', 'refuseFirst'])('gives duplicates one answer: %s', async (outcome) => {
    const requestId = randomUUID();
    const send = () => post('/test/mark', { name: outcome, outcome }, { requestId });
    const answers = [...(await Promise.all(Array.from({ length: 10 }, send))), await send()];
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    const times = answers[0]?.code === 0 ? 1 : 0;
    expect([await marked(outcome), seen.committed.length]).toEqual([times, times]);
  });

  it('gives the first answer again after a restart, for 24 hours', async () => {
    const requestId = randomUUID();
    const first = await post('/test/mark', { name: 'restart', outcome: 'answer' }, { requestId });
    const second = await gateway.another();
    const other = new Hono();
    mount(other, calls, handlers, second.services);
    const send = () =>
      other.fetch(
        new Request('http://gateway.test/test/mark', {
          method: 'POST',
          headers: { 'content-type': 'application/json', requestid: requestId, deviceid: 'a' },
          body: JSON.stringify({ outcome: 'answer', name: 'restart' }),
        }),
      );
    expect(await (await send()).json()).toMatchObject({ code: 0, data: first.data });
    expect(seen.runs).toBe(1);
    await gateway.advance(24 * 60 * 60 * 1000 + 1);
    await gateway.services.db.execute(sql`DELETE FROM markers WHERE name = 'restart'`);
    expect(
      (await post('/test/mark', { name: 'restart', outcome: 'answer' }, { requestId })).data,
    ).toEqual({ run: 2 });
    await second.dispose();
  });

  it('remembers a refusal by the rules, but lets a passing one be tried again', async () => {
    const requestId = randomUUID();
    await post('/test/mark', { name: 'no', outcome: 'refuse' }, { requestId });
    expect(
      await post('/test/mark', { name: 'no', outcome: 'refuse' }, { requestId }),
    ).toMatchObject({ code: 42001 });
    expect(seen.runs).toBe(1);
    const passing = randomUUID();
    await post('/test/mark', { name: 'soon', outcome: 'limit' }, { requestId: passing });
    await post('/test/mark', { name: 'soon', outcome: 'limit' }, { requestId: passing });
    expect(seen.runs).toBe(3);
  });

  it('refuses the same id with another body', async () => {
    const requestId = randomUUID();
    await post('/test/mark', { name: 'body', outcome: 'answer' }, { requestId });
    const other = await post(
      '/test/mark',
      { name: 'other body', outcome: 'answer' },
      { requestId },
    );
    expect(other).toMatchObject({ status: 200, code: 40900 });
    expect(await marked('other body')).toBe(0);
  });

  it('is scoped: another device, or an account, does not read the answer', async () => {
    const requestId = randomUUID();
    await post('/test/mark', { name: 'scope a', outcome: 'answer' }, { requestId, deviceId: 'a' });
    const other = await post(
      '/test/mark',
      { name: 'scope b', outcome: 'answer' },
      { requestId, deviceId: 'b' },
    );
    expect(other.data).toEqual({ run: 2 });
    const token = await gateway.signIn(gateway.newMobile());
    const account = await post(
      '/test/mark',
      { name: 'scope c', outcome: 'answer' },
      { requestId, deviceId: 'a', token },
    );
    expect(account.data).toEqual({ run: 3 });
  });

  it('is not used for calls that open a session, nor without the header, and is 400 in an impossible shape', async () => {
    const requestId = randomUUID();
    await post('/test/open-session', {}, { requestId });
    expect((await post('/test/open-session', {}, { requestId })).data).toEqual({ run: 2 });
    await post('/test/mark', { name: 'free 1', outcome: 'answer' });
    expect((await post('/test/mark', { name: 'free 2', outcome: 'answer' })).data).toEqual({
      run: 4,
    });
    expect(
      await post('/test/mark', { name: 'x', outcome: 'answer' }, { requestId: 'no id!' }),
    ).toMatchObject({ status: 400 });
  });
});
