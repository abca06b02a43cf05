import { randomUUID } from 'node:crypto';
import { defineCalls } from '@xinglin/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestGateway, type AnyJson, type TestGateway } from '../testing/test-gateway';
import { mount } from './mount';
import { refuse } from './refusal';
import { markers } from './tables';
import { inTwoSteps } from './two-steps';

const calls = defineCalls({
  prepared: {
    path: '/test/prepared',
    access: 'session',
    kind: 'mutation',
    request: z.object({ name: z.string() }),
    response: z.object({ name: z.string(), ownerId: z.string() }),
  },
});

let gateway: TestGateway;
let app: Hono;
let token: string;
let steps: string[];
/** What the first step waits for. */
let waitFor: Promise<void>;

beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.signIn(gateway.newMobile());
  app = new Hono();
  mount(
    app,
    calls,
    {
      prepared: inTwoSteps(
        async ({ name }: { name: string }, { account }) => {
          steps.push(`prepare ${name}`);
          await waitFor;
          if (name === 'bad') refuse('fileRefused');
          return { name, ownerId: account };
        },
        async (prepared, { db, now }) => {
          steps.push(`finish ${prepared.name}`);
          await db.insert(markers).values({ name: prepared.name, doneAt: now });
          return prepared;
        },
      ),
    },
    gateway.services,
  );
});
afterAll(() => gateway.dispose());
beforeEach(() => {
  steps = [];
  waitFor = Promise.resolve();
});

async function call(name: string, requestId: string = randomUUID()) {
  const headers = { token, requestid: requestId, 'content-type': 'application/json' };
  const body = JSON.stringify({ name });
  const request = new Request('http://gateway.test/test/prepared', {
    method: 'POST',
    headers,
    body,
  });
  const response = await app.fetch(request);
  // Each answer is an envelope, whatever its status.
  const envelope = (await response.json()) as { code: number; data: AnyJson };
  return { status: response.status, ...envelope };
}

it('the first step holds no connection, however many calls wait in it', async () => {
  let release = (): void => undefined;
  waitFor = new Promise((done) => (release = done));
  const waiting = Array.from({ length: 40 }, (_, number) => call(`name ${number}`));
  await expect.poll(() => steps.length).toBe(40);
  const pool = gateway.services.db.$client;
  expect(pool.totalCount - pool.idleCount).toBe(0);
  release();
  const answers = await Promise.all(waiting);
  expect(answers.every(({ code }) => code === 0)).toBe(true);
});

it('the second step gets what the first one made, and runs once for a request that is repeated', async () => {
  const requestId = randomUUID();
  const answers = [await call('twice', requestId), await call('twice', requestId)];
  expect(answers[1]).toMatchObject({ code: 0, data: answers[0]?.data });
  expect(answers[0]?.data).toMatchObject({ name: 'twice' });
  expect(steps.filter((step) => step === 'finish twice')).toHaveLength(1);
});

it('a refusal of the first step is the answer, and nothing is written', async () => {
  expect(await call('bad')).toMatchObject({ status: 200, code: 41501 });
  expect(steps).toEqual(['prepare bad']);
});
