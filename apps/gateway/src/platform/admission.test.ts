import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { openTestGateway } from '../testing/test-gateway';
import { admit, requestsAtOnce } from './admission';

const ask = async (app: Hono) =>
  app.fetch(new Request('http://gateway.test/', { headers: { lang: 'en' } }));

it('turns away what is too much, and takes it again afterwards', async () => {
  const app = new Hono();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  app.use(admit(2));
  app.get('/', async (context) => {
    await held;
    return context.text('done');
  });
  const first = [ask(app), ask(app)];
  const third = await ask(app);
  expect(third.status).toBe(503);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await third.json()).toMatchObject({ code: 50300, message: expect.stringMatching(/\w/) });
  release();
  for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
  expect((await ask(app)).status).toBe(200);
});

it('gives a place back when the work fails', async () => {
  const app = new Hono();
  app.use(admit(1));
  app.get('/', () => {
    throw new Error('broken');
  });
  app.onError((_, context) => context.text('failed', 500));
  for (let tries = 0; tries < 3; tries += 1) expect((await ask(app)).status).toBe(500);
});

it('bounds the calls of a gateway, whose health is asked for all the same', async () => {
  const gateway = await openTestGateway();
  try {
    const list = () =>
      gateway.call('/modulesearch/mergesearch/hospitallist.json', { pageNo: 1, pageSize: 1 });
    const calls = Array.from({ length: requestsAtOnce + 40 }, list);
    const health = gateway.app.fetch(new Request('http://gateway.test/readyz'));
    const answers = await Promise.all(calls);
    const served = answers.filter(({ status, code }) => status === 200 && code === 0);
    const refused = answers.filter(({ status }) => status === 503);
    expect([served.length, refused.length]).toEqual([requestsAtOnce, 40]);
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
