import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { deliveryProviderOf, type MessageProvider } from './message-provider';
import { defineJob } from './job';
import { writtenMessages, type Outbox } from './outbox';
import type { Services } from './services';
import { outboxMessages } from './tables';

const queue = 'outbox.deliver';
const batchSize = 20;

/** After this many tries a message is dropped: a code that comes hours later is useless. */
const triesAtMost = 8;

/** The queue on which the net of each minute is cast. */
export const outboxQueue = queue;

/** Delivers what waits. */
export const outboxJob = defineJob({
  name: queue,
  retryLimit: 0,
  run: async (_, services) => {
    const provider = deliveryProviderOf(services.config);
    while ((await deliverBatch(services, provider)) === batchSize);
  },
});

/** Makes the outbox of one gateway. Pokes that come while one is on its way are joined into one. */
export function createOutbox(services: () => Services): Outbox {
  let sending = false;
  let again = false;
  let carried = 0;
  async function send(): Promise<void> {
    sending = true;
    try {
      do {
        again = false;
        await services().jobs.send(queue, {}, { singletonKey: queue });
      } while (again);
    } catch {
      // The net of each minute delivers what this poke missed.
    } finally {
      sending = false;
    }
  }
  return {
    poke() {
      if (writtenMessages() === carried) return;
      carried = writtenMessages();
      if (sending) again = true;
      else void send();
    },
  };
}

/**
 * Delivers the oldest waiting messages and returns how many there were. Each is claimed by moving
 * its next try before it is handed over, so that two gateways never send it at the same time; a
 * gateway that dies in between lets it be sent again later.
 */
export async function deliverBatch(services: Services, provider: MessageProvider): Promise<number> {
  const { config, db, clock } = services;
  const now = clock.now();
  const claimed = await db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(outboxMessages)
      .where(and(sql`delivered_at IS NULL AND NOT failed`, lte(outboxMessages.nextAttemptAt, now)))
      .orderBy(asc(outboxMessages.nextAttemptAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const message of waiting) {
      const delayMs = Math.min(2 ** message.attempts, 300) * 10_000;
      await tx
        .update(outboxMessages)
        .set({ attempts: message.attempts + 1, nextAttemptAt: new Date(now.getTime() + delayMs) })
        .where(eq(outboxMessages.messageId, message.messageId));
    }
    return waiting;
  });
  for (const message of claimed) {
    const delivered = await provider
      .deliver({
        messageId: message.messageId,
        channel: message.channel,
        to: message.recipient,
        text: message.body,
      })
      .then(() => true)
      .catch(() => false);
    const row = eq(outboxMessages.messageId, message.messageId);
    // What was in it, a code mostly, is of no use any more; the sandbox shows what it sent.
    const told = config.sandbox ? {} : { body: '', code: null };
    if (delivered)
      await db
        .update(outboxMessages)
        .set({ deliveredAt: clock.now(), ...told })
        .where(row);
    else if (message.attempts + 1 >= triesAtMost)
      await db
        .update(outboxMessages)
        .set({ failed: true, ...told })
        .where(row);
  }
  return claimed.length;
}
