import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { deliveryProviderOf, type MessageProvider } from './message-provider';
import { describeFault } from './fault';
import { defineJob } from './job';
import { writtenMessages, type Outbox, type OutboxPart } from './outbox';
import type { Services } from './services';
import { outboxMessages } from './tables';

const queues: Readonly<Record<OutboxPart, string>> = {
  people: 'outbox.deliver',
  webhooks: 'outbox.webhook',
};
const batchSize = 20;

/** After this many tries a message is dropped: a code that comes hours later is useless. */
const triesAtMost = 8;

/** The queues to which a job is sent each minute, for what a poke has missed. */
export const outboxQueues = Object.values(queues);

const deliveryJob = (part: OutboxPart) =>
  defineJob({
    name: queues[part],
    retryLimit: 0,
    run: async (_, services) => {
      const provider = deliveryProviderOf(services.config);
      while ((await deliverBatch(services, provider, part)) === batchSize);
    },
  });

/** Deliver what waits. */
export const outboxJobs = [deliveryJob('people'), deliveryJob('webhooks')];

/** Makes the outbox of one gateway. */
export function createOutbox(services: () => Services): Outbox {
  const parts = [carrierOf('people', services), carrierOf('webhooks', services)];
  return {
    poke() {
      for (const part of parts) part.poke();
    },
  };
}

/** Pokes that come while one is on its way are joined into one. */
function carrierOf(part: OutboxPart, services: () => Services): Outbox {
  const queue = queues[part];
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
      if (writtenMessages(part) === carried) return;
      carried = writtenMessages(part);
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
export async function deliverBatch(
  services: Services,
  provider: MessageProvider,
  part: OutboxPart = 'people',
): Promise<number> {
  const { config, db, clock, logger } = services;
  const isOfPart = (part === 'webhooks' ? eq : ne)(outboxMessages.channel, 'webhook');
  const now = clock.now();
  const claimed = await db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(outboxMessages)
      .where(
        and(
          sql`delivered_at IS NULL AND NOT failed`,
          lte(outboxMessages.nextAttemptAt, now),
          isOfPart,
        ),
      )
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
      .catch((error: unknown) => {
        const { channel, messageId, attempts } = message;
        logger.warn(
          { channel, messageId, attempt: attempts + 1, ...describeFault(error) },
          'message not delivered',
        );
        return false;
      });
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
