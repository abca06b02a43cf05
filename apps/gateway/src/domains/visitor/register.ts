import { eq } from 'drizzle-orm';
import { registerSignInListener } from '../../kernel/people/accounts/sign-in-listeners';
import { registerDeadline } from '../../platform/deadlines';
import type { Erasure } from '../write-off/parts';
import { clearAbandonedVisitors } from './abandoned';
import { visitors } from './tables';
import { endTemporaryTokensOf } from './temporary-tokens';

/**
 * Whoever signs in is no visitor any more, whether they bound a number or came by an account of their own; whoever never
 * does is forgotten by `erasures`.
 */
export function registerVisitors(erasures: readonly Erasure[]): void {
  registerDeadline({
    name: 'visitor.clearAway',
    sweep: (db, now, services) => clearAbandonedVisitors(db, now, services, erasures),
  });
  registerSignInListener('visitor', async ({ db, session }, userId) => {
    await endTemporaryTokensOf(db, userId);
    await db.delete(visitors).where(eq(visitors.userId, userId));
    if (session?.isTempLogin) await endTemporaryTokensOf(db, session.userId);
  });
}
