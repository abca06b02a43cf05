import { allow, asksFor, personOf, type Guard, type GuardEffect } from './guard';
import { loginFor } from './guard-ways';

/**
 * A token of no user of the portal is taken away: of a user whose type is not 0, or of one who is
 * not signed in (spec 1 §4). From there on the person is a visitor, who may still see an open page.
 */
export const recognised: Guard = (context) => {
  if (!context.hasToken || personOf(context)) return allow;
  const effects: readonly GuardEffect[] = ['clearToken'];
  if (!asksFor(context, 'login')) return { kind: 'allow', effects };
  return { kind: 'redirect', to: loginFor(context), reason: 'loginRequired', effects };
};
