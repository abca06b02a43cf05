import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';
import type { MessageProvider } from './message-provider';
import { writeToOutbox } from './outbox';
import { deliverBatch } from './outbox-worker';
import { outboxMessages } from './tables';

const minute = 60_000;
const message = {
  channel: 'sms',
  to: '13900000000',
  text: '验证码 135790',
  code: '135790',
} as const;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { sandbox: false } });
});
afterAll(() => gateway.dispose());

const rows = () => gateway.services.db.select().from(outboxMessages);

it('keeps nothing of a message once it is delivered or cancelled', async () => {
  const { services } = gateway;
  const sent: string[] = [];
  let isReached = true;
  const provider: MessageProvider = {
    async deliver({ text }) {
      if (!isReached) throw new Error('no answer');
      sent.push(text);
    },
  };
  await writeToOutbox(services.db, message, services.clock);
  await deliverBatch(services, provider);
  expect(sent).toEqual([message.text]);
  expect(await rows()).toMatchObject([{ recipient: message.to, body: '', code: null }]);

  isReached = false;
  await writeToOutbox(services.db, message, services.clock);
  for (let tries = 0; tries < 8; tries += 1) {
    // What waits has to be there for the next try.
    expect((await rows()).some(({ body }) => body === message.text)).toBe(true);
    const later = { now: () => new Date(Date.now() + tries * 60 * minute) };
    await deliverBatch({ ...services, clock: { ...services.clock, ...later } }, provider);
  }
  const left = await rows();
  expect(left.map(({ failed }) => failed)).toEqual([false, true]);
  expect(JSON.stringify(left)).not.toContain(message.code);
});
