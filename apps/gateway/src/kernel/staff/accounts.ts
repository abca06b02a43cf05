// Owns: accounts of the staff: adding, changing and closing them, and what a list shows of them.
// Must not know: who may do so.
// Used by: the desk's actions, `npm run staff:add`.
import type { DeskResponse, StaffRole } from '@xinglin/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import { sqlStateOf, type Queryable, type Transaction } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { doctorNames } from '../places/doctor-names';
import { doctors } from '../places/tables';
import type { StaffRow } from './guesses';
import { issueInvitation, type IssuedInvitation } from './invitations';
import { staffListed } from './rules';
import { endSessions } from './sessions';
import { staffAccounts, staffInvitations, staffTickets } from '../desk/staff/tables';

/** What an account is made of. */
export interface NewStaff {
  readonly account: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly doctorId?: string | undefined;
}

const uniqueViolation = '23505';

/**
 * The doctor of an account. Refuses with `staffDoctorWrong` where the role and the doctor do not belong together, and with
 * `forbidden` where the directory has no such doctor.
 */
async function doctorFor(
  db: Queryable,
  { roles, doctorId }: Pick<NewStaff, 'roles' | 'doctorId'>,
): Promise<string | null> {
  if (roles.includes('doctor') !== (doctorId !== undefined)) refuse('staffDoctorWrong');
  if (doctorId === undefined) return null;
  const [found] = await db.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, doctorId));
  return found?.id ?? refuse('forbidden');
}

/** Adds an account with its invitation. Refuses with `staffAccountTaken`, `staffDoctorWrong`, `forbidden`. */
export async function addStaff(
  tx: Transaction,
  { account, name, roles, doctorId }: NewStaff,
  now: Date,
): Promise<IssuedInvitation> {
  const staffId = newId();
  const doctor = await doctorFor(tx, { roles, doctorId });
  try {
    await tx.transaction((savepoint) =>
      savepoint.insert(staffAccounts).values({
        staffId,
        account,
        name,
        roles: [...new Set(roles)],
        doctorId: doctor,
        createdAt: now,
      }),
    );
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) refuse('staffAccountTaken');
    throw error;
  }
  return issueInvitation(tx, staffId, now);
}

/** An account that is not closed, locked against other changes. Refuses with `forbidden`. */
export async function openAccount(tx: Transaction, staffId: string): Promise<StaffRow> {
  const [row] = await tx
    .select()
    .from(staffAccounts)
    .where(and(eq(staffAccounts.staffId, staffId), isNull(staffAccounts.closedAt)))
    .for('update');
  return row ?? refuse('forbidden');
}

/**
 * Refuses with `staffLastAdministrator` where no administrator who can sign in would be left without this one. All of
 * them are locked, so that two who take each other's role do so one after the other.
 */
export async function requireOtherAdministrator(tx: Transaction, staffId: string): Promise<void> {
  const active = await tx
    .select({ staffId: staffAccounts.staffId })
    .from(staffAccounts)
    .where(
      and(
        sql`'administrator' = ANY(${staffAccounts.roles})`,
        isNull(staffAccounts.closedAt),
        isNotNull(staffAccounts.passwordHash),
      ),
    )
    .orderBy(staffAccounts.staffId)
    .for('update');
  const isOne = active.some((row) => row.staffId === staffId);
  if (isOne && active.length === 1) refuse('staffLastAdministrator');
}

/** Gives an account other roles; they hold for the next call of its sessions. Refuses as adding does. */
export async function changeRoles(
  tx: Transaction,
  { staffId, roles, doctorId }: Pick<NewStaff, 'roles' | 'doctorId'> & { readonly staffId: string },
): Promise<void> {
  if (!roles.includes('administrator')) await requireOtherAdministrator(tx, staffId);
  await openAccount(tx, staffId);
  const values = { roles: [...new Set(roles)], doctorId: await doctorFor(tx, { roles, doctorId }) };
  await tx.update(staffAccounts).set(values).where(eq(staffAccounts.staffId, staffId));
}

/**
 * Invites again: password, second factor and recovery codes are void at once, sessions and a lock end. Refuses with
 * `staffLastAdministrator` where no one else could invite the next.
 */
export async function inviteAgain(
  tx: Transaction,
  staffId: string,
  now: Date,
): Promise<IssuedInvitation> {
  await requireOtherAdministrator(tx, staffId);
  await openAccount(tx, staffId);
  await voidCredentials(tx, staffId);
  return issueInvitation(tx, staffId, now);
}

/** Closes an account for good; its row stays, as the ledger refers to it. */
export async function closeAccount(tx: Transaction, staffId: string, now: Date): Promise<void> {
  await requireOtherAdministrator(tx, staffId);
  await openAccount(tx, staffId);
  await voidCredentials(tx, staffId);
  await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId));
  await tx
    .update(staffAccounts)
    .set({ closedAt: now, mobile: null, isOnDuty: false })
    .where(eq(staffAccounts.staffId, staffId));
}

async function voidCredentials(tx: Transaction, staffId: string): Promise<void> {
  await tx
    .update(staffAccounts)
    .set({
      passwordHash: null,
      totpSecret: null,
      totpStep: null,
      recoveryHashes: [],
      lockedUntil: null,
    })
    .where(eq(staffAccounts.staffId, staffId));
  await tx.delete(staffTickets).where(eq(staffTickets.staffId, staffId));
  await endSessions(tx, staffId);
}

/** An account as those who look after the staff see it. */
type Member = DeskResponse<'close-staff'>;

const stateOf = ({ closedAt, lockedUntil, passwordHash }: StaffRow, now: Date): Member['state'] => {
  if (closedAt !== null) return 'closed';
  if (lockedUntil !== null && lockedUntil > now) return 'locked';
  return passwordHash === null ? 'invited' : 'active';
};

/** Accounts as those who look after them see them: open ones first, by their names. */
export async function listMembers(
  db: Queryable,
  { now, locale, staffId }: { now: Date; locale: Locale; staffId?: string },
): Promise<Member[]> {
  const rows = await db
    .select()
    .from(staffAccounts)
    .where(staffId === undefined ? undefined : eq(staffAccounts.staffId, staffId))
    .orderBy(sql`${staffAccounts.closedAt} IS NOT NULL`, asc(staffAccounts.account))
    .limit(staffListed);
  const doctorIds = rows.flatMap(({ doctorId }) => doctorId ?? []);
  const nameOf = await doctorNames(db, doctorIds, locale);
  return rows.map((row) => ({
    staffId: row.staffId,
    account: row.account,
    name: row.name,
    roles: row.roles,
    doctorId: row.doctorId,
    doctorName: row.doctorId === null ? null : nameOf(row.doctorId),
    state: stateOf(row, now),
    isOnDuty: row.isOnDuty,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}
