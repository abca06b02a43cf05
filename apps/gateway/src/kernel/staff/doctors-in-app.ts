import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { staffAccounts, staffSessions } from '../desk/staff/tables';

/** A doctor who has done nothing for so long may be away. */
const presentMs = 10 * 60_000;

/** The doctors who use the staff app at `now`. */
export async function doctorsInApp(db: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ doctorId: staffAccounts.doctorId })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staffSessions.staffId))
    .where(
      and(
        isNotNull(staffAccounts.doctorId),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.lastSeenAt, new Date(now.getTime() - presentMs)),
      ),
    );
  return rows.flatMap(({ doctorId }) => doctorId ?? []);
}
