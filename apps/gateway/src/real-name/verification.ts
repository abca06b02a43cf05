import type { RealNameState, realName, RequestOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { recordConsents } from '../content/service';
import type { CallContext } from '../platform/context';
import { refuse } from '../platform/refusal';
import type { Services } from '../platform/services';
import { checkedPerson, documentHash, keepPerson, type Person } from './person';
import type { RealNameMatch } from './provider';
import { endWaitingReview } from './reviews';
import { lockedStateOf, moveRealName } from './state';
import { realNames } from './tables';
import { beginTry, endTry, triesLeft } from './tries';

type Needs = Pick<Services, 'config' | 'files'>;

/** Somebody outside who can tell whether the person is who they say. */
export interface Asked {
  readonly by: 'register' | 'bankCard';
  readonly match: (person: Person) => Promise<RealNameMatch>;
}

/**
 * Verifies an account by somebody outside, who is waited for between two transactions. Who is verified as this very
 * person already is told so again.
 */
export async function verifyAccount(
  context: CallContext,
  { config, files }: Needs,
  input: RequestOf<(typeof realName)['verifyRealName']>,
  { by, match }: Asked,
): Promise<{ state: RealNameState }> {
  const { db, account: userId, now } = context;
  const person = checkedPerson(input, context);
  if (input.consent !== true) refuse('consentRequired');

  const tryId = await db.transaction(async (tx) => {
    if ((await lockedStateOf(tx, userId)) === 'verified') {
      const [kept] = await tx.select().from(realNames).where(eq(realNames.userId, userId));
      const isSame = kept?.identityHash === documentHash(person, config.documentHashKey);
      return isSame ? null : refuse('realNameVerified');
    }
    if ((await triesLeft(tx, userId, now)) === 0) refuse('realNameTriesUsedUp');
    await recordConsents({ ...context, db: tx }, userId, ['privacy']);
    return beginTry(tx, userId, now);
  });
  if (tryId === null) return { state: 'verified' };

  const answer = await match(person);

  const refusal = await db.transaction(async (tx) => {
    await endTry(tx, tryId, answer);
    if (answer === 'unavailable') return 'realNameUnavailable';
    if (answer === 'mismatched') return 'realNameMismatch';
    // Meanwhile somebody else was faster: another try of the same person, or a reviewer.
    if ((await lockedStateOf(tx, userId)) === 'verified') return null;
    const verified = { ...person, userId, verifiedBy: by, verifiedAt: now };
    if (!(await keepPerson(tx, verified, config.documentHashKey))) return 'realNameTaken';
    await moveRealName(tx, userId, 'match', 'register');
    await endWaitingReview(tx, files, userId, 'matched', now);
    return null;
  });
  if (refusal !== null) refuse(refusal, { data: { triesLeft: await triesLeft(db, userId, now) } });
  return { state: 'verified' };
}
