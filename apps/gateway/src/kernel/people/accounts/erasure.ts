import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database';
import { endPartnerTokensOf } from '../partner-tokens/partner-tokens';
import { endTemporaryTokensOf } from '../visitors/temporary-tokens';
import { forgetDevices } from './known-devices';
import { endSessionsOf } from './sessions';
import { awaitedMessages } from '../checks/tables';
import { users, verifyCodes } from './tables';

/** Takes from an account all that says whose it was; its number may then open a new one. */
export async function eraseAccount(db: Transaction, userId: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  await endSessionsOf(db, userId);
  await forgetDevices(db, userId);
  await endPartnerTokensOf(db, userId);
  await endTemporaryTokensOf(db, userId);
  await db
    .update(users)
    .set({ mobile: null, loginId: null, passwordHash: null, nickname: null, verifyStatus: 0 })
    .where(eq(users.userId, userId));
  for (const place of [user?.mobile, user?.loginId])
    if (place != null) await db.delete(verifyCodes).where(eq(verifyCodes.mobile, place));
  if (user?.mobile != null)
    await db.delete(awaitedMessages).where(eq(awaitedMessages.mobile, user.mobile));
}
