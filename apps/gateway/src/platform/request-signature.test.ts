import { createHash, createHmac, randomUUID } from 'node:crypto';
import { defineCalls } from '@xinglin/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';
import { mount } from './mount';
import { purgeSignedMessages } from './request-signature';
import type { Services } from './services';
import { signedMessages } from './tables';

const path = '/patient/add';
const key = 'a key of the regional channel';
const minute = 60_000;

// The path decides what is signed; the handler only has to tell that it was reached.
const calls = defineCalls({
  addAnybody: {
    path,
    access: 'open',
    kind: 'mutation',
    request: z.object({ name: z.string() }),
    response: z.object({ name: z.string() }),
  },
});

let gateway: TestGateway;
let app: Hono;
beforeAll(async () => {
  gateway = await openTestGateway({
    config: { signatureKeys: { region: key, 'former=': 'x' }, signedAppIds: ['app-region'] },
  });
  app = appOn(gateway.services);
});
afterAll(() => gateway.dispose());

function appOn(services: Services): Hono {
  const made = new Hono();
  mount(made, calls, { addAnybody: async ({ name }) => ({ name }) }, services);
  return made;
}

interface Signing {
  readonly body?: string;
  readonly keyId?: string;
  readonly key?: string;
  readonly path?: string;
  readonly at?: number;
  readonly messageId?: string;
}

function sign({ body = '{"name":"沈知秋"}', at, ...options }: Signing = {}): Record<
  string,
  string
> {
  const keyId = options.keyId ?? 'region';
  const timestamp = String(at ?? gateway.services.clock.now().getTime());
  const messageId = options.messageId ?? randomUUID();
  const contentHash = createHash('sha256').update(body).digest('hex');
  const lines = [
    'XINGLIN-HMAC-SHA256',
    'POST',
    options.path ?? path,
    keyId,
    timestamp,
    messageId,
    contentHash,
  ];
  const signature = createHmac('sha256', options.key ?? key)
    .update(lines.join('\n'))
    .digest('hex');
  return {
    keyid: keyId,
    timestamp,
    messageid: messageId,
    contenthash: contentHash,
    sign: signature,
  };
}

async function send(headers: Record<string, string>, body = '{"name":"沈知秋"}', on = app) {
  const response = await on.fetch(
    new Request(`http://gateway.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', appid: 'app-region', ...headers },
      body,
    }),
  );
  // Each answer is an envelope, whatever its status.
  return {
    status: response.status,
    ...((await response.json()) as { code: number; data: { now: string } }),
  };
}

describe('a signature', () => {
  it('lets the call pass', async () => {
    expect(await send(sign())).toMatchObject({ status: 200, code: 0, data: { name: '沈知秋' } });
  });

  it.each<[string, () => Promise<{ status: number; code: number }>]>([
    ['no signature', () => send({})],
    ['another body', () => send(sign(), '{"name":"王芳"}')],
    ['a body of the same meaning', () => send(sign(), '{ "name": "沈知秋" }')],
    ['another path', () => send(sign({ path: '/patient/update' }))],
    ['another key', () => send(sign({ key: 'some other key' }))],
    ['an unknown key id', () => send(sign({ keyId: 'nobody' }))],
    ['a key id every object has', () => send(sign({ keyId: 'constructor' }))],
    ['another timestamp', () => send({ ...sign(), timestamp: String(Date.now() + 1) })],
    ['another message id', () => send({ ...sign(), messageid: randomUUID() })],
    ['another content hash', () => send({ ...sign(), contenthash: 'a'.repeat(64) })],
    ['a message id of no shape', () => send(sign({ messageId: 'x' }))],
    ['a timestamp that is none', () => send({ ...sign(), timestamp: '1e12' })],
    ['half a signature', () => send({ sign: sign()['sign'] ?? '' })],
    ['upper case', () => send({ ...sign(), sign: (sign()['sign'] ?? '').toUpperCase() })],
    [
      'a wrong one of an app that need not sign',
      () => send({ ...sign({ key: 'wrong' }), appid: 'app-other' }),
    ],
  ])('refuses %s', async (_, attempt) => {
    expect(await attempt()).toMatchObject({ status: 400, code: 40002 });
  });

  it('is not asked of other apps', async () => {
    expect(await send({ appid: 'app-other' })).toMatchObject({ status: 200, code: 0 });
  });
});

describe('a message', () => {
  it('is taken once, at whichever gateway, also after a restart', async () => {
    const headers = sign();
    const other = await gateway.another();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => send(headers)),
      ...Array.from({ length: 5 }, () => send(headers, undefined, appOn(other.services))),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ status, code }) => status === 400 && code === 40004)).toHaveLength(9);
    await other.dispose();
  });

  it('stays taken when its call was refused', async () => {
    const body = '{"name":7}';
    const headers = sign({ body });
    expect((await send(headers, body)).status).toBe(422);
    expect((await send(headers, body)).code).toBe(40004);
  });

  it('may repeat a mutation under its requestid when it is signed anew', async () => {
    const requestid = randomUUID();
    const first = await send({ ...sign(), requestid, deviceid: 'd' });
    expect(await send({ ...sign(), requestid, deviceid: 'd' })).toEqual(first);
  });

  it('is taken within five minutes to either side, and told the time otherwise', async () => {
    const now = () => gateway.services.clock.now().getTime();
    expect((await send(sign({ at: now() - 5 * minute + 30_000 }))).code).toBe(0);
    expect((await send(sign({ at: now() + 5 * minute - 30_000 }))).code).toBe(0);
    const late = await send(sign({ at: now() - 5 * minute - 30_000 }));
    expect(late).toMatchObject({ status: 400, code: 40003 });
    expect(Math.abs(new Date(late.data.now).getTime() - now())).toBeLessThan(minute);
    expect((await send(sign({ at: now() + 5 * minute + 30_000 }))).code).toBe(40003);
  });

  it('is forgotten only when its timestamp keeps it out', async () => {
    const at = gateway.services.clock.now().getTime() + 4 * minute;
    const headers = sign({ at });
    await send(headers);
    await gateway.advance(8 * minute);
    await purgeSignedMessages(gateway.services.db, gateway.services.clock.now());
    expect((await send(headers)).code).toBe(40004);
    await gateway.advance(2 * minute);
    await purgeSignedMessages(gateway.services.db, gateway.services.clock.now());
    expect(await gateway.services.db.select().from(signedMessages)).toEqual([]);
    expect((await send(headers)).code).toBe(40003);
  });
});
