import { eq } from 'drizzle-orm';
import type { login, RequestOf } from '@xinglin/contract';
import { forgetPasswordTries, passwordTriesOf } from '../../kernel/people/accounts/password-tries';
import { passwordLane } from '../../kernel/people/accounts/passwords';
import { signInUser } from '../../kernel/people/accounts/service';
import { endSessionsOf } from '../../kernel/people/accounts/sessions';
import { refuseAtRisk } from '../../kernel/people/accounts/sleeping';
import { users } from '../../kernel/people/accounts/tables';
import { unlessTaken } from '../../kernel/people/accounts/taken';
import { useCode } from '../../kernel/people/accounts/verify-codes';
import { endPartnerTokensOf } from '../../kernel/people/partner-tokens/partner-tokens';
import { signedBy } from '../../kernel/people/accounts/signature';
import type { CallContext } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { sendMessage } from '../../kernel/messages/send-message';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { textOf } from '../../kernel/people/accounts/locales';

/** The account of a number whose code is right, as its owner may see it; null when there is none. The code stays. */
export async function accountOfCode(context: CallContext, mobile: string, code: string) {
  await useCode(context, mobile, 'findPassword', code, { keep: true });
  const [user] = await context.db.select().from(users).where(eq(users.mobile, mobile));
  if (user === undefined) return null;
  await refuseAtRisk(context.db, user, context.now);
  return {
    loginId: user.loginId,
    nickname: user.nickname,
    hasPassword: user.passwordHash !== null,
    gmtCreated: user.createdAt.toISOString(),
  };
}

/**
 * Sets a new password for the holder of the number or address, and signs in. Every session and every token of a
 * native app ends with the former password, and the owner is told, in case it was a stranger. Refuses with
 * `accountNotFound` where it is not registered.
 */
export async function replacePassword(
  context: CallContext,
  { limits, use }: Pick<Services, 'limits' | 'use'>,
  proof: {
    readonly by: 'mobile' | 'email';
    readonly of: string;
    readonly code: string;
    readonly password: string;
  },
) {
  const { db, now, locale } = context;
  const { by, of, code, password } = proof;
  await useCode(context, of, by === 'mobile' ? 'findPassword' : 'emailReset', code);
  const [user] = await db
    .update(users)
    .set({ passwordHash: await use(passwordLane).hash(password) })
    .where(eq(by === 'mobile' ? users.mobile : users.loginId, of))
    .returning();
  // The code is used up: it has proven whose the number is, and that it is not registered.
  if (user === undefined) return refuse('accountNotFound', { keepWrites: true });
  if (by === 'mobile') await refuseAtRisk(db, user, now);
  await endSessionsOf(db, user.userId);
  await endPartnerTokensOf(db, user.userId);
  for (const device of [null, context.deviceId])
    await forgetPasswordTries(limits, passwordTriesOf(user.userId, of, device));
  const channel = by === 'mobile' ? 'sms' : 'email';
  const text = await signedBy(db, context, textOf(locale, `${channel}.changed.password`));
  await sendMessage(db, { channel, to: of, text, about: { topic: 'security' } }, now);
  return signInUser(context, user.userId);
}

/** Refuses with `loginIdTaken` when another account signs in by it. */
export async function setLoginId({ db, account }: CallContext, loginId: string): Promise<void> {
  const [holder] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.loginId, loginId));
  if (holder !== undefined && holder.userId !== account) refuse('loginIdTaken');
  await unlessTaken(db.update(users).set({ loginId }).where(eq(users.userId, account)));
}

/** Opens an account by an address. Refuses with `emailTaken` when there is one already. */
export async function registerByEmail(
  context: CallContext,
  { use }: Pick<Services, 'use'>,
  { email, code, password, agreed }: RequestOf<(typeof login)['registerByEmail']>,
) {
  await useCode(context, email, 'emailRegister', code);
  const [user] = await context.db
    .insert(users)
    .values({
      userId: newId(),
      loginId: email,
      passwordHash: await use(passwordLane).hash(password),
      createdAt: context.now,
    })
    .onConflictDoNothing({ target: users.loginId })
    .returning({ userId: users.userId });
  if (user === undefined) return refuse('emailTaken', { keepWrites: true });
  return signInUser(context, user.userId, agreed);
}
