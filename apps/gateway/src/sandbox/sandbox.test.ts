import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Deadline } from '../platform/deadline';
import { defineDomain } from '../platform/domain';
import { writeToOutbox } from '../platform/outbox';
import { refuse } from '../platform/refusal';
import { markers } from '../platform/tables';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';
import { deskAction, deskActions } from '../kernel/desk/desk-action';

const hour = 60 * 60 * 1000;
const base = '/moduleenterprisepartner/config/getbaseinfo';

const quiet: Deadline['sweep'] = async () => null;
/** What the deadlines of the test's own do now. */
const sweeps = { settle: quiet, broken: quiet, after: quiet };
// The names are those of the table above.
const names = Object.keys(sweeps) as (keyof typeof sweeps)[];
const mark = deskAction({
  name: 'test-mark',
  summary: 'Marks.',
  onlyInSandbox: true,
  request: z.object({ name: z.string(), fail: z.boolean() }),
  response: z.object({ name: z.string() }),
  async handle({ name, fail }, { db, now }) {
    await db.insert(markers).values({ name, doneAt: now });
    if (fail) refuse('shiftStopped');
    return { name };
  },
});
const testDomain = defineDomain({
  name: 'test',
  deadlines: names.map((name) => ({
    name: `test.${name}`,
    sweep: (db, now, services) => sweeps[name](db, now, services),
  })),
  brings: [deskActions.of(mark)],
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testDomain], seeded: true });
});
afterAll(() => gateway.dispose());

const get = (path: string) => gateway.send(new Request(`http://gateway.test${path}`));
const raw = (path: string) =>
  gateway.app.fetch(
    new Request(`http://gateway.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );

describe('clock', () => {
  it('moves forward for every gateway on the database, and a restarted one', async () => {
    const other = await gateway.another();
    const before = gateway.services.clock.now();
    await gateway.advance(3 * hour);
    expect(gateway.services.clock.now().getTime() - before.getTime()).toBeGreaterThanOrEqual(
      3 * hour,
    );
    await expect.poll(() => other.services.clock.offsetMs).toBe(gateway.services.clock.offsetMs);
    await other.dispose();
    const restarted = await gateway.another();
    expect(restarted.services.clock.offsetMs).toBe(gateway.services.clock.offsetMs);
    await restarted.dispose();
  });

  it('settles what is due before it answers, over and over until nothing is', async () => {
    const due = [1, 2, 30].map(
      (hours) => new Date(gateway.services.clock.now().getTime() + hours * hour),
    );
    const settled: Date[] = [];
    // One at a time, as a sweep with a batch would.
    sweeps.settle = async (_, now) => {
      const next = due[0];
      if (next !== undefined && next <= now) settled.push(...due.splice(0, 1));
      return due[0] ?? null;
    };
    await gateway.advance(2 * hour);
    expect(settled).toHaveLength(2);
    await gateway.advance(28 * hour);
    expect(settled).toHaveLength(3);
    sweeps.settle = quiet;
  });

  it('goes on with the other sweeps when one is broken, and says so', async () => {
    let swept = false;
    sweeps.broken = () => Promise.reject(new Error('broken'));
    sweeps.after = async () => ((swept = true), null);
    expect((await gateway.call('/sandbox/clock', { advanceMs: 0 })).status).toBe(500);
    expect(swept).toBe(true);
    sweeps.broken = quiet;
  });

  it('does not go back', async () => {
    expect((await gateway.call('/sandbox/clock', { advanceMs: -1 })).status).toBe(422);
  });
});

describe('outbox', () => {
  it('shows the messages of a recipient, newest first, and none of a transaction that was rolled back', async () => {
    const { db, clock } = gateway.services;
    const message = (text: string) => ({ channel: 'sms' as const, to: '13700000000', text });
    await writeToOutbox(db, message('first'), clock.now());
    await writeToOutbox(db, message('second'), new Date(clock.now().getTime() + 1));
    await expect(
      db.transaction(async (tx) => {
        await writeToOutbox(tx, message('never'), clock.now());
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    const { data } = await get('/sandbox/outbox?to=13700000000');
    expect(data.items.map((item: { text: string }) => item.text)).toEqual(['second', 'first']);
  });
});

describe('faults', () => {
  it('spoil a call as told and as often as told', async () => {
    await gateway.call('/sandbox/faults', { path: base, fault: 'status', status: 503, times: 2 });
    expect([(await raw(base)).status, (await raw(base)).status, (await raw(base)).status]).toEqual([
      503, 503, 200,
    ]);
    await gateway.call('/sandbox/faults', { path: base, fault: 'garbage' });
    await expect((await raw(base)).json()).rejects.toThrow(SyntaxError);
    await gateway.call('/sandbox/faults', { path: base, fault: 'truncate' });
    const cut = await (await raw(base)).text();
    expect(cut.startsWith('{')).toBe(true);
    expect(() => JSON.parse(cut)).toThrow(SyntaxError);
    await gateway.send(new Request('http://gateway.test/sandbox/faults', { method: 'DELETE' }));
    expect((await gateway.call(base)).code).toBe(0);
  });

  it('answer with an envelope as told, at once or with a time to come back', async () => {
    const body = { hasError: true, message: '系统繁忙' };
    await gateway.call('/sandbox/faults', { path: base, fault: 'envelope', body, times: 1 });
    const told = await raw(base);
    expect([told.status, await told.json()]).toEqual([200, body]);
    const busy = {
      path: base,
      fault: 'envelope',
      status: 503,
      body: { code: 50300 },
      retryAfterSeconds: 7,
    };
    await gateway.call('/sandbox/faults', { ...busy, times: 1 });
    const later = await raw(base);
    expect([later.status, later.headers.get('retry-after')]).toEqual([503, '7']);
  });

  it('stall in the middle of the answer and break off', async () => {
    await gateway.call('/sandbox/faults', { path: base, fault: 'stall', delayMs: 20, times: 1 });
    const reader = (await raw(base)).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^\{"code":0/);
    await expect(reader?.read()).rejects.toThrow('stalled as told');
  });

  it('truncate after the call has done its work', async () => {
    const mobile = gateway.newMobile();
    const path = '/moduleoperate/verifycode/sendcode.json';
    await gateway.call('/sandbox/faults', { path, fault: 'truncate', times: 1 });
    await gateway.app.fetch(
      new Request(`http://gateway.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mobile, scene: 'login' }),
      }),
    );
    expect(await gateway.lastCode(mobile)).toMatch(/^\d{6}$/);
  });
});

