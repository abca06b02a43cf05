import { checkEmail } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/context';
import { refuse } from '../../../platform/refusal';
import { users } from './tables';

/** The account's own number, in full; it never leaves the gateway. */
export async function ownMobile({ db, account }: CallContext): Promise<string> {
  const [user] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, account));
  return user?.mobile ?? refuse('bindingRequired');
}

/** By what its owner is reached: the account's number, or its address where it has none, each with the scene of its codes. */
export async function ownProof({ db, account }: CallContext) {
  const [user] = await db
    .select({ mobile: users.mobile, loginId: users.loginId })
    .from(users)
    .where(eq(users.userId, account));
  if (user?.mobile) return { to: user.mobile, scene: 'owner', channel: 'sms' } as const;
  const email = user?.loginId ?? '';
  if (checkEmail(email) !== null) return refuse('bindingRequired');
  return { to: email, scene: 'emailOwner', channel: 'email' } as const;
}
