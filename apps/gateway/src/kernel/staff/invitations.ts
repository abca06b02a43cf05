// Owns: invitations: how they are made, opened and accepted.
// Must not know: who may invite whom.
// Used by: the care of accounts, `npm run staff:add`, the calls of the session.
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { inTransaction } from '../../platform/database';
import { newToken, sha256 } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { passwordLane } from '../people/accounts/passwords';
import type { StaffHandlers } from './calls';
import { writeOwnAct } from './guesses';
import { textOf } from './locales';
import { hashStaffPassword, requireGoodPassword } from './passwords';
import { staffLives } from './rules';
import { enrolmentOf, newRecoveryCodes, newTotpSecret, stepOfCode } from './second-factor';
import { endSessions } from './sessions';
import { signInAs } from './sign-in';
import { staffAccounts, staffInvitations, staffTickets } from '../desk/staff/tables';

/** An invitation as it is handed over; the database has only the hash of its token. */
export interface IssuedInvitation {
  readonly staffId: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes the invitation of an account; a former one ends. */
export async function issueInvitation(
  db: Queryable,
  staffId: string,
  now: Date,
): Promise<IssuedInvitation> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + staffLives.invitation);
  const values = { tokenHash: sha256(token), totpSecret: newTotpSecret(), expiresAt };
  await db
    .insert(staffInvitations)
    .values({ staffId, ...values })
    .onConflictDoUpdate({ target: staffInvitations.staffId, set: values });
  return { staffId, token, expiresAt };
}

/** Deletes invitations whose time is over. */
export function purgeStaffInvitations(db: Queryable, now: Date): Promise<unknown> {
  return db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, now));
}

/** The living invitation of a token with its account. Refuses with `staffInvitationEnded`. */
async function invitationOf(db: Queryable, token: string, now: Date) {
  const [found] = await db
    .select({ invitation: staffInvitations, row: staffAccounts })
    .from(staffInvitations)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staffInvitations.staffId))
    .where(
      and(
        eq(staffInvitations.tokenHash, sha256(token)),
        gt(staffInvitations.expiresAt, now),
        isNull(staffAccounts.closedAt),
      ),
    )
    .for('update');
  return found ?? refuse('staffInvitationEnded');
}

export const invitationHandlers: StaffHandlers<'open-invitation' | 'accept-invitation'> = {
  async 'open-invitation'({ token }, { services, now, locale }) {
    const { invitation, row } = await invitationOf(services.db, token, now);
    const { totpSecret: secret, expiresAt } = invitation;
    const { account, name, roles } = row;
    const enrolment = enrolmentOf(secret, account, textOf(locale, 'issuer'));
    return {
      data: { account, name, roles, expiresAt: expiresAt.toISOString(), secret, ...enrolment },
    };
  },

  async 'accept-invitation'({ token, password, code }, context) {
    const { services, now, locale } = context;
    const before = await invitationOf(services.db, token, now);
    await requireGoodPassword(password, before.row, { field: 'password', locale });
    const secretOf = ({ invitation }: typeof before) => invitation.totpSecret;
    if (stepOfCode(secretOf(before), code, { now, lastStep: null }) === null)
      refuse('staffCodeWrong');
    const passwordHash = await hashStaffPassword(services.use(passwordLane), password);
    const { codes, hashes } = newRecoveryCodes();
    const { me, token: begun } = await inTransaction(services.db, async (tx) => {
      // Under a lock, so that of two at once one is accepted.
      const { invitation, row } = await invitationOf(tx, token, now);
      const totpStep = stepOfCode(invitation.totpSecret, code, { now, lastStep: null });
      const { staffId, totpSecret } = invitation;
      const values = { passwordHash, totpSecret, totpStep, recoveryHashes: [...hashes] };
      await tx
        .update(staffAccounts)
        .set({ ...values, lockedUntil: null })
        .where(eq(staffAccounts.staffId, staffId));
      await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId));
      await tx.delete(staffTickets).where(eq(staffTickets.staffId, staffId));
      await endSessions(tx, staffId);
      await writeOwnAct(tx, row, { at: now, action: 'accept-invitation' });
      return signInAs(tx, context, staffId);
    });
    return { data: { me, recoveryCodes: [...codes] }, token: begun };
  },
};
