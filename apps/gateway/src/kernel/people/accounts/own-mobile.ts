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

/** What a code to the owner of an account is for, with its scene by number and by address. */
const ownerScenes = {
  owner: { sms: 'owner', email: 'emailOwner' },
  writeoff: { sms: 'writeoff', email: 'emailWriteoff' },
} as const;

/** By what the owner of an account is reached: its number, or its address where it has none; null for a guest. */
export function contactOf({
  mobile,
  loginId,
}: Pick<typeof users.$inferSelect, 'mobile' | 'loginId'>) {
  if (mobile) return { to: mobile, channel: 'sms' } as const;
  const email = loginId ?? '';
  return checkEmail(email) === null ? ({ to: email, channel: 'email' } as const) : null;
}

/** How the owner is reached, with the scene of the codes for a purpose; refuses with `bindingRequired` a guest. */
export async function ownProof(
  { db, account }: CallContext,
  purpose: keyof typeof ownerScenes = 'owner',
) {
  const [user] = await db
    .select({ mobile: users.mobile, loginId: users.loginId })
    .from(users)
    .where(eq(users.userId, account));
  const contact = (user && contactOf(user)) ?? refuse('bindingRequired');
  return { ...contact, scene: ownerScenes[purpose][contact.channel] };
}
