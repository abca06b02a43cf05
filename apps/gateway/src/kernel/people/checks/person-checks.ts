import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { CallContext } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { keyedHash, newToken, sameSecret, sha256 } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { drawCode, newPictureCode } from './picture';
import { personChecks, type checkPurposes, type SignedWork } from './tables';
import './locales';

export type CheckPurpose = (typeof checkPurposes)[number];

/** For how long a check waits for its answer, and then for its use. */
const checkLifeMs = 5 * 60 * 1000;

/** This many wrong answers end a check. */
const wrongTriesAtMost = 3;

/** Rounds of each derivation; with the counters below two seconds of an old telephone. */
const workRounds = 5000;

/** The counter that solves the work lies between these, so that no client computes long by bad luck. */
const leastCounter = 200;
const mostCounter = 500;

type CheckContext = Pick<CallContext, 'db' | 'now' | 'deviceId'>;

/** Which check is meant. */
export interface CheckName {
  readonly purpose: CheckPurpose;
  readonly pageId: string;
}

/** Begins a check by work of the browser. */
export async function beginWork(context: CheckContext, name: CheckName) {
  const secret = newToken();
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: workRounds,
    counter: randomInt(leastCounter, mostCounter),
    deriveKey,
    hmacSignatureSecret: secret,
  });
  if (signature === undefined) throw new Error('work was made without a signature');
  const work: SignedWork = { parameters, signature };
  const expiresAt = await keep(context, name, { secret, work, codeHash: null });
  return { parameters: work.parameters, gmtExpired: expiresAt.toISOString() };
}

/** Begins a check by a picture. */
export async function beginPicture(context: CheckContext, name: CheckName) {
  const secret = newToken();
  const code = newPictureCode();
  const picture = await drawCode(code);
  const expiresAt = await keep(context, name, {
    secret,
    work: null,
    codeHash: keyedHash(secret, code),
  });
  return {
    image: `data:image/png;base64,${picture.toString('base64')}`,
    gmtExpired: expiresAt.toISOString(),
  };
}

/** Keeps a check in place of a former one of the same name. */
async function keep(
  { db, now, deviceId }: CheckContext,
  name: CheckName,
  task: Pick<typeof personChecks.$inferInsert, 'secret' | 'work' | 'codeHash'>,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + checkLifeMs);
  const fresh = { ...task, wrongTries: 0, passHash: null, expiresAt };
  await db
    .insert(personChecks)
    .values({ ...name, ...fresh, deviceId: deviceId ?? '' })
    .onConflictDoUpdate({
      target: [personChecks.deviceId, personChecks.purpose, personChecks.pageId],
      set: fresh,
    });
  return expiresAt;
}

/** What is answered to a check: the code of a picture, or the solution of work. */
export interface CheckAnswer {
  readonly imgCode?: string | undefined;
  readonly solution?: { readonly counter: number; readonly derivedKey: string } | undefined;
}

/**
 * Takes an answer. Right, it gives the token that shows so, once; wrong, it counts.
 * Refuses with `checkFailed` and `checkEnded`.
 */
export async function answerCheck(context: CheckContext, name: CheckName, answer: CheckAnswer) {
  const { db, now } = context;
  const row = rowOf(context, name);
  const [check] = await db
    .select()
    .from(personChecks)
    .where(and(row, isNull(personChecks.passHash), gt(personChecks.expiresAt, now)))
    .for('update');
  if (check === undefined) return refuse('checkEnded');
  if (!(await isRight(check, answer))) {
    const wrongTries = check.wrongTries + 1;
    if (wrongTries < wrongTriesAtMost) {
      await db.update(personChecks).set({ wrongTries }).where(row);
      return refuse('checkFailed', { keepWrites: true });
    }
    await db.delete(personChecks).where(row);
    return refuse('checkEnded', { keepWrites: true });
  }
  const validateParam = newToken();
  const expiresAt = new Date(now.getTime() + checkLifeMs);
  await db
    .update(personChecks)
    .set({ passHash: sha256(validateParam), expiresAt })
    .where(row);
  return { validateParam, gmtExpired: expiresAt.toISOString() };
}

async function isRight(
  { work, codeHash, secret }: typeof personChecks.$inferSelect,
  { imgCode, solution }: CheckAnswer,
): Promise<boolean> {
  if (work === null)
    return (
      codeHash !== null &&
      imgCode !== undefined &&
      sameSecret(codeHash, keyedHash(secret, imgCode.toUpperCase()))
    );
  if (solution === undefined) return false;
  const { verified } = await verifySolution({
    challenge: work,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
  });
  return verified;
}

/**
 * Uses up what a passed check gave. Refuses with `checkRequired` when there is none for this purpose and device;
 * a caller that refuses after this keeps its writes, or the check would serve twice.
 */
export async function usePass(
  { db, now, deviceId }: CheckContext,
  purpose: CheckPurpose,
  validateParam: string | undefined,
): Promise<void> {
  if (validateParam === undefined) refuse('checkRequired');
  const [used] = await db
    .delete(personChecks)
    .where(
      and(
        eq(personChecks.passHash, sha256(validateParam)),
        eq(personChecks.purpose, purpose),
        eq(personChecks.deviceId, deviceId ?? ''),
        gt(personChecks.expiresAt, now),
      ),
    )
    .returning({ purpose: personChecks.purpose });
  if (used === undefined) refuse('checkRequired');
}

/** Forgets checks past their life. */
export async function purgePersonChecks(db: Queryable, now: Date): Promise<void> {
  await db.delete(personChecks).where(lt(personChecks.expiresAt, now));
}

function rowOf({ deviceId }: CheckContext, { purpose, pageId }: CheckName) {
  return and(
    eq(personChecks.deviceId, deviceId ?? ''),
    eq(personChecks.purpose, purpose),
    eq(personChecks.pageId, pageId),
  );
}
