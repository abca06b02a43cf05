import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { dropOldest, purgeTraces } from './handlers';
import { traceSpans } from './tables';

const path = '/modulelog/biz/trace/collect.json';
const day = 24 * 60 * 60 * 1000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const span = (fields: Record<string, unknown> = {}) => ({
  traceId: randomUUID(),
  bizName: '/consult/consultorder/matchdept.json',
  timestamp: Date.now(),
  ...fields,
});
const storedOf = (traceId: string) =>
  gateway.services.db.select().from(traceSpans).where(eq(traceSpans.traceId, traceId));

describe('trace', () => {
  it('keeps every field of a span', async () => {
    const whole = span({
      bizName: '/order/accuratereserve/doctorlist',
      contextBizId: 'consult:1',
      bizId: randomUUID(),
      operateName: 'query',
      inputParam: '{"pageNo":1}',
      outputParam: '{"kind":"network"}',
      duration: 12.5,
      error: true,
      code: 42001,
      flag: 1,
      message: 'taken',
    });
    const answer = await gateway.call(path, { appName: 'shell', spans: [whole, span()] });
    expect(answer).toMatchObject({ status: 200, code: 0, data: { accepted: 2 } });
    expect(await storedOf(whole.traceId)).toMatchObject([{ ...whole, appName: 'shell' }]);
  });

  it('keeps no phone, token or name, though a client sent them', async () => {
    const traceId = '13812345678';
    const told = span({
      traceId: randomUUID(),
      // No call's path, so that looks and names alone decide.
      bizName: 'search',
      contextBizId: traceId,
      inputParam: '{"mobile":"13812345678","q":"头痛 13812345678"}',
      outputParam: `{"token":"${'a1'.repeat(20)}","name":"沈知秋"}`,
      message: 'failed for 13812345678',
    });
    await gateway.call(path, { appName: 'shell', spans: [told] });
    const rows = JSON.stringify(await storedOf(told.traceId));
    expect(rows).toContain('头痛');
    for (const secret of ['13812345678', 'a1a1', '沈知秋']) expect(rows).not.toContain(secret);
    expect(gateway.log.join('')).not.toContain('13812345678');
  });

  it('keeps of a call what the contract marks as loggable', async () => {
    const told = span({
      inputParam: '{"question":"头痛"}',
      outputParam: '{"departments":[{"deptId":"neurology","reason":"头痛"}]}',
    });
    await gateway.call(path, { appName: 'shell', spans: [told] });
    expect(await storedOf(told.traceId)).toMatchObject([
      {
        inputParam: '{"question":"***"}',
        outputParam: '{"departments":[{"deptId":"neurology","reason":"***"}]}',
      },
    ]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an event without a name', { appName: 'shell', spans: [span({ bizName: '' })] }],
    ['no span', { appName: 'shell', spans: [] }],
    [
      'more spans than a batch holds',
      { appName: 'shell', spans: Array.from({ length: 51 }, () => span()) },
    ],
    [
      'a parameter without end',
      { appName: 'shell', spans: [span({ inputParam: 'x'.repeat(4001) })] },
    ],
    ['a code that no column holds', { appName: 'shell', spans: [span({ code: 2 ** 40 })] }],
  ])('refuses %s', async (_, body) => {
    expect((await gateway.call(path, body)).status).toBe(422);
  });

  it('takes a beacon, which carries no header of ours', async () => {
    const beacon = span();
    const answer = await gateway.send(
      new Request(`http://gateway.test${path}`, {
        method: 'POST',
        body: new Blob([JSON.stringify({ appName: 'shell', spans: [beacon] })], {
          type: 'application/json',
        }),
      }),
    );
    expect(answer.data).toEqual({ accepted: 1 });
    expect(await storedOf(beacon.traceId)).toHaveLength(1);
  });

  it('the newest take the place of the oldest', async () => {
    const [old, recent] = [span(), span()];
    await gateway.call(path, { appName: 'shell', spans: [old] });
    await gateway.call(path, { appName: 'shell', spans: [span(), span(), recent] });
    await dropOldest(gateway.services.db, 3);
    expect(await storedOf(old.traceId)).toHaveLength(0);
    expect(await storedOf(recent.traceId)).toHaveLength(1);
    expect(await gateway.services.db.$count(traceSpans)).toBe(3);
  });

  it('forgets spans after a week, and takes so many from one address only', async () => {
    const old = span();
    await gateway.call(path, { appName: 'shell', spans: [old] });
    const { db, clock } = gateway.services;
    await purgeTraces(db, new Date(clock.now().getTime() + 7 * day - 60_000));
    expect(await storedOf(old.traceId)).toHaveLength(1);
    await purgeTraces(db, new Date(clock.now().getTime() + 7 * day + 60_000));
    expect(await storedOf(old.traceId)).toHaveLength(0);

    const strict = await openTestGateway({ config: { sandbox: false } });
    await Promise.all(
      Array.from({ length: 600 }, () =>
        strict.services.limits.consume('traceByAddress', '127.0.0.1'),
      ),
    );
    const refused = await strict.call(path, { appName: 'shell', spans: [span()] });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await strict.dispose();
  });
});

describe('the page that refreshes a title', () => {
  it('is an empty page that only the portals may frame', async () => {
    const response = await gateway.app.fetch(
      new Request('http://gateway.test/public/refresh-webview-title.html?_t=0.1'),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(await response.text()).toMatch(/^<!doctype html>.*<title>.+<\/title>.*<\/html>$/);
  });
});
