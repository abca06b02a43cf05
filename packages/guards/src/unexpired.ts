import { href } from '@xinglin/routes';
import { allow, asksFor, redirect, type Guard } from './guard';

/**
 * User info whose time has passed is no sign-in (spec 1 §4). The notice the specification asks for is the
 * login page's own (`expired=1`), because what the person needs there is to sign in again; an open page
 * stays open.
 */
export const unexpired: Guard = (context) => {
  const { user } = context;
  if (!user?.login || user.gmtExpired === null || !asksFor(context, 'login')) return allow;
  if (Date.parse(user.gmtExpired) > context.now) return allow;
  return redirect(
    href('account.login', {}, { target: context.url, expired: 1 }),
    'user info expired',
  );
};
