import type { StaffRole } from '@xinglin/contract';
import { and, arrayContains, eq, gt, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { staffAccounts, staffSessions } from '../desk/staff/tables';

/** A doctor who has done nothing for so long may be away. */
const presentMs = 10 * 60_000;

/** Whether a session is in use at `now`. */
const isPresent = (now: Date) =>
  and(
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.lastSeenAt, new Date(now.getTime() - presentMs)),
  );

/** Whether anyone with a role uses the staff app at `now`. */
export async function isInApp(db: Queryable, now: Date, role: StaffRole): Promise<boolean> {
  const found = await db
    .select({ staffId: staffAccounts.staffId })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staffSessions.staffId))
    .where(and(arrayContains(staffAccounts.roles, [role]), isPresent(now)))
    .limit(1);
  return found.length > 0;
}

/** The doctors who use the staff app at `now`. */
export async function doctorsInApp(db: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ doctorId: staffAccounts.doctorId })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staffSessions.staffId))
    .where(and(isNotNull(staffAccounts.doctorId), isPresent(now)));
  return rows.flatMap(({ doctorId }) => doctorId ?? []);
}
