import { registerSignInListener } from '../account/sign-in-listeners';
import { endTemporaryTokensOf } from './temporary-tokens';

/** Whoever signs in is no visitor any more, whether they bound a number or came by an account of their own. */
export function registerVisitors(): void {
  registerSignInListener('visitor', async ({ db, session }, userId) => {
    await endTemporaryTokensOf(db, userId);
    if (session?.isTempLogin) await endTemporaryTokensOf(db, session.userId);
  });
}
