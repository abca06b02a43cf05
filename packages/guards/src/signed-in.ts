import { href } from '@xinglin/routes';
import { allow, asksFor, redirect, type Guard } from './guard';

/** A page that asks for login leads a visitor to it and keeps the way back (spec 1 §4). */
export const signedIn: Guard = (context) => {
  if (context.user?.login || !asksFor(context, 'login')) return allow;
  return redirect(href('account.login', {}, { target: context.url }), 'login required');
};
