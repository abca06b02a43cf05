import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../account/tables';
import { refuse } from '../platform/refusal';
import { registerDeskAction } from '../sandbox/sandbox-desk';
import { entranceKeyOf, newTicket } from './entrance';
import { handedOver } from './information';

/** What a partner's server does in the sandbox: signs a ticket for one of its people, asks what it may know of one. */
export function registerEntranceDesk(): void {
  registerDeskAction(
    'issue-entrance-ticket',
    z.object({ partnerCode: z.string().min(1).max(64), subject: z.string().min(1).max(200) }),
    async ({ partnerCode, subject }, { now, services }) => {
      const key = entranceKeyOf(services.config, partnerCode) ?? refuse('forbidden');
      return { ticket: newTicket(partnerCode, subject, key, now) };
    },
  );
  registerDeskAction(
    'read-authorized-information',
    z.object({ partnerCode: z.string().min(1).max(64), mobile: z.string().min(1).max(20) }),
    async ({ partnerCode, mobile }, { db }) => {
      const [user] = await db
        .select({ userId: users.userId })
        .from(users)
        .where(eq(users.mobile, mobile));
      return user === undefined ? refuse('forbidden') : handedOver(db, user.userId, partnerCode);
    },
  );
}