describe('desk', () => {
  it('runs a registered action in one transaction', async () => {
    expect(
      (await gateway.call('/sandbox/desk/test-mark', { name: 'a', fail: false })).data,
    ).toEqual({ name: 'a' });
    expect((await gateway.call('/sandbox/desk/test-mark', { name: 'b', fail: true })).code).toBe(
      42002,
    );
    const names = (await gateway.services.db.select().from(markers)).map((row) => row.name);
    expect(names).toContain('a');
    expect(names).not.toContain('b');
    expect((await gateway.call('/sandbox/desk/test-mark', {})).status).toBe(422);
    expect((await gateway.call('/sandbox/desk/no-such-thing')).status).toBe(404);
  });
});

describe('accounts', () => {
  it('has one a role, and each signs in as told', async () => {
    const { data } = await get('/sandbox/accounts');
    expect(data.items.map((item: { role: string }) => item.role)).toEqual([
      'visitor',
      'temporary-login',
      'logged-in',
      'verified',
      'corporate-consult',
      'overseas',
    ]);
    const { createHash } = await import('node:crypto');
    for (const { loginId, mobile, password, role } of data.items) {
      if (loginId === null) continue;
      const answer = await gateway.call('/user/account/login.json', {
        loginId,
        password: createHash('md5').update(password).digest('hex'),
      });
      expect(answer.data, role).toMatchObject({
        isTempLogin: mobile === null,
        verifyStatus: role === 'verified' || role === 'corporate-consult' ? 1 : 0,
      });
    }
  });
});

describe('without the sandbox', () => {
  it('none of it exists', async () => {
    const strict = await openTestGateway({ config: { sandbox: false } });
    try {
      const named = ({ app }: TestGateway) =>
        new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
      const there = named(strict);
      const ofSandbox = [...named(gateway)].filter(
        (route) => !there.has(route) || route.includes('sandbox'),
      );
      expect(ofSandbox.length).toBeGreaterThan(8);
      for (const route of ofSandbox) {
        const [declared = '', pattern = ''] = route.split(' ');
        const path = pattern.replaceAll(/:\w+/g, 'check-in').replace('*', 'anything');
        for (const method of new Set([declared, 'GET', 'POST', 'DELETE'])) {
          if (method === 'ALL') continue;
          const answer = await strict.send(new Request(`http://gateway.test${path}`, { method }));
          expect(answer, `${method} ${path}`).toMatchObject({ status: 404, code: 40400 });
        }
      }
    } finally {
      await strict.dispose();
    }
  });
});
