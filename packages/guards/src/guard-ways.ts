import { signInHref, type RouteMatch } from '@xinglin/routes';
import type { PageContext } from './guard';

/** The sign-in that belongs to a page, with the way back (spec 2 §2.1). */
export function loginFor(
  { route, url, channel }: Pick<PageContext, 'route' | 'url' | 'channel'>,
  expired = false,
): string {
  return signInHref(channel.signIn, route.path, { target: url, expired: expired ? 1 : undefined });
}

/**
 * Pages that guards lead to. No guard may lead away from them, or a person would go in circles: a sign-in that
 * asks for sign-in, a closed channel without a way in.
 */
export function isWay({ row }: RouteMatch, wakeUpPath: string | null): boolean {
  return row.signsIn === true || row.path === wakeUpPath;
}
