import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../account/tables';
import { refuse } from '../platform/refusal';
import { registerDeskAction } from '../sandbox/sandbox-desk';

const dayMs = 24 * 60 * 60 * 1000;

/** Lets an account sleep in the sandbox, so that it need not be waited for. */
export function registerSleepDesk(): void {
  registerDeskAction(
    'let-account-sleep',
    z.object({ mobile: z.string().min(1).max(20), days: z.int().min(1).max(3_650) }),
    async ({ mobile, days }, { db, now }) => {
      const [slept] = await db
        .update(users)
        .set({ lastSignInAt: new Date(now.getTime() - days * dayMs) })
        .where(eq(users.mobile, mobile))
        .returning({ lastSignInAt: users.lastSignInAt });
      return slept ?? refuse('forbidden');
    },
  );
}
