import { matchRoute, routes, type RouteMatch, type RouteTable } from '@xinglin/routes';
import { declared } from '@xinglin/routes/declared';

const addresses = new WeakMap<RouteTable, RouteTable>();

/**
 * The route of an address in a channel's table. Null where a route without a page holds the address, which another
 * route would match otherwise: `/hospital/search` is no hospital called "search".
 */
export function findRoute(table: RouteTable, pathname: string): RouteMatch | null {
  let known = addresses.get(table);
  if (!known) {
    known = { ...declared, ...table };
    addresses.set(table, known);
  }
  const match = matchRoute(known, pathname);
  return match && Object.hasOwn(table, match.name) ? match : null;
}

/** What is a page of some channel, of another portal, or of a later release. */
const everywhere: RouteTable = { ...declared, ...routes };

/** Whether an address can become a page by a change of configuration or a release; one that no table holds cannot. */
export function canBecomePage(pathname: string): boolean {
  const match = matchRoute(everywhere, pathname);
  return match !== null && match.name !== 'portal.notFound';
}
