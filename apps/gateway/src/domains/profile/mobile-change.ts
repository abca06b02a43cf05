import type { profile, RequestOf } from '@xinglin/contract';
import { isMainlandMobile } from '@xinglin/rules';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { storedMobile } from '../../kernel/people/accounts/any-mobile';
import { ownProof } from '../../kernel/people/accounts/own-mobile';
import { signInUser } from '../../kernel/people/accounts/service';
import { endSessionsOf } from '../../kernel/people/accounts/sessions';
import { users } from '../../kernel/people/accounts/tables';
import { unlessTaken } from '../../kernel/people/accounts/taken';
import { useCode } from '../../kernel/people/accounts/verify-codes';
import { endPartnerTokensOf } from '../../kernel/people/partner-tokens/partner-tokens';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newToken, sha256 } from '../../platform/identifiers';
import { sendMessage } from '../../kernel/messages/send-message';
import { refuse } from '../../platform/refusal';
import { textOf } from './locales';
import { ownerProofs } from '../../kernel/people/profiles/tables';
import { signedBy } from '../../kernel/people/accounts/signature';

/** For how long the new number may be proven after the former one. */
export const proofLifeMs = 10 * 60 * 1000;

/** Turns a code that went to the former number or address into a proof, good once and in this session only. */
export async function proveOwner(context: CallContext, code: string): Promise<string> {
  const { db, account, session, now } = context;
  const { to, scene } = await ownProof(context);
  await useCode(context, to, scene, code);
  const proof = newToken();
  await db.insert(ownerProofs).values({
    proofHash: sha256(proof),
    userId: account,
    tokenId: session?.tokenId ?? refuse('sessionEnded'),
    expiresAt: new Date(now.getTime() + proofLifeMs),
  });
  return proof;
}

/**
 * Gives the account another number of any country, once both the former one and the new one are proven; an account that
 * was opened by an address gets its first.
 */
export async function changeMobile(
  context: CallContext,
  input: RequestOf<(typeof profile)['rebindAccount']>,
) {
  const { db, account, session, now, appId, locale } = context;
  const { proof, code, withPatients } = input;
  const mobile = storedMobile(input.mobile, context);
  const { to: former, channel } = await ownProof(context);
  if (mobile === former) refuse('mobileUnchanged');
  const proofRow = and(
    eq(ownerProofs.proofHash, sha256(proof)),
    eq(ownerProofs.userId, account),
    eq(ownerProofs.tokenId, session?.tokenId ?? ''),
  );
  const [held] = await db.select().from(ownerProofs).where(proofRow).for('update');
  if (held === undefined || held.expiresAt <= now) return refuse('proofExpired');
  await useCode(context, mobile, 'rebind', code);
  const [holder] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.mobile, mobile), ne(users.userId, account)));
  // The code has proven the number to be theirs, and is used up by that.
  if (holder !== undefined) refuse('mobileTaken', { keepWrites: true });
  await db.delete(ownerProofs).where(proofRow);
  await unlessTaken(db.update(users).set({ mobile }).where(eq(users.userId, account)));
  // Patients are reached in the mainland alone.
  if (withPatients === true && isMainlandMobile(mobile)) {
    await db
      .update(patients)
      .set({ mobile, mobileProvenAt: now, updatedAt: now })
      .where(
        and(eq(patients.ownerId, account), eq(patients.mobile, former), isNull(patients.deletedAt)),
      );
  }
  const text = await signedBy(db, { appId, locale }, textOf(locale, `${channel}.changed.mobile`));
  await sendMessage(
    db,
    { channel, to: former, text, about: { topic: 'security', ownerId: account } },
    now,
  );
  await endSessionsOf(db, account);
  await endPartnerTokensOf(db, account);
  return signInUser(context, account);
}

/** Forgets proofs past their life. */
export async function purgeProofs(db: Queryable, now: Date): Promise<void> {
  await db.delete(ownerProofs).where(lt(ownerProofs.expiresAt, now));
}
