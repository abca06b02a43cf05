// Owns: what people of the staff do with their own account and session.
// Must not know: HTTP.
// Used by: the calls of the session.
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { passwordLane } from '../people/accounts/passwords';
import { requireStaff, type StaffHandlers } from './calls';
import { guardGuess, writeOwnAct } from './guesses';
import { textOf } from './locales';
import { meOf } from './me';
import { hashStaffPassword, isStaffPassword, refuseField, requireGoodPassword } from './passwords';
import { newRecoveryCodes } from './second-factor';
import { endSession, endSessions } from './sessions';
import { useSecondStep } from './sign-in';
import { staffAccounts } from '../desk/staff/tables';

type OwnCalls =
  | 'me'
  | 'sign-out'
  | 'sign-out-elsewhere'
  | 'change-password'
  | 'renew-recovery-codes'
  | 'set-duty';

export const ownAccountHandlers: StaffHandlers<OwnCalls> = {
  async me(_, context) {
    const { services, locale } = context;
    const { tokenId } = requireStaff(context);
    return { data: await meOf(services, { db: services.db, tokenId, locale }) };
  },

  async 'sign-out'(_, context) {
    const actor = requireStaff(context);
    await inTransaction(context.services.db, async (tx) => {
      await endSession(tx, actor.tokenId);
      await writeOwnAct(tx, actor, { at: context.now, action: 'sign-out' });
    });
    return { data: {}, token: '' };
  },

  async 'sign-out-elsewhere'(_, context) {
    const actor = requireStaff(context);
    const ended = await inTransaction(context.services.db, async (tx) => {
      await writeOwnAct(tx, actor, { at: context.now, action: 'sign-out-elsewhere' });
      return endSessions(tx, actor.staffId, actor.tokenId);
    });
    return { data: { ended } };
  },

  async 'change-password'({ current, next, code }, context) {
    const { services, now, locale } = context;
    const { staffId, tokenId, ...actor } = requireStaff(context);
    await requireGoodPassword(next, actor, { field: 'next', locale });
    const lane = services.use(passwordLane);
    const [row] = await services.db
      .select({ passwordHash: staffAccounts.passwordHash })
      .from(staffAccounts)
      .where(eq(staffAccounts.staffId, staffId));
    const formerHash = row?.passwordHash ?? null;
    const isRight = await isStaffPassword(lane, formerHash, current);
    if (isRight && next === current) refuseField('next', 'password.same', locale);
    // Made before the lock on the account, which no one should wait for so long.
    const passwordHash = isRight ? await hashStaffPassword(lane, next) : null;
    await guardGuess(services, { staffId, action: 'change-password' }, async (latest, tx) => {
      if (passwordHash === null || latest.passwordHash !== formerHash)
        return { wrong: 'staffSignInWrong', words: (reader) => textOf(reader, 'password.current') };
      if (!(await useSecondStep(tx, latest, { code, now }))) return { wrong: 'staffCodeWrong' };
      await tx
        .update(staffAccounts)
        .set({ passwordHash })
        .where(eq(staffAccounts.staffId, staffId));
      await endSessions(tx, staffId, tokenId);
      await writeOwnAct(tx, latest, { at: now, action: 'change-password' });
      return { right: null };
    });
    return { data: {} };
  },

  async 'renew-recovery-codes'({ code }, context) {
    const { services, now } = context;
    const { staffId } = requireStaff(context);
    const { codes, hashes } = newRecoveryCodes();
    await guardGuess(services, { staffId, action: 'renew-recovery-codes' }, async (row, tx) => {
      if (!(await useSecondStep(tx, row, { code, now }))) return { wrong: 'staffCodeWrong' };
      const recoveryHashes = [...hashes];
      await tx
        .update(staffAccounts)
        .set({ recoveryHashes })
        .where(eq(staffAccounts.staffId, staffId));
      await writeOwnAct(tx, row, { at: now, action: 'renew-recovery-codes' });
      return { right: null };
    });
    return { data: { recoveryCodes: [...codes] } };
  },

  async 'set-duty'({ isOnDuty, mobile }, context) {
    const { services, now, locale } = context;
    const actor = requireStaff(context);
    await inTransaction(services.db, async (tx) => {
      const changed = await tx
        .update(staffAccounts)
        .set({ isOnDuty, ...(mobile !== undefined && { mobile }) })
        .where(eq(staffAccounts.staffId, actor.staffId))
        .returning({ staffId: staffAccounts.staffId });
      if (changed.length === 0) refuse('sessionEnded');
      await writeOwnAct(tx, actor, { at: now, action: 'set-duty' });
    });
    return { data: await meOf(services, { db: services.db, tokenId: actor.tokenId, locale }) };
  },
};
