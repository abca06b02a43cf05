import type { RouteName, RouteRow, RouteTable } from '@xinglin/routes';
import { chainFor } from './check-access';
import type { ServerRoutes } from './check-navigation';
import { allow, personOf, type GuardChannel, type GuardContext } from './guard';
import { guardChain, type GuardName } from './guard-chain';
import { plainBrowser } from './guard-channel';

/**
 * What the browser asks itself, what it tells by the row alone (channel rules), and what the server has settled before
 * the page is there (a dead token).
 */
const notByName: readonly GuardName[] = [
  'unexpired',
  'signedIn',
  'bound',
  'channelMatched',
  'addressWhole',
  'recognised',
];
const serverChain = guardChain.filter(({ name }) => !notByName.includes(name));

/** By channel and what of a person makes a difference: a handful for each channel. */
const kept = new WeakMap<GuardChannel, WeakMap<RouteTable, Map<string, ServerRoutes>>>();

/**
 * The routes of a channel that a browser must leave to the server for this person: those where a guard that only the
 * server can ask does not simply allow. Told to the page, which may come out of a cache, so that it goes by the person
 * and the channel and never by whether the page runs in the native app.
 * @param table the channel's merged routes.
 */
export function serverRoutes(
  { user, environment, channel, now }: Omit<GuardContext, 'route' | 'url' | 'hasToken'>,
  table: RouteTable,
): ServerRoutes {
  const person = personOf({ user });
  const messagingApp = environment.messagingApp && person !== null;
  const key = person
    ? [
        person.verifyStatus,
        person.corpconsult,
        messagingApp && !person.wxConfigVO.hasWxDevice,
      ].join()
    : '';
  const tables = kept.get(channel) ?? new WeakMap<RouteTable, Map<string, ServerRoutes>>();
  kept.set(channel, tables);
  const known = tables.get(table) ?? new Map<string, ServerRoutes>();
  tables.set(table, known);
  const before = known.get(key);
  if (before) return before;

  const asked: string[] = [];
  const left: string[] = [];
  // The keys of a table are its names; Object.entries widens them.
  for (const [name, row] of Object.entries(table) as [RouteName, RouteRow][]) {
    const context: GuardContext = {
      route: { name, row, path: row.path, params: {} },
      url: row.path,
      user: person,
      hasToken: person !== null,
      now,
      environment: { ...plainBrowser, messagingApp },
      channel,
    };
    const open = chainFor(context, serverChain).every(({ guard }) => guard(context) === allow);
    (open ? left : asked).push(name);
  }
  const routes: ServerRoutes =
    asked.length <= left.length ? { names: asked, others: false } : { names: left, others: true };
  known.set(key, routes);
  return routes;
}
