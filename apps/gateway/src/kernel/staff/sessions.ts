// Owns: sessions of the staff app: their start, their use and their ends.
// Must not know: how one signs in, and what a session may do.
// Used by: everything below `/staff`.
import { and, eq, gt, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database';
import { newToken, sha256 } from '../../platform/identifiers';
import type { Services } from '../../platform/services';
import type { StaffActor } from '../desk/actor';
import { seenEveryMs, staffLives } from './rules';
import { staffAccounts, staffSessions } from '../desk/staff/tables';

/** Longer strings are no token of ours; they are not even hashed. */
const tokenLengthAtMost = 128;

type Surroundings = Pick<Services, 'db' | 'clock' | 'config'>;

/** Sessions that count at `now`: neither past their end nor idle, of an account that is neither closed nor locked. */
function isLiving(now: Date, idleMs: number): SQL | undefined {
  return and(
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.lastSeenAt, new Date(now.getTime() - idleMs)),
    isNull(staffAccounts.closedAt),
    or(isNull(staffAccounts.lockedUntil), lte(staffAccounts.lockedUntil, now)),
  );
}

async function livingSession({ db, clock, config }: Surroundings, token: string) {
  if (token === '' || token.length > tokenLengthAtMost) return null;
  const [row] = await db
    .select({
      staffId: staffAccounts.staffId,
      account: staffAccounts.account,
      name: staffAccounts.name,
      roles: staffAccounts.roles,
      doctorId: staffAccounts.doctorId,
      tokenId: staffSessions.tokenHash,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staffSessions.staffId))
    .where(
      and(eq(staffSessions.tokenHash, sha256(token)), isLiving(clock.now(), config.staffIdleMs)),
    );
  return row ?? null;
}

/**
 * The person behind a token, and notes that the session is used. Null for every string that is no token of a living
 * session. Roles are read from the account, so a change of them holds for the next call.
 */
export async function findStaff(services: Surroundings, token: string): Promise<StaffActor | null> {
  const found = await livingSession(services, token);
  if (found === null) return null;
  const { lastSeenAt, ...person } = found;
  const now = services.clock.now();
  if (now.getTime() - lastSeenAt.getTime() >= seenEveryMs)
    await noteUse(services.db, { ...person, now });
  return { kind: 'staff', ...person };
}

/** As {@link findStaff}, but it counts as no use: for streams that stay open while no one is there. */
export async function peekStaff(services: Surroundings, token: string): Promise<StaffActor | null> {
  const found = await livingSession(services, token);
  if (found === null) return null;
  const { lastSeenAt: _, ...person } = found;
  return { kind: 'staff', ...person };
}

async function noteUse(
  db: Database,
  { tokenId, staffId, now }: { tokenId: string; staffId: string; now: Date },
): Promise<void> {
  const before = new Date(now.getTime() - seenEveryMs);
  await db
    .update(staffSessions)
    .set({ lastSeenAt: now })
    .where(and(eq(staffSessions.tokenHash, tokenId), lte(staffSessions.lastSeenAt, before)));
  await db.update(staffAccounts).set({ lastSeenAt: now }).where(eq(staffAccounts.staffId, staffId));
}

/** Starts a session; the token is in this answer only, the database has its hash. */
export async function startStaffSession(
  db: Queryable,
  staffId: string,
  now: Date,
): Promise<{ readonly token: string; readonly tokenId: string }> {
  const token = newToken();
  const tokenId = sha256(token);
  await db.insert(staffSessions).values({
    tokenHash: tokenId,
    staffId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + staffLives.session),
  });
  await db.update(staffAccounts).set({ lastSeenAt: now }).where(eq(staffAccounts.staffId, staffId));
  return { token, tokenId };
}

/** Ends one session. */
export async function endSession(db: Queryable, tokenId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenId));
}

/**
 * Ends the sessions of a person.
 * @param except the `tokenId` of one that stays.
 * @returns how many ended.
 */
export async function endSessions(
  db: Queryable,
  staffId: string,
  except?: string,
): Promise<number> {
  const ended = await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        except === undefined ? undefined : ne(staffSessions.tokenHash, except),
      ),
    )
    .returning({ staffId: staffSessions.staffId });
  return ended.length;
}

/** Deletes sessions that are past their end or idle. */
export async function purgeStaffSessions(
  db: Queryable,
  now: Date,
  { config }: Pick<Services, 'config'>,
): Promise<void> {
  const idleSince = new Date(now.getTime() - config.staffIdleMs);
  await db
    .delete(staffSessions)
    .where(or(lt(staffSessions.expiresAt, now), lt(staffSessions.lastSeenAt, idleSince)));
}
