// Owns: how wrong passwords and codes of an account are counted, and when they lock it.
// Must not know: what was wrong with them.
// Used by: sign-in, the person's own account.
import { timeAt } from '@xinglin/rules';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Queryable, type Transaction } from '../../platform/database';
import { Refusal, refuse, type RefusalOptions } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { writeAct } from '../desk/ledger';
import { deskActs } from '../desk/tables';
import { textOf } from './locales';
import { staffLives, wrongTriesAtMost } from './rules';
import { staffAccounts, staffTickets } from '../desk/staff/tables';

/** A row of the staff. */
export type StaffRow = typeof staffAccounts.$inferSelect;

/** Outcomes of the ledger that are wrong guesses. */
const wrongOutcomes = ['staffSignInWrong', 'staffCodeWrong'] as const;
type WrongGuess = (typeof wrongOutcomes)[number];

/** What a check found wrong, and its words where the usual ones say too little. */
interface Wrong extends Pick<RefusalOptions, 'words'> {
  readonly wrong: WrongGuess;
}

/** Actions that prove who it is, and so begin the count again. */
const provingActions = ['sign-in', 'accept-invitation'];

/** The refusal of a locked account; it says until when. */
export function lockedRefusal(until: Date, now: Date): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  // The minute that is named has begun when the lock has ended.
  const named = new Date(Math.ceil(until.getTime() / 60_000) * 60_000);
  return new Refusal('staffLocked', {
    retryAfterSeconds,
    words: (locale) => textOf(locale, 'lockedUntil', { time: timeAt(named) }),
  });
}

/** Writes into the ledger what a person did with their own account. */
export function writeOwnAct(
  db: Queryable,
  { staffId, name }: Pick<StaffRow, 'staffId' | 'name'>,
  act: { readonly at: Date; readonly action: string; readonly outcome?: string },
): Promise<void> {
  return writeAct(db, { outcome: 'done', ...act, staffId, staff: name, subject: staffId });
}

/** How many guesses of an account were wrong within the time of a lock and since it was last proven who it is. */
async function wrongGuessesOf(db: Queryable, staffId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - staffLives.lock);
  const lines = await db
    .select({ outcome: deskActs.outcome })
    .from(deskActs)
    .where(
      and(
        eq(deskActs.staffId, staffId),
        gt(deskActs.at, since),
        sql`(${inArray(deskActs.outcome, [...wrongOutcomes])}
          OR (${inArray(deskActs.action, provingActions)} AND ${deskActs.outcome} = 'done'))`,
      ),
    )
    .orderBy(desc(deskActs.at))
    .limit(wrongTriesAtMost);
  const proof = lines.findIndex(({ outcome }) => outcome === 'done');
  return proof === -1 ? lines.length : proof;
}

/**
 * Runs the check of a password or code while no other check of the same account runs, so that of many at once no more
 * are tried than of one after another. A locked account is refused before the check. `check` returns what was wrong,
 * which is written into the ledger and locks the account when it was one too many, or what to do when all is right.
 */
export async function guardGuess<Result>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { staffId, action }: { readonly staffId: string; readonly action: string },
  check: (row: StaffRow, tx: Transaction) => Promise<Wrong | { readonly right: Result }>,
): Promise<Result> {
  const now = clock.now();
  const outcome = await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.staffId, staffId))
      .for('update');
    if (row === undefined || row.closedAt !== null) return refuse('staffSignInWrong');
    if (row.lockedUntil !== null && row.lockedUntil > now)
      return { refusal: lockedRefusal(row.lockedUntil, now) };
    const checked = await check(row, tx);
    if ('right' in checked) return { right: checked.right };
    const { wrong, ...options } = checked;
    await writeOwnAct(tx, row, { at: now, action, outcome: wrong });
    if ((await wrongGuessesOf(tx, staffId, now)) < wrongTriesAtMost)
      return { refusal: new Refusal(wrong, options) };
    const lockedUntil = new Date(now.getTime() + staffLives.lock);
    await tx.update(staffAccounts).set({ lockedUntil }).where(eq(staffAccounts.staffId, staffId));
    await tx.delete(staffTickets).where(eq(staffTickets.staffId, staffId));
    await writeOwnAct(tx, row, { at: now, action: 'lock' });
    return { refusal: lockedRefusal(lockedUntil, now) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.right;
}
