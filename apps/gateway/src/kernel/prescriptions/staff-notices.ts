import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { announceWithCommit } from '../../platform/live/live';
import type { Services } from '../../platform/services';
import { notifyStaff } from '../staff/notices/notify-staff';
import type { NoticeReason } from '../staff/notices/reasons';
import { staffNotices } from '../staff/notices/tables';
import { staffTopic } from '../staff/topics';
import { prescriptions, type PrescriptionRow } from './tables';

interface Notifying {
  readonly db: Queryable;
  readonly now: Date;
  readonly services: Services;
}

/** Shows the pharmacists that their list of reviews has changed. */
export const announceReviews = (db: Queryable): Promise<void> =>
  announceWithCommit(db, [staffTopic('role:pharmacist', 'queue')]);

/** A review waits; once when it was signed, when its promise is nearly over, and when it is. */
export async function notifyOfReview(
  context: Notifying,
  { prescriptionId, reviewBefore }: Pick<PrescriptionRow, 'prescriptionId' | 'reviewBefore'>,
  when: 'signed' | 'soon' | 'overdue',
): Promise<void> {
  await notifyStaff(context, {
    kind: 'reviewWaits',
    once: `${prescriptionId}:${when}`,
    audience: { roles: ['pharmacist'] },
    orderKey: null,
    facts: { prescriptionId, before: reviewBefore.toISOString() },
  });
}

/** A pharmacist returned a prescription to its doctor. */
export async function notifyOfReturn(
  context: Notifying,
  { prescriptionId, doctorId, orderKey }: PrescriptionRow,
): Promise<void> {
  await notifyStaff(context, {
    kind: 'prescriptionReturned',
    once: prescriptionId,
    audience: { doctorIds: [doctorId] },
    orderKey,
    facts: { prescriptionId },
  });
}

/** Its doctor wants a claimed prescription back: the pharmacy has to answer. */
export async function notifyOfRecall(
  context: Notifying,
  { prescriptionId }: Pick<PrescriptionRow, 'prescriptionId'>,
): Promise<void> {
  await notifyStaff(context, {
    kind: 'prescriptionRecalled',
    once: prescriptionId,
    audience: { roles: ['pharmacist'] },
    orderKey: null,
    facts: { prescriptionId },
  });
}

const inState = (condition: ReturnType<typeof sql>) => sql`EXISTS (SELECT 1 FROM ${prescriptions}
  WHERE ${prescriptions.prescriptionId} = ${staffNotices.facts} ->> 'prescriptionId' AND ${condition})`;

/** The review still waits; the doctor has written no new version; the pharmacy has not let it go. */
export const prescriptionReasons: readonly NoticeReason[] = [
  { kinds: ['reviewWaits'], holds: () => inState(sql`${prescriptions.state} = 'inReview'`) },
  {
    kinds: ['prescriptionReturned'],
    holds: () => inState(sql`${prescriptions.state} = 'returned'`),
  },
  {
    kinds: ['prescriptionRecalled'],
    holds: () =>
      inState(
        sql`${prescriptions.state} = 'claimed' AND ${prescriptions.recallAskedAt} IS NOT NULL`,
      ),
  },
];
