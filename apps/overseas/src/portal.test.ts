import { fillPath, holdsPath, misplacedPages, pathsOf } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { portal } from './portal';

const { features } = portal;

test.each(features)('a path of $id leads to it alone', async ({ id, load }) => {
  const { routes } = await load();
  for (const path of Object.values(routes).flatMap(pathsOf)) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const address = fillPath(path, Object.fromEntries(names.map((name) => [name, '7'])));
    const found = features.filter(({ paths }) => holdsPath(paths, address));
    expect(
      found.map((feature) => feature.id),
      address,
    ).toEqual([id]);
  }
});

test.each(features)('each page of $id lies in the file its path says', async ({ load }) => {
  const { routes, pages } = await load();
  expect(misplacedPages(routes, pages)).toEqual([]);
});

test.each(features)('$id speaks every language of the portal', async ({ load }) => {
  const { namespaces } = await load();
  for (const [namespace, loaders] of Object.entries(namespaces))
    for (const locale of portal.locales)
      expect((await loaders[locale]?.())?.default, `${namespace} ${locale}`).toBeTypeOf('object');
});

test('each tab and each sign-in leads to a page', async () => {
  const tables = await Promise.all(features.map(async ({ load }) => (await load()).routes));
  const rows = tables.flatMap((routes) => Object.values(routes));
  const named = new Set(rows.flatMap(({ tabBar }) => tabBar ?? []));
  const tabs = Object.values(portal.tabs);
  expect(tabs.map(({ destination }) => destination).sort()).toEqual([...named].sort());
  expect(rows.map(({ path }) => path)).toEqual(
    expect.arrayContaining([...tabs.map(({ to }) => to), portal.signIn.login]),
  );
});
