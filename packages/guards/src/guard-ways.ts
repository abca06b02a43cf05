import { href, type RouteMatch } from '@xinglin/routes';
import type { PageContext } from './guard';

/** Where people from abroad sign in; a portal without that feature has no page below `/overseas` either. */
const overseasLogin = '/overseas/login';

/** The sign-in that belongs to a page, with the way back (spec 2 §2.1). */
export function loginFor(context: Pick<PageContext, 'route' | 'url'>, expired = false): string {
  const { route, url } = context;
  if (/^\/overseas(?:\/|$)/i.test(route.path))
    return `${overseasLogin}?target=${encodeURIComponent(url)}${expired ? '&expired=1' : ''}`;
  return href('account.login', {}, { target: url, expired: expired ? 1 : undefined });
}

/**
 * Pages that guards lead to. No guard may lead away from them, or a person would go in circles: a sign-in that
 * asks for sign-in, a closed channel without a way in.
 */
export function isWay(route: RouteMatch, wakeUpPath: string | null): boolean {
  const { path } = route.row;
  return [href('account.login'), href('account.authLogin'), overseasLogin, wakeUpPath].includes(
    path,
  );
}
