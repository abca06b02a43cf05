import { eq } from 'drizzle-orm';
import { passwordLane, type PasswordLane } from '../../kernel/people/accounts/passwords';
import { signInUser } from '../../kernel/people/accounts/service';
import { endSessionsOf } from '../../kernel/people/accounts/sessions';
import { users } from '../../kernel/people/accounts/tables';
import { endPartnerTokensOf } from '../../kernel/people/partner-tokens/partner-tokens';
import type { CallContext } from '../../platform/context';
import { sendMessage } from '../../kernel/messages/send-message';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { textOf } from '../../kernel/people/accounts/locales';
import { signedBy } from '../../kernel/people/accounts/signature';

/** Changes the password by the former one, whose tries are counted before it is looked at. */
export async function changePassword(
  context: CallContext,
  { limits, use }: Pick<Services, 'limits' | 'use'>,
  { oldPassword, password }: { readonly oldPassword: string; readonly password: string },
) {
  const { db, account } = context;
  const passwords = use(passwordLane);
  await limits.consume('wrongPassword', `change:${account}`);
  const [user] = await db.select().from(users).where(eq(users.userId, account));
  if (user === undefined) return refuse('sessionEnded');
  if (user.passwordHash === null) refuse('passwordNotSet');
  if (!(await passwords.matches(user.passwordHash, oldPassword))) refuse('wrongPassword');
  if (oldPassword.toLowerCase() === password.toLowerCase()) refuse('passwordUnchanged');
  await limits.reset('wrongPassword', `change:${account}`);
  await storePassword(context, passwords, password, user.mobile);
  return signInUser(context, account);
}

/** Every session ends with the password that may have opened it. */
async function storePassword(
  { db, account, now, appId, locale }: CallContext,
  passwords: PasswordLane,
  md5Hex: string,
  mobile: string | null,
): Promise<void> {
  const passwordHash = await passwords.hash(md5Hex);
  await db.update(users).set({ passwordHash }).where(eq(users.userId, account));
  await endSessionsOf(db, account);
  await endPartnerTokensOf(db, account);
  if (mobile === null) return;
  const text = await signedBy(db, { appId, locale }, textOf(locale, 'sms.changed.password'));
  await sendMessage(db, { channel: 'sms', to: mobile, text, about: { topic: 'security' } }, now);
}
