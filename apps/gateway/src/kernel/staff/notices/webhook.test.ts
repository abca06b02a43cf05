import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { webhooksOf } from '../../../testing/notice-fixture';
import { deliveryProviderOf } from '../../../platform/message-provider';
import { deliverBatch } from '../../../platform/outbox-worker';
import { readConfig } from '../../../platform/config';
import { outboxMessages } from '../../../platform/tables';
import { notifyStaff } from './notify-staff';

const secret = `whsec_${Buffer.from('a secret of the hospital, 32 bytes').toString('base64')}`;
const hour = 60 * 60_000;

interface Heard {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that answers as it is set to. */
const heard: Heard[] = [];
let status = 200;
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (body += part));
  request.on('end', () => {
    heard.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
});

let gateway: TestGateway;
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as AddressInfo;
  const { staffWebhook } = readConfig({
    XINGLIN_SANDBOX: '1',
    STAFF_WEBHOOK_URL: `http://127.0.0.1:${port}/staff`,
    STAFF_WEBHOOK_SECRET: secret,
  });
  gateway = await openTestGateway({ config: { sandbox: false, staffWebhook } });
});
afterAll(async () => {
  await gateway.dispose();
  await new Promise((done) => receiver.close(done));
});

const notify = (once: string) =>
  gateway.services.db.transaction((db) =>
    notifyStaff(
      { db, now: gateway.services.clock.now(), services: gateway.services },
      {
        kind: 'refundRequested',
        once,
        audience: { roles: ['service', 'cashier'] },
        orderKey: once,
        facts: {},
      },
    ),
  );

/** Delivers what is due some hours from now. */
const deliver = (hours = 0) => {
  const { services } = gateway;
  const now = () => new Date(Date.now() + hours * hour);
  return deliverBatch(
    { ...services, clock: { ...services.clock, now } },
    deliveryProviderOf(services.config),
    'webhooks',
  );
};

it('sends a signed notice that the library of Standard Webhooks verifies, once', async () => {
  status = 204;
  await notify('signed');
  expect(await webhooksOf(gateway, 'signed')).toHaveLength(1);
  expect([await deliver(), await deliver(5), heard.length]).toEqual([1, 0, 1]);
  const [{ headers, body, url }] = heard as [Heard];
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(url).toBe('/staff');
  expect(verified).toEqual({
    id: headers['webhook-id'],
    type: 'refundRequested',
    at: expect.any(String),
    orderKey: 'signed',
    doctorId: null,
    roles: ['service', 'cashier'],
  });
  const forged = { ...(headers as Record<string, string>), 'webhook-id': 'another' };
  expect(() => new Webhook(secret).verify(body, forged)).toThrow('No matching signature');
  expect(await webhooksOf(gateway, 'signed').catch(() => 'emptied')).toBe('emptied');
});

it.each([
  { name: 'an error', refused: 500, logged: 'webhook answered 500' },
  { name: 'a redirect, which it does not follow', refused: 307, logged: 'fetch failed' },
])('tries again after $name, with the same id', async ({ refused, logged }) => {
  const { db } = gateway.services;
  await db.delete(outboxMessages);
  heard.length = 0;
  status = refused;
  await notify(`again-${refused}`);
  expect(await deliver()).toBe(1);
  status = 200;
  expect(await deliver()).toBe(0);
  expect(await deliver(1)).toBe(1);
  expect(await deliver(5)).toBe(0);
  expect(heard.map(({ url }) => url)).toEqual(['/staff', '/staff']);
  const [first, second] = heard.map(({ headers }) => headers['webhook-id']);
  expect(first).toBe(second);
  const lines = gateway.log.filter((line) => line.includes('message not delivered'));
  expect(lines.at(-1)).toContain(logged);
  expect(gateway.log.join()).not.toContain(secret.slice(6));
});

it('delivers nothing of it together with text messages', async () => {
  status = 200;
  await notify('separate');
  const { services } = gateway;
  expect(await deliverBatch(services, deliveryProviderOf(services.config))).toBe(0);
  expect(await deliver()).toBe(1);
});

it.each([
  [
    'http elsewhere',
    { STAFF_WEBHOOK_URL: 'http://staff.example.org/', STAFF_WEBHOOK_SECRET: secret },
  ],
  [
    'a short secret',
    { STAFF_WEBHOOK_URL: 'https://staff.example.org/', STAFF_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' },
  ],
  [
    'a secret that is no Base64',
    { STAFF_WEBHOOK_URL: 'https://staff.example.org/', STAFF_WEBHOOK_SECRET: '-'.repeat(40) },
  ],
  ['an address without a secret', { STAFF_WEBHOOK_URL: 'https://staff.example.org/' }],
  ['a secret without an address', { STAFF_WEBHOOK_SECRET: secret }],
])('does not start with %s', (_, settings) => {
  expect(() => readConfig({ XINGLIN_SANDBOX: '1', ...settings })).toThrow('STAFF_WEBHOOK_');
});

it('sends none where no receiver is configured', async () => {
  const without = await openTestGateway({ config: { sandbox: false, staffWebhook: null } });
  const { db, clock } = without.services;
  await db.transaction((tx) =>
    notifyStaff(
      { db: tx, now: clock.now(), services: without.services },
      {
        kind: 'refundRequested',
        once: 'none',
        audience: { roles: ['service'] },
        orderKey: 'none',
        facts: {},
      },
    ),
  );
  expect(await webhooksOf(without, 'none')).toEqual([]);
  await without.dispose();
});
