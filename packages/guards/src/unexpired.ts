import { allow, asksFor, redirect, type PageContext, type Verdict } from './guard';
import { loginFor } from './guard-ways';

/**
 * User info whose time has passed is no sign-in (spec 1 §4). The notice the specification asks for is the
 * login page's own (`expired=1`), because what the person needs there is to sign in again; an open page
 * stays open.
 */
export function unexpired(context: PageContext): Verdict {
  const { user } = context;
  if (!user?.login || user.gmtExpired === null || !asksFor(context, 'login')) return allow;
  if (Date.parse(user.gmtExpired) > context.now) return allow;
  return redirect(loginFor(context, true), 'userInfoExpired');
}
