import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/test-gateway';
import { admit, admittance, type Admittance } from './admission';

const ask = async (app: Hono) =>
  app.fetch(new Request('http://gateway.test/', { headers: { lang: 'en' } }));

/** A server whose answers wait until the test lets them go, one after the other. */
function heldServer(settings: Admittance) {
  let clock = 0;
  const waiting: (() => void)[] = [];
  const app = new Hono();
  app.use(admit(settings, () => clock));
  app.get('/', async (context) => {
    await new Promise<void>((done) => waiting.push(done));
    return context.text('done');
  });
  return {
    app,
    /** Answers the first in line after so many milliseconds. */
    answer: async (afterMs: number): Promise<void> => {
      clock += afterMs;
      waiting.shift()?.();
      await new Promise((done) => setImmediate(done));
    },
  };
}

describe('who comes too many', () => {
  it('is turned away, and taken again afterwards', async () => {
    const { app, answer } = heldServer({ always: 1, atMost: 2, waitMs: 1000 });
    const first = [ask(app), ask(app)];
    const third = await ask(app);
    expect(third.status).toBe(503);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await third.json()).toMatchObject({ code: 50300, message: expect.stringMatching(/\w/) });
    await answer(1);
    await answer(1);
    for (const served of first) expect((await served).status).toBe(200);
    const later = ask(app);
    await answer(1);
    expect((await later).status).toBe(200);
  });

  it('is told by the pace of the last answers, beyond those that are always taken', async () => {
    const { app, answer } = heldServer({ always: 4, atMost: 100, waitMs: 1000 });
    const pace = async (ms: number) => {
      for (let answers = 0; answers < 400; answers += 1) {
        const served = ask(app);
        await answer(ms);
        await served;
      }
    };
    const taken = async () => {
      const statuses: number[] = [];
      const asked = Array.from({ length: 120 }, async () => {
        statuses.push((await ask(app)).status);
      });
      for (let answers = 0; answers < 120; answers += 1) await answer(0);
      await Promise.all(asked);
      return statuses.filter((status) => status === 200).length;
    };
    await pace(5);
    expect(await taken()).toBe(100);
    await pace(50);
    // Twenty at 50 ms each are a second; one more has to be before it is more than that.
    expect(await taken()).toBe(21);
    await pace(10_000);
    expect(await taken()).toBe(4);
    await pace(5);
    expect(await taken()).toBe(100);
    const long = ask(app);
    await answer(60_000);
    await long;
    expect(await taken(), 'after one that took long by itself').toBeGreaterThan(40);
  });

  it('gets a place back when the work fails', async () => {
    const app = new Hono();
    app.use(admit({ always: 1, atMost: 1, waitMs: 1000 }));
    app.get('/', () => {
      throw new Error('broken');
    });
    app.onError((_, context) => context.text('failed', 500));
    for (let tries = 0; tries < 3; tries += 1) expect((await ask(app)).status).toBe(500);
  });

  it('is taken while others send slowly, however many they are', async () => {
    const gateway = await openTestGateway();
    const path = 'http://gateway.test/modulesearch/mergesearch/hospitallist.json';
    const endings: (() => void)[] = [];
    const slow = Array.from({ length: admittance.atMost }, async () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(Buffer.from('{'));
          endings.push(() => {
            controller.enqueue(Buffer.from('}'));
            controller.close();
          });
        },
      });
      const headers = { 'content-type': 'application/json' };
      // A stream as a body has to say so; the type of requests does not know the word.
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      return gateway.app.fetch(new Request(path, init));
    });
    try {
      const other = async () =>
        (await gateway.call('/modulesearch/mergesearch/hospitallist.json', { pageNo: 1 })).status;
      expect(await other()).toBe(503);
      await expect.poll(other).toBe(200);
    } finally {
      for (const end of endings) end();
      const answers = await Promise.all(slow);
      await gateway.dispose();
      // Each of them is answered in the end.
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  it('does not keep anybody from asking for the health of a gateway', async () => {
    const gateway = await openTestGateway();
    try {
      const list = () =>
        gateway.call('/modulesearch/mergesearch/hospitallist.json', { pageNo: 1, pageSize: 1 });
      const calls = Array.from({ length: admittance.atMost + 40 }, list);
      const health = gateway.app.fetch(new Request('http://gateway.test/readyz'));
      const answers = await Promise.all(calls);
      const served = answers.filter(({ status, code }) => status === 200 && code === 0);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThanOrEqual(40);
      expect(served.length).toBeGreaterThanOrEqual(admittance.always);
      expect(served.length + refused.length).toBe(answers.length);
      for (const { headers, message } of refused) {
        expect(headers.get('retry-after')).toBe('1');
        expect(message).toMatch(/[\u4e00-\u9fff]/);
      }
      expect((await health).status).toBe(200);
      expect(await list()).toMatchObject({ status: 200, code: 0 });
    } finally {
      await gateway.dispose();
    }
  });
});
