import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { selectRequests, shownRequest } from './shown';
import { accurateReserveRequests } from './tables';

/** A patient for whom a request is open is not deleted. */
export async function hasOpenRequest(db: Queryable, patientId: string): Promise<boolean> {
  const open = await db.$count(
    accurateReserveRequests,
    and(
      eq(accurateReserveRequests.patientId, patientId),
      inArray(accurateReserveRequests.state, ['auditing', 'changesWanted']),
    ),
  );
  return open > 0;
}

/** Everything that an account asked experts for, for its owner to take along. */
export async function exportedRequests(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await selectRequests(db, eq(accurateReserveRequests.ownerId, ownerId));
  return rows.map((row) => {
    const { requestId, state, doctorName, hospitalName, entryName, patientName, symptoms, days } =
      shownRequest(row, locale);
    const { createdAt, orderNo, pictures } = row.request;
    return {
      requestId,
      state,
      doctorName,
      hospitalName,
      about: entryName,
      patientName,
      symptoms,
      days,
      fileIds: pictures,
      orderNo,
      createdAt,
    };
  });
}

/** Forgets what an account asked for; its pictures go with its files. */
export async function eraseRequests(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(accurateReserveRequests).where(eq(accurateReserveRequests.ownerId, ownerId));
}

/** Forgets what was asked for a patient who was deleted; none of it is open then. */
export async function eraseRequestsFor(db: Queryable, patientId: string): Promise<void> {
  await db.delete(accurateReserveRequests).where(eq(accurateReserveRequests.patientId, patientId));
}
