import { expect, it } from 'vitest';
import { addressRows, packagesOf, pageTable, tablesOf } from './page-table.mjs';

const home = { path: '/' };
const centre = { path: '/my/nickname' };
const routes = { 'directory.home': home, 'account.nickname': centre };

it('takes the tables from what the routes export, by the name of their file', () => {
  const exported = {
    routes,
    realName: { 'account.nickname': centre },
    pageModules: { 'directory.home': { search: { about: 'The box' } } },
    matchRoute: () => null,
  };
  expect(tablesOf(exported)).toEqual({ 'real-name': { 'account.nickname': centre } });
});

it('finds the packages of pages by their files, a partner that replaces one as well', () => {
  const files = [
    'packages/directory/src/pages/index.page.tsx',
    'partners/tianjin/src/pages/index.page.tsx',
    'packages/account/src/pages/my/nickname.page.tsx',
  ];
  const pageFile = (path) => `pages${path === '/' ? '/index' : path}.page`;
  expect(packagesOf([home], pageFile, files)).toEqual(['packages/directory', 'partners/tianjin']);
});

it('puts what begins alike on one line for each table', () => {
  const rows = addressRows({
    booking: ['/booking/*', '/my/order/*', '/my/pay/*'],
    centre: ['/my/nickname'],
    directory: ['/', '/search'],
  });
  expect(rows.map(({ table, paths }) => [table, ...paths])).toEqual([
    ['directory', '/', '/search'],
    ['booking', '/booking/*'],
    ['centre', '/my/nickname'],
    ['booking', '/my/order/*', '/my/pay/*'],
  ]);
  expect(
    pageTable(rows.slice(0, 1), () => ['packages/directory'])
      .split('\n')
      .at(-1),
  ).toBe(
    '| `/` `/search` | [directory](../packages/routes/src/tables/directory.ts) | `packages/directory` |',
  );
});
