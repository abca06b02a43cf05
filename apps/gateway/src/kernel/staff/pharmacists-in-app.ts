import { and, arrayContains, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { staffAccounts, staffSessions } from '../desk/staff/tables';

/** A pharmacist who has done nothing for so long may be away. */
const presentMs = 10 * 60_000;

/** The pharmacists who use the staff app at `now`, by their ids. */
export async function pharmacistsInApp(db: Queryable, now: Date): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ staffId: staffAccounts.staffId })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staffSessions.staffId))
    .where(
      and(
        isNull(staffAccounts.closedAt),
        arrayContains(staffAccounts.roles, ['pharmacist']),
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.lastSeenAt, new Date(now.getTime() - presentMs)),
      ),
    );
  return rows.map(({ staffId }) => staffId);
}
