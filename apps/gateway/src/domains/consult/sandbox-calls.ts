import { consultKindNames } from '@xinglin/contract';
import { consultTerms } from '@xinglin/rules';
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { runTasks, type Task } from '../../platform/after-commit';
import { inTransaction } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { keepRecording } from './recordings';
import { consultOrders, consultRecordings } from './tables';

/** Kinds whose doctor calls. */
const phoneKinds = consultKindNames.filter((kind) => consultTerms(kind).medium === 'phone');

/** How long after its end a consult is looked at: what ended before the sandbox knew of recordings has none. */
const lookedBackMs = 24 * 60 * 60 * 1000;

const sampleRate = 8000;
const seconds = 3;

/** A short sound in place of a call: two tones that take turns, as WAV of 8 bits. */
export function callSound(): Buffer {
  const samples = Buffer.alloc(sampleRate * seconds);
  for (let place = 0; place < samples.length; place += 1) {
    const time = place / sampleRate;
    const hertz = Math.floor(time * 2) % 2 === 0 ? 440 : 523.25;
    samples[place] = Math.round(128 + 40 * Math.sin(2 * Math.PI * hertz * time));
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  // PCM, one channel.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** In the sandbox, where no provider makes calls: a recording of each consult by phone that has ended. */
export const sandboxCallsDeadline: Deadline = {
  name: 'consult.sandboxCalls',
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const ended = await db
      .select({ orderNo: orders.orderNo, answeredAt: consultOrders.answeredAt })
      .from(orders)
      .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
      .leftJoin(consultRecordings, eq(consultRecordings.orderNo, orders.orderNo))
      .where(
        and(
          eq(orders.kind, 'consult'),
          eq(orders.state, 'finished'),
          gt(orders.movedAt, new Date(now.getTime() - lookedBackMs)),
          inArray(consultOrders.consultKind, phoneKinds),
          isNotNull(consultOrders.answeredAt),
          isNull(consultRecordings.recordingId),
        ),
      );
    const log = { logger: services.logger, words: 'no recording of a call in the sandbox' };
    await oneByOne(ended, log, async ({ orderNo, answeredAt }) => {
      const tasks: Task[] = [];
      await inTransaction(db, async (tx) => {
        tasks.length = 0;
        const afterCommit = (task: Task) => void tasks.push(task);
        await keepRecording(
          { db: tx, now, services, afterCommit },
          {
            orderKey: orderNo,
            callId: 'sandbox',
            startedAt: answeredAt ?? now,
            bytes: callSound(),
          },
        );
      });
      await runTasks(tasks, services.logger);
    });
    return null;
  },
};
