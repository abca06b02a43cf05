import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';
import type { Deadline } from './deadline';
import { defineDomain } from './domain';
import { defineJob } from './job';
import { httpProvider, type MessageProvider } from './message-provider';
import { deliverBatch } from './outbox-worker';
import { writeToOutbox } from './outbox';
import { outboxMessages } from './tables';

let gateway: TestGateway;
afterEach(() => gateway.dispose());

describe('jobs', () => {
  it('exist with their transaction only, run once over two gateways, and again after a failure', async () => {
    const runs: string[] = [];
    const job = defineJob<{ name: string }>({
      name: 'test.job',
      retryDelaySeconds: 1,
      run: async ({ name }) => {
        runs.push(name);
        if (name === 'fails once' && runs.filter((run) => run === name).length === 1)
          throw new Error('not yet');
      },
    });
    const domains = [defineDomain({ name: 'test', jobs: [job] })];
    gateway = await openTestGateway({ work: true, domains });
    const other = await gateway.another();
    const { db, jobs } = gateway.services;
    await db.transaction((tx) => jobs.send('test.job', { name: 'committed' }, { db: tx }));
    await expect(
      db.transaction(async (tx) => {
        await jobs.send('test.job', { name: 'rolled back' }, { db: tx });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await jobs.send('test.job', { name: 'fails once' });
    await expect.poll(() => runs.length).toBe(3);
    expect(runs.toSorted()).toEqual(['committed', 'fails once', 'fails once']);
    await other.dispose();
  });
});

describe('deadlines', () => {
  it('come by themselves at their moment', async () => {
    const swept: Date[] = [];
    let due: Date | null = null;
    const deadline: Deadline = {
      name: 'test.moment',
      sweep: async (_, now) => {
        if (due !== null && due <= now) {
          swept.push(now);
          due = null;
        }
        return due;
      },
    };
    const domains = [defineDomain({ name: 'test', deadlines: [deadline] })];
    gateway = await openTestGateway({ work: true, domains });
    const moment = new Date(gateway.services.clock.now().getTime() + 1500);
    due = moment;
    gateway.services.deadlines.schedule('test.moment', moment);
    await expect.poll(() => swept.length).toBe(1);
    expect(swept[0]?.getTime()).toBeGreaterThanOrEqual(moment.getTime());
  });
});

describe('outbox', () => {
  const waiting = async () =>
    (await gateway.services.db.select().from(outboxMessages)).filter(
      (row) => row.deliveredAt === null,
    );

  it('delivers after the call that wrote the message', async () => {
    gateway = await openTestGateway({ work: true });
    const mobile = gateway.newMobile();
    await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
    await expect.poll(async () => (await waiting()).length).toBe(0);
  });

  it('hands each message over once though two gateways deliver, tries again later, and gives up in the end', async () => {
    gateway = await openTestGateway();
    const { db, clock } = gateway.services;
    for (let count = 0; count < 30; count += 1) {
      await writeToOutbox(db, { channel: 'sms', to: '13700000001', text: `${count}` }, clock.now());
    }
    const delivered: string[] = [];
    const provider: MessageProvider = { deliver: async ({ text }) => void delivered.push(text) };
    await Promise.all([1, 2, 3].map(() => deliverBatch(gateway.services, provider)));
    expect(new Set(delivered).size).toBe(30);
    expect(delivered).toHaveLength(30);

    await writeToOutbox(db, { channel: 'sms', to: '13700000002', text: 'never' }, clock.now());
    let tries = 0;
    const broken: MessageProvider = {
      deliver: async () => Promise.reject(new Error(`${(tries += 1)}`)),
    };
    await deliverBatch(gateway.services, broken);
    expect(await deliverBatch(gateway.services, broken)).toBe(0);
    for (let round = 0; round < 12; round += 1) {
      await gateway.advance(3_600_000);
      await deliverBatch(gateway.services, broken);
    }
    expect(tries).toBe(8);
    const [row] = await db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, '13700000002'));
    expect(row).toMatchObject({ failed: true, deliveredAt: null });

    await gateway.advance(8 * 24 * 3_600_000);
    expect(await db.$count(outboxMessages)).toBe(0);
  });

  it('speaks to an SMS service over HTTP with a key against repetition, and counts only a 2xx', async () => {
    gateway = await openTestGateway();
    const seen: { headers: IncomingMessage['headers']; body: string }[] = [];
    const service = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        seen.push({ headers: request.headers, body });
        response.writeHead(seen.length === 1 ? 202 : 500).end();
      });
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    // A listening TCP server has a port.
    const { port } = service.address() as AddressInfo;
    const provider = httpProvider({ url: `http://127.0.0.1:${port}/send`, token: 'secret' });
    const sent = { messageId: 'm1', to: '13700000003', text: '您好' };
    const message = { ...sent, channel: 'sms' as const };
    await provider.deliver(message);
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'idempotency-key': 'm1',
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(sent);
    await expect(provider.deliver(message)).rejects.toThrow('500');
    await new Promise((done) => service.close(done));
  });
});
