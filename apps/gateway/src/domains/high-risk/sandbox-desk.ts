import { Instant, opaqueText } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../kernel/people/accounts/tables';
import { deskAction } from '../../kernel/desk/desk-action';
import { refuse } from '../../platform/refusal';

const dayMs = 24 * 60 * 60 * 1000;

/** Lets an account sleep in the sandbox, so that it need not be waited for. */
export const sleepDesk = [
  deskAction({
    name: 'let-account-sleep',
    summary: 'As if nobody had signed in for so many days.',
    onlyInSandbox: true,
    request: z.object({
      mobile: opaqueText({ max: 20 }),
      days: z.int().min(1).max(3_650),
    }),
    response: z.object({ lastSignInAt: Instant }),
    async handle({ mobile, days }, { db, now }) {
      const lastSignInAt = new Date(now.getTime() - days * dayMs);
      const slept = await db
        .update(users)
        .set({ lastSignInAt })
        .where(eq(users.mobile, mobile))
        .returning({ userId: users.userId });
      if (slept.length === 0) refuse('forbidden');
      return { lastSignInAt: lastSignInAt.toISOString() };
    },
  }),
];
