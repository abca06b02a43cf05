import type { RealNameState, realName, RequestOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { recordConsents } from '../../kernel/consents/service';
import type { Config } from '../../platform/config';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { checkedPerson, documentHash, keepPerson, type Person } from './person';
import type { RealNameMatch } from '../../kernel/people/residents/provider';
import { endWaitingReview } from './reviews';
import { lockedStateOf, moveRealName } from './state';
import { realNames } from './tables';
import { beginTry, endTry, triesLeft } from './tries';

type Needs = Pick<Services, 'config' | 'files'>;

/** An outside service that verifies a person. */
export interface Asked {
  readonly by: 'register' | 'bankCard';
  readonly match: (person: Person) => Promise<RealNameMatch>;
}

/** What a person typed and agreed to. */
interface Typed {
  readonly name: string;
  readonly cardNo: string;
  readonly consent?: true | undefined;
}

/**
 * Records an attempt before an outside service is asked. Its id is null for who is verified as this very person already.
 * Refuses what does not hold, what was not agreed to, and more tries than there are.
 */
export async function beginVerification(
  context: CallContext,
  { documentHashKey }: Pick<Config, 'documentHashKey'>,
  input: Typed,
): Promise<{ readonly person: Person; readonly tryId: string | null }> {
  const { db, account: userId, now } = context;
  const person = checkedPerson(input, context);
  if (input.consent !== true) refuse('consentRequired');
  const tryId = await db.transaction(async (tx) => {
    if ((await lockedStateOf(tx, userId)) === 'verified') {
      const [kept] = await tx.select().from(realNames).where(eq(realNames.userId, userId));
      const isSame = kept?.identityHash === documentHash(person, documentHashKey);
      return isSame ? null : refuse('realNameVerified');
    }
    if ((await triesLeft(tx, userId, now)) === 0) refuse('realNameTriesUsedUp');
    await recordConsents({ ...context, db: tx }, userId, ['privacy']);
    return beginTry(tx, userId, now);
  });
  return { person, tryId };
}

/** Verifies a locked account that is not yet; false where the document verifies as many accounts as it may. */
export async function keepVerified(
  tx: Queryable,
  { config, files }: Needs,
  verified: Parameters<typeof keepPerson>[1],
): Promise<boolean> {
  if (!(await keepPerson(tx, verified, config.documentHashKey))) return false;
  await moveRealName(tx, verified.userId, 'match', 'register');
  await endWaitingReview(tx, files, verified.userId, 'matched', verified.verifiedAt);
  return true;
}

/**
 * Verifies an account by an outside service, which is waited for between two transactions. Who is verified as this very
 * person already is told so again.
 */
export async function verifyAccount(
  context: CallContext,
  needs: Needs,
  input: RequestOf<(typeof realName)['verifyRealName']>,
  { by, match }: Asked,
): Promise<{ state: RealNameState }> {
  const { db, account: userId, now } = context;
  const { person, tryId } = await beginVerification(context, needs.config, input);
  if (tryId === null) return { state: 'verified' };

  const answer = await match(person);

  const refusal = await db.transaction(async (tx) => {
    await endTry(tx, tryId, answer);
    if (answer === 'unavailable') return 'realNameUnavailable';
    if (answer === 'mismatched') return 'realNameMismatch';
    // A race: another attempt of the same person, or a reviewer, was faster.
    if ((await lockedStateOf(tx, userId)) === 'verified') return null;
    const verified = { ...person, userId, verifiedBy: by, verifiedAt: now };
    return (await keepVerified(tx, needs, verified)) ? null : 'realNameTaken';
  });
  if (refusal !== null) refuse(refusal, { data: { triesLeft: await triesLeft(db, userId, now) } });
  return { state: 'verified' };
}
