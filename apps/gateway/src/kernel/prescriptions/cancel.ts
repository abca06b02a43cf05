import { eq } from 'drizzle-orm';
import { refuse } from '../../platform/refusal';
import { sayCancelled } from './in-conversation';
import { movePrescription } from './move';
import { notifyOfCancellation } from './owner-messages';
import { lockPrescription } from './prescribing';
import { announceReviews, notifyOfRecall } from './staff-notices';
import { prescriptions } from './tables';
import type { Signing } from './write';

/**
 * Ends a prescription by its doctor. One that an order has claimed is requested back from its pharmacy: it is cancelled
 * when that order ends before anything was handed out. Repeated, it comes to the same. Refuses what has ended, or is
 * handed out in part, with `prescriptionNotValid`.
 * @returns whether it is cancelled.
 */
export async function cancelPrescription(
  context: Signing,
  prescriptionId: string,
  reason: string,
): Promise<boolean> {
  const { db, now } = context;
  const row = await lockPrescription(context, prescriptionId);
  const { state, recallAskedAt, orderKey } = row;
  if (state === 'cancelled') return true;
  if (state === 'claimed') {
    if (recallAskedAt !== null) return false;
    const asked = { recallAskedAt: now, endReason: reason };
    await db
      .update(prescriptions)
      .set(asked)
      .where(eq(prescriptions.prescriptionId, prescriptionId));
    await notifyOfRecall(context, row);
    return false;
  }
  const cancelled = await movePrescription(context, prescriptionId, 'cancel', {
    endReason: reason,
  });
  if (cancelled === null) return refuse('prescriptionNotValid', { data: { state } });
  await announceReviews(db);
  await notifyOfCancellation(context, cancelled);
  if (orderKey !== null) await sayCancelled(context, orderKey, { prescriptionId, reason });
  return true;
}
