import { href } from '@xinglin/routes';
import { allow, asksFor, redirect, type Guard } from './guard';

/** A temporary sign-in without a bound mobile number binds one first (spec 1 §4). */
export const bound: Guard = (context) => {
  if (!context.user?.isTempLogin || !asksFor(context, 'binding')) return allow;
  return redirect(href('account.authLogin', {}, { target: context.url }), 'binding required');
};
