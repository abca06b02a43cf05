import {
  faceCheckMachine,
  findTransition,
  type FaceCheckState,
  type realName,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { maskPhone } from '@xinglin/rules';
import { and, desc, eq, lte } from 'drizzle-orm';
import { users } from '../../kernel/people/accounts/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { checkedReturnUrl } from '../../platform/return-url';
import type { Services } from '../../platform/services';
import { faceCheckProvider } from './configured-face-provider';
import { lockedStateOf } from './state';
import { faceChecks } from './tables';
import { endTry, triesLeft } from './tries';
import { beginVerification, keepVerified } from './verification';

type Move = (typeof faceCheckMachine)['transitions'][number];
type Check = typeof faceChecks.$inferSelect;

/** Begins a check by face; one that waits is given up for it. */
export async function beginFaceCheck(
  context: CallContext,
  services: Pick<Services, 'config' | 'use'>,
  input: RequestOf<(typeof realName)['beginFaceCheck']>,
): Promise<ResponseOf<(typeof realName)['beginFaceCheck']>> {
  const { db, account: userId, now, locale } = context;
  const { config } = services;
  const returnUrl = checkedReturnUrl(input.returnUrl, config) ?? refuse('illegalPageAddress');
  const provider = services.use(faceCheckProvider) ?? refuse('realNameUnavailable');
  const { person, tryId } = await beginVerification(context, config, input);
  // Who they are is known already.
  if (tryId === null) return refuse('realNameVerified');

  const [user] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, userId));
  const started = await provider.begin({
    reference: tryId,
    name: person.name,
    idNumber: person.cardNo,
    account: maskPhone(user?.mobile ?? ''),
    returnUrl,
    locale,
  });

  const begun = await db.transaction(async (tx) => {
    if (started === 'unavailable') {
      await endTry(tx, tryId, started);
      return null;
    }
    // The account is locked, so of two that begin at once the later one stands.
    await lockedStateOf(tx, userId);
    await move(tx, { userId }, 'abandon', 'owner');
    const { ticket, openUrl, lifeMs } = started;
    // Later than any before it, so that of two that began at once the one that stands counts as the last.
    const last = await lastCheckOf(tx, userId);
    const begunAt = new Date(Math.max(now.getTime(), (last?.begunAt.getTime() ?? 0) + 1));
    const expiresAt = new Date(now.getTime() + lifeMs);
    const { name, cardNo } = person;
    await tx.insert(faceChecks).values({
      checkId: tryId,
      userId,
      state: 'waiting',
      name,
      cardNo,
      ticket,
      openUrl,
      begunAt,
      expiresAt,
    });
    return { expiresAt: expiresAt.toISOString() };
  });
  if (begun !== null) return begun;
  const data = { triesLeft: await triesLeft(db, userId, now) };
  return refuse('realNameUnavailable', { data });
}

/** The check that an account began last, as its owner may see it. */
export async function faceCheckOf({
  db,
  account: userId,
  now,
}: CallContext): Promise<ResponseOf<(typeof realName)['getFaceCheck']>> {
  const last = await lastCheckOf(db, userId);
  if (last === undefined) return { check: null };
  const { openUrl, expiresAt } = last;
  const state = shownState(last, now);
  return {
    check: {
      state,
      openUrl: state === 'waiting' ? openUrl : null,
      expiresAt: expiresAt.toISOString(),
    },
  };
}

/** Asks the service what came of the check that waits, and does what follows from it, once. */
export async function settleFaceCheck(
  { db, account: userId, now }: CallContext,
  services: Pick<Services, 'config' | 'files' | 'limits' | 'use'>,
): Promise<{ state: FaceCheckState | null }> {
  const check = await lastCheckOf(db, userId);
  if (check === undefined) return { state: null };
  const { checkId, name, cardNo, ticket } = check;
  const shown = shownState(check, now);
  if (shown !== 'waiting' || name === null || cardNo === null || ticket === null)
    return { state: shown };

  await services.limits.consume('faceOutcomeByAccount', userId);
  const outcome = (await services.use(faceCheckProvider)?.outcomeOf(ticket)) ?? 'unavailable';
  if (outcome === 'unavailable') return refuse('realNameUnavailable');
  if (outcome === 'waiting') return { state: 'waiting' };

  return db.transaction(async (tx) => {
    const isVerified = (await lockedStateOf(tx, userId)) === 'verified';
    const [current] = await tx.select().from(faceChecks).where(eq(faceChecks.checkId, checkId));
    // A race: another request was faster, or the check was cancelled.
    if (current?.state !== 'waiting') return { state: current?.state ?? null };
    const one = { userId, checkId };
    if (isVerified) return { state: await move(tx, one, 'abandon', 'owner') };
    if (outcome === 'failed') {
      await endTry(tx, checkId, 'mismatched');
      return { state: await move(tx, one, 'mismatch', 'service') };
    }
    await endTry(tx, checkId, 'matched');
    const person = { name, cardType: 'idCard', cardNo } as const;
    const verified = { ...person, userId, verifiedBy: 'face', verifiedAt: now } as const;
    const isKept = await keepVerified(tx, services, verified);
    return { state: await move(tx, one, isKept ? 'match' : 'useUp', 'service') };
  });
}

/** Ends checks past their time, which erases the person from them, and forgets those that count no more. */
export async function purgeFaceChecks(db: Queryable, now: Date): Promise<void> {
  const dayBefore = new Date(now.getTime() - 24 * 60 * 60_000);
  await db.delete(faceChecks).where(lte(faceChecks.begunAt, dayBefore));
  await end(db, 'abandon', 'system', lte(faceChecks.expiresAt, now));
}

/** What an account began last. */
export async function lastCheckOf(db: Queryable, userId: string): Promise<Check | undefined> {
  const [check] = await db
    .select()
    .from(faceChecks)
    .where(eq(faceChecks.userId, userId))
    .orderBy(desc(faceChecks.begunAt))
    .limit(1);
  return check;
}

/** When the last check of an account passed; null where the last one did not. It passed soon after it began. */
export async function facePassedAt(db: Queryable, userId: string): Promise<Date | null> {
  const check = await lastCheckOf(db, userId);
  return check?.state === 'passed' ? check.begunAt : null;
}

/** One that was not done in time has expired, whether or not it was deleted yet. */
const shownState = ({ state, expiresAt }: Check, now: Date): FaceCheckState =>
  state === 'waiting' && expiresAt <= now ? 'abandoned' : state;

/** Moves what waits of an account on, and answers with the state it has then. */
async function move(
  db: Queryable,
  { userId, checkId }: { readonly userId: string; readonly checkId?: string },
  event: Move['event'],
  by: Move['by'][number],
): Promise<FaceCheckState> {
  const of = eq(faceChecks.userId, userId);
  return end(db, event, by, checkId === undefined ? of : and(of, eq(faceChecks.checkId, checkId)));
}

/** Ends checks that wait: every end erases the person (`faceCheckMachine`). */
async function end(
  db: Queryable,
  event: Move['event'],
  by: Move['by'][number],
  which: ReturnType<typeof and>,
): Promise<FaceCheckState> {
  const found = findTransition(faceCheckMachine, 'waiting', event, by);
  if (found === undefined) throw new Error(`a check by face knows no ${event} by ${by}`);
  await db
    .update(faceChecks)
    .set({ state: found.to, name: null, cardNo: null, ticket: null, openUrl: null })
    .where(and(eq(faceChecks.state, 'waiting'), which));
  return found.to;
}
