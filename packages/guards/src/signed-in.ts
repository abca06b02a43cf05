import { allow, asksFor, redirect, type PageContext, type Verdict } from './guard';
import { loginFor } from './guard-ways';

/** A page that asks for login leads a visitor to it and keeps the way back (spec 1 §4). */
export function signedIn(context: PageContext): Verdict {
  if (context.user?.login || !asksFor(context, 'login')) return allow;
  return redirect(loginFor(context), 'loginRequired');
}
