import { matchRoute, routes, type RouteMeta } from '@xinglin/routes';
import type { GuardChannel, GuardContext, GuardEnvironment, GuardUser } from '../guard';
import { plainBrowser } from '../guard-channel';
import { settings } from './channels';
import { now } from './people';

/** What differs from a visitor in a plain browser on the main portal. */
export interface Differences {
  readonly meta?: Partial<RouteMeta>;
  readonly channel?: Partial<GuardChannel>;
  readonly environment?: Partial<GuardEnvironment>;
  readonly hasToken?: boolean;
}

/** The context of a request for a page of the composed table. */
export function contextOf(
  url: string,
  user: GuardUser | null,
  { meta = {}, channel = {}, environment = {}, hasToken = user !== null }: Differences = {},
): GuardContext {
  const route = matchRoute(routes, new URL(url, 'http://portal.invalid').pathname);
  const main = settings['main']?.channel;
  if (!route || !main) throw new Error(`no route for ${url}`);
  return {
    route: { ...route, row: { ...route.row, ...meta } },
    url,
    user,
    hasToken,
    now,
    environment: { ...plainBrowser, ...environment },
    channel: { ...main, ...channel },
  };
}
