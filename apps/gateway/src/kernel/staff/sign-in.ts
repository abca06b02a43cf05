// Owns: the two steps of a sign-in to the staff app.
// Must not know: HTTP.
// Used by: the calls of the session.
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database';
import { newToken, sha256 } from '../../platform/identifiers';
import { Refusal, refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { passwordLane } from '../people/accounts/passwords';
import type { StaffCallContext, StaffHandlers } from './calls';
import { guardGuess, lockedRefusal, writeOwnAct, type StaffRow } from './guesses';
import { meOf } from './me';
import { isStaffPassword } from './passwords';
import { staffLives } from './rules';
import { stepOfCode, withoutRecoveryCode } from './second-factor';
import { endSession, startStaffSession } from './sessions';
import { staffAccounts, staffTickets } from '../desk/staff/tables';

/** What a person types as the second step. */
interface SecondStep {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/**
 * Refuses a sign-in to an account that does not exist, or cannot be used, as a wrong password is refused: after as many
 * tries the name is locked for as long. Names are typed by anyone and may hold anything, so none reaches the ledger.
 */
async function refuseUnknown(
  { limits, clock }: Pick<Services, 'limits' | 'clock'>,
  account: string,
): Promise<never> {
  const now = clock.now();
  const lockedFor = (ms: number) => lockedRefusal(new Date(now.getTime() + ms), now);
  try {
    await limits.check('staffUnknownLocked', account);
  } catch (error) {
    if (!(error instanceof Refusal) || error.errorName !== 'rateLimited') throw error;
    throw lockedFor((error.options.retryAfterSeconds ?? 0) * 1000);
  }
  if (await limits.take('staffUnknownWrong', account)) return refuse('staffSignInWrong');
  await limits.reset('staffUnknownWrong', account);
  await limits.take('staffUnknownLocked', account);
  throw lockedFor(staffLives.lock);
}

/**
 * Starts a session in place of the one that was shown, and answers with it.
 * @param db the transaction that has proven who it is
 */
export async function signInAs(
  db: Queryable,
  { services, now, locale, actor }: StaffCallContext,
  staffId: string,
): Promise<{ me: Awaited<ReturnType<typeof meOf>>; token: string }> {
  if (actor !== null) await endSession(db, actor.tokenId);
  const { token, tokenId } = await startStaffSession(db, staffId, now);
  return { me: await meOf(services, { db, tokenId, locale }), token };
}

/**
 * Uses the second step up for a person, within the transaction that checks it.
 * @returns whether it is right; each code of either kind counts once
 */
export async function useSecondStep(
  tx: Transaction,
  row: StaffRow,
  { code, recoveryCode, now }: SecondStep & { readonly now: Date },
): Promise<boolean> {
  const isOwn = eq(staffAccounts.staffId, row.staffId);
  if (code !== undefined) {
    if (row.totpSecret === null) return false;
    const totpStep = stepOfCode(row.totpSecret, code, { now, lastStep: row.totpStep });
    if (totpStep === null) return false;
    await tx.update(staffAccounts).set({ totpStep }).where(isOwn);
    return true;
  }
  const recoveryHashes = withoutRecoveryCode(row.recoveryHashes, recoveryCode ?? '');
  if (recoveryHashes === null) return false;
  await tx.update(staffAccounts).set({ recoveryHashes }).where(isOwn);
  await writeOwnAct(tx, row, { at: now, action: 'use-recovery-code' });
  return true;
}

/** Deletes tickets whose time is over. */
export function purgeStaffTickets(db: Queryable, now: Date): Promise<unknown> {
  return db.delete(staffTickets).where(lt(staffTickets.expiresAt, now));
}

export const signInHandlers: StaffHandlers<'sign-in' | 'second-factor'> = {
  async 'sign-in'({ account, password }, { services, now }) {
    const { db } = services;
    const [found] = await db.select().from(staffAccounts).where(eq(staffAccounts.account, account));
    const known = found === undefined || found.closedAt !== null ? null : found;
    const passwordHash = known?.passwordHash ?? null;
    const isRight = await isStaffPassword(services.use(passwordLane), passwordHash, password);
    if (known === null || passwordHash === null) return refuseUnknown(services, account);
    const ticket = newToken();
    const expiresAt = new Date(now.getTime() + staffLives.ticket);
    const { staffId } = known;
    await guardGuess(services, { staffId, action: 'sign-in' }, async (row, tx) => {
      // A password that was changed while it was compared is compared no more.
      if (!isRight || row.passwordHash !== passwordHash) return { wrong: 'staffSignInWrong' };
      await tx.insert(staffTickets).values({ ticketHash: sha256(ticket), staffId, expiresAt });
      return { right: null };
    });
    return { data: { ticket, expiresAt: expiresAt.toISOString() } };
  },

  async 'second-factor'({ ticket, ...step }, context) {
    const { services, now } = context;
    const isTicket = and(
      eq(staffTickets.ticketHash, sha256(ticket)),
      gt(staffTickets.expiresAt, now),
    );
    const [begun] = await services.db.select().from(staffTickets).where(isTicket);
    const { staffId } = begun ?? refuse('staffSignInEnded');
    const { me, token } = await guardGuess(
      services,
      { staffId, action: 'second-factor' },
      async (row, tx) => {
        // Read again under the lock: another request may have used it, or a lock deleted it.
        const [mine] = await tx.select().from(staffTickets).where(isTicket);
        if (mine === undefined) return refuse('staffSignInEnded');
        if (!(await useSecondStep(tx, row, { ...step, now }))) return { wrong: 'staffCodeWrong' };
        await tx.delete(staffTickets).where(isTicket);
        const begins = await signInAs(tx, context, staffId);
        await writeOwnAct(tx, row, { at: now, action: 'sign-in' });
        return { right: begins };
      },
    );
    return { data: me, token };
  },
};
