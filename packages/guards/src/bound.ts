import { bindingHref } from '@xinglin/routes';
import { allow, asksFor, redirect, type PageContext, type Verdict } from './guard';

/** A temporary sign-in without a bound mobile number binds one first (spec 1 §4). */
export function bound(context: PageContext): Verdict {
  if (!context.user?.isTempLogin || !asksFor(context, 'binding')) return allow;
  return redirect(bindingHref(context.channel.signIn, context.url), 'bindingRequired');
}
