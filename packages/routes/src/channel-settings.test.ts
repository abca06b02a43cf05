import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { channelSettings, mainSettings, type SettingsChange } from './channel-settings';
import { currentChannel } from './current-channel';
import { layPageConfig, type PageConfig } from './page-config';
import { mergePartner } from './merge-partner';
import { pageModules } from './page-modules';
import type { RouteTable } from './route-row';
import { routes } from './generated/tables';

test('without a change they are the main portal’s', () => {
  expect(channelSettings()).toEqual(mainSettings);
  expect(channelSettings(null, undefined, {})).toEqual(mainSettings);
});

test('the default set, the partner and the remote configuration lie over each other by name', () => {
  const settings = channelSettings(
    { phone: '1', floatingMenu: { service: false } },
    {
      phone: '2',
      floatingMenu: { entries: [{ icon: 'phone', title: 'a:b', link: '/' }] },
      pageConfig: { 'directory.home': { doctors: { hidden: true, title: 'Doctors' } } },
    },
    { pageConfig: { 'directory.home': { doctors: { hidden: false }, page: { title: 'Home' } } } },
  );
  expect(settings).toEqual({
    ...mainSettings,
    phone: '2',
    floatingMenu: {
      ...mainSettings.floatingMenu,
      service: false,
      entries: [{ icon: 'phone', title: 'a:b', link: '/' }],
    },
    pageConfig: {
      'directory.home': { doctors: { hidden: false, title: 'Doctors' }, page: { title: 'Home' } },
    },
  });
});

const module = fc.record(
  { hidden: fc.boolean(), title: fc.string(), link: fc.webPath() },
  { requiredKeys: [] },
);
const names = Object.entries(pageModules).flatMap(([route, rows]) =>
  Object.keys(rows).map((key) => [route, key] as const),
);
const pageConfig: fc.Arbitrary<PageConfig> = fc
  .array(fc.tuple(fc.constantFrom(...names), module))
  .map((changes) =>
    layPageConfig(...changes.map(([[route, key], change]) => ({ [route]: { [key]: change } }))),
  );
const change: fc.Arbitrary<SettingsChange> = fc.record(
  {
    phone: fc.string(),
    footer: fc.boolean(),
    combinedLogin: fc.boolean(),
    floatingMenu: fc.record({ enabled: fc.boolean(), service: fc.boolean() }, { requiredKeys: [] }),
    pageConfig,
  },
  { requiredKeys: [] },
);

describe('merging', () => {
  test('twice is as once, and an empty change changes nothing', () => {
    fc.assert(
      fc.property(change, change, (one, other) => {
        const laid = channelSettings(one, other);
        expect(channelSettings(one, other, other)).toEqual(laid);
        expect(channelSettings(laid)).toEqual(laid);
        expect(channelSettings(one, {}, other, null)).toEqual(laid);
      }),
    );
  });

  test('each name has the value of the last change that names it, however the changes are grouped', () => {
    fc.assert(
      fc.property(change, change, change, (one, two, three) => {
        const laid = channelSettings(one, two, three);
        expect(channelSettings(channelSettings(one, two), three)).toEqual(laid);
        for (const name of ['phone', 'footer', 'combinedLogin'] as const) {
          const last = [mainSettings, one, two, three].findLast((layer) => name in layer);
          expect(laid[name]).toEqual(last?.[name]);
        }
        for (const [route, key] of names) {
          const given = [one, two, three].flatMap((layer) => {
            const pages: Readonly<Record<string, Readonly<Record<string, object>>>> =
              layer.pageConfig ?? {};
            return pages[route]?.[key] ?? [];
          });
          const pages: Readonly<Record<string, Readonly<Record<string, object>>>> = laid.pageConfig;
          expect(pages[route]?.[key] ?? {}).toEqual(Object.assign({}, ...given));
        }
      }),
    );
  });

  test('a name from outside cannot reach into every object', () => {
    const hostile: PageConfig = JSON.parse('{"__proto__":{"__proto__":{"hidden":true}}}');
    layPageConfig(hostile, hostile);
    expect(Object.prototype).not.toHaveProperty('hidden');
    expect({}).not.toHaveProperty('hidden');
  });
});

test('nothing leads to a page the channel has not got', () => {
  const { table } = mergePartner(routes, { onlyRoutes: ['directory.home', 'directory.search'] });
  const channel = currentChannel({ id: 'closed', code: 'closed' }, table);
  expect(channel.tabs).toEqual(['home']);
  expect(channel.pageConfig).toMatchObject({
    'directory.home': { book: { hidden: true }, doctors: { hidden: true } },
  });
  expect(channel.pageConfig['directory.home']).not.toHaveProperty('findDoctor');
  expect(channel.pageConfig).not.toHaveProperty('directory.hospital');
  expect(channel.floatingMenu.pages).toEqual(['home']);
  expect(currentChannel({ id: null, code: null }, routes)).toEqual({
    ...mainSettings,
    id: null,
    code: null,
  });
});

test.each([
  [null, true],
  ['wx', true],
  ['gh', true],
  ['sanming', false],
])('the floating menu of %s has customer service: %s', (code, has) => {
  expect(currentChannel({ id: code, code }, routes).floatingMenu.service).toBe(has);
  const without = { floatingMenu: { service: false } };
  expect(currentChannel({ id: code, code }, routes, without).floatingMenu.service).toBe(false);
});

test('the chronic-disease banner shows where its home is', () => {
  const identity = { id: 'sanming', code: 'sanming' };
  const chronic: RouteTable = {
    ...routes,
    'consult.chronicHome': { path: '/chronic-disease/home', title: 'a:b' },
  };
  const { 'consult.chronicHome': _, ...other } = chronic;
  const wanted = { chronicDiseaseBanner: true };
  const home = (table: RouteTable, change = wanted): boolean =>
    currentChannel(identity, table, change).chronicDiseaseBanner;
  expect(home(chronic)).toBe(true);
  expect(home(chronic, { chronicDiseaseBanner: false })).toBe(false);
  const without = Object.fromEntries(
    Object.entries(other).filter(([, { path }]) => path !== '/chronic-disease/home'),
  );
  expect(home(without)).toBe(false);
});

test('a closed channel keeps the pages every channel needs, and the other names of its own', () => {
  const { table } = mergePartner(routes, { onlyRoutes: ['booking.orderDetail'] });
  const generic = Object.keys(routes).filter((name) => name.startsWith('portal.'));
  expect(Object.keys(table).sort()).toEqual([
    'account.authLogin',
    'account.login',
    'booking.officialAccountOrderDetail',
    'booking.orderDetail',
    'booking.standardOrderDetail',
    'overseas.login',
    ...generic.sort(),
  ]);
});

test('where sign-in and binding are one step, what asks for the first asks for both', () => {
  const { table } = mergePartner(routes, { settings: { combinedLogin: true } });
  for (const [name, row] of Object.entries(table)) {
    const before = routes[name as keyof typeof routes] as typeof row;
    expect(row.requires?.includes('binding') ?? false, name).toBe(
      before.requires?.includes('login') ?? false,
    );
  }
});
