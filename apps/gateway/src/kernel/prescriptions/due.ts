import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { expirePrescription } from './move';
import { notifyOfReview } from './staff-notices';
import { prescriptions } from './tables';

/** Prescriptions that are settled in one go. */
const batchSize = 200;

/** Settles one that is due, under its lock: another gateway may have been faster. */
async function settle(
  db: Database,
  prescriptionId: string,
  { now, services }: { readonly now: Date; readonly services: Services },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(prescriptions)
      .where(and(eq(prescriptions.prescriptionId, prescriptionId), lte(prescriptions.dueAt, now)))
      .for('update');
    if (row === undefined) return;
    if (row.state === 'approved') {
      await expirePrescription({ db: tx, now }, prescriptionId);
      return;
    }
    // It stays in review; its line says that it is overdue, and the pharmacists are notified.
    const isOverdue = row.reviewBefore <= now;
    if (row.state === 'inReview')
      await notifyOfReview({ db: tx, now, services }, row, isOverdue ? 'overdue' : 'soon');
    await tx
      .update(prescriptions)
      .set({ dueAt: row.state === 'inReview' && !isOverdue ? row.reviewBefore : null })
      .where(eq(prescriptions.prescriptionId, prescriptionId));
  });
}

/** Ends prescriptions that no order claimed in time, and reminds of reviews that wait. */
export const prescriptionsDeadline: Deadline = {
  name: 'prescriptions.due',
  async sweep(db, now, services) {
    const due = await db
      .select({ prescriptionId: prescriptions.prescriptionId })
      .from(prescriptions)
      .where(lte(prescriptions.dueAt, now))
      .orderBy(asc(prescriptions.dueAt), asc(prescriptions.prescriptionId))
      .limit(batchSize);
    const log = { logger: services.logger, words: 'prescription not settled at its deadline' };
    const failed = await oneByOne(due, log, ({ prescriptionId }) =>
      settle(db, prescriptionId, { now, services }),
    );
    if (due.length === batchSize && failed === 0) return now;
    const [next] = await db
      .select({ at: prescriptions.dueAt })
      .from(prescriptions)
      .where(gt(prescriptions.dueAt, now))
      .orderBy(asc(prescriptions.dueAt))
      .limit(1);
    return next?.at ?? null;
  },
};
