import { matchRoute, routes, type RouteName, type RouteRow } from '@xinglin/routes';
import { declared } from '@xinglin/routes/declared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAccess } from './check-access';
import { checkNavigation } from './check-navigation';
import { personOf, type GuardContext } from './guard';
import { serverRoutes } from './server-routes';
import { anyChannel, anyEnvironment, anyMeta, anyUser } from './testing/anybody';
import { settings } from './testing/channels';
import { contextOf } from './testing/context-of';
import { now, people } from './testing/people';

const all = { ...routes, ...declared };
// The keys of the tables are their names.
const rows = Object.entries(all) as [RouteName, RouteRow][];

/** As the browser meets it: the server has taken a dead token away before. */
function inBrowser(context: GuardContext, table: Parameters<typeof serverRoutes>[1]) {
  const user = personOf(context);
  return checkNavigation({ ...context, user }, serverRoutes({ ...context, user }, table));
}

describe('both sides agree', () => {
  test('on every route, for every person, on every channel: the browser says the same or asks', () => {
    const decided: Record<string, number> = {};
    for (const [channelKind, setting] of Object.entries(settings)) {
      for (const [personKind, user] of Object.entries(people)) {
        for (const [name, row] of rows) {
          const url = row.path.replace(/:\w+\??/g, 'x1');
          const context: GuardContext = {
            ...setting,
            route: { name, row, path: row.path, params: {} },
            url,
            user: personOf({ user }),
            hasToken: user !== null && user.type === 0,
            now,
          };
          const browser = inBrowser(context, all);
          if (browser.kind === 'load') continue;
          expect(checkAccess(context), `${channelKind}, ${personKind}, ${name}`).toEqual(browser);
          decided[channelKind] = (decided[channelKind] ?? 0) + 1;
        }
      }
    }
    const most = Object.keys(people).length * rows.length;
    // Where nothing sets the server apart it is hardly ever asked.
    expect((decided['main'] ?? 0) / most).toBeGreaterThan(0.9);
    expect((decided['open partner'] ?? 0) / most).toBeGreaterThan(0.9);
    // There every page leads elsewhere.
    expect((decided['redirected partner'] ?? 0) / most).toBeLessThan(0.1);
  });

  test('whatever the meta, the person and the channel', () => {
    let agreed = 0;
    fc.assert(
      fc.property(
        anyUser,
        anyMeta,
        anyChannel,
        anyEnvironment,
        (user, meta, channel, environment) => {
          const context = contextOf('/my/order/list?channel=a&orderKey=k', personOf({ user }), {
            meta,
            channel,
            environment,
          });
          const browser = inBrowser(context, { [context.route.name]: context.route.row });
          if (browser.kind === 'load') return;
          expect(checkAccess(context)).toEqual(browser);
          agreed += 1;
        },
      ),
      { numRuns: 2000 },
    );
    expect(agreed).toBeGreaterThan(100);
  });
});

describe('what is left to the server', () => {
  const namesFor = (
    url: string,
    differences: Parameters<typeof contextOf>[2],
    user = people.bound,
  ) => serverRoutes(contextOf(url, user, differences), routes);

  test("only partners' own pages on the main portal", () => {
    const owned = Object.entries<RouteRow>(routes).filter(([, { partners }]) => partners);
    expect(namesFor('/', {})).toEqual({ names: owned.map(([name]) => name), others: false });
  });
  test('all but its own pages in a closed channel, told by the shorter list', () => {
    const { channel } = settings['closed partner'] ?? {};
    const told = namesFor('/', channel ? { channel } : {});
    const asks = (name: string) => told.names.includes(name) !== told.others;
    expect(['booking.orderList', 'directory.search'].map(asks)).toEqual([true, true]);
    expect(
      ['directory.home', 'account.profile', 'account.login', 'portal.error'].map(asks),
    ).toEqual([false, false, false, false]);
    expect(told.names.length).toBeLessThanOrEqual(Object.keys(routes).length / 2);
  });
  test('pages with an account, for somebody at an unknown device in the messaging app', () => {
    const environment = { messagingApp: true };
    const { names, others } = namesFor('/', { environment }, people.elsewhere);
    const asks = (path: string) => {
      const name = matchRoute(routes, path)?.name ?? '';
      return names.includes(name) !== others;
    };
    expect([asks('/my/order/list'), asks('/hospital/1')]).toEqual([true, false]);
  });
  test('is worked out once for a channel and a kind of person', () => {
    const { channel } = contextOf('/', null);
    const again = () => serverRoutes({ ...contextOf('/', people.bound), channel }, routes);
    expect(again()).toBe(again());
    expect(serverRoutes({ ...contextOf('/', people.corporate), channel }, routes)).not.toBe(
      again(),
    );
  });
});
