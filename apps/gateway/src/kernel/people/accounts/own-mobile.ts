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
