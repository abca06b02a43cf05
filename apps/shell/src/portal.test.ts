import { fillPath, holdsPath, mainSignIn, misplacedPages, pathsOf } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { portal } from './portal';

const features = [...portal.features, ...portal.ownFeatures];

// `/hospital/experts` is one feature's page beside another's `/hospital/:id`: both are asked, and the page stands first.
test.each(features)(
  'a path of $id leads to it, and to another by a parameter at most',
  async ({ id, load }) => {
    const { routes } = await load();
    for (const path of Object.values(routes).flatMap(pathsOf)) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const address = fillPath(path, Object.fromEntries(names.map((name) => [name, '7'])));
      const found = features.filter(
        ({ id: other, paths }) =>
          holdsPath(paths, address) &&
          (other === id ||
            holdsPath(
              paths.filter((one) => !one.includes(':')),
              address,
            )),
      );
      expect(
        found.map((feature) => feature.id),
        address,
      ).toEqual([id]);
    }
  },
);

test.each(features)('each page of $id lies in the file its path says', async ({ load }) => {
  const { routes, pages } = await load();
  expect(misplacedPages(routes, pages)).toEqual([]);
});

test.each(features)('the titles of $id have their texts', async ({ load }) => {
  const { routes, namespaces } = await load();
  for (const row of Object.values(routes)) {
    for (const key of [row.title, row.description].filter((one) => one !== undefined)) {
      const [namespace = '', path = ''] = key.split(':');
      const texts: unknown = (await namespaces[namespace]?.['zh-Hans']?.())?.default;
      const text = path
        .split('.')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
      expect(text, key).toEqual(expect.any(String));
    }
  }
});

test.each(features)('$id speaks every language of the portal', async ({ load }) => {
  const { namespaces } = await load();
  for (const [namespace, loaders] of Object.entries(namespaces))
    expect(Object.keys(loaders), namespace).toEqual(expect.arrayContaining([...portal.locales]));
});

test('people sign in where the product’s own settings say', () => {
  expect(portal.signIn).toEqual(mainSignIn);
});

test('each main destination has its tab, and each tab its page', async () => {
  const tables = await Promise.all(features.map(async ({ load }) => (await load()).routes));
  const rows = tables.flatMap((routes) => Object.values(routes));
  const named = new Set(rows.flatMap(({ tabBar }) => tabBar ?? []));
  const tabs = Object.values(portal.tabs);
  expect(tabs.map(({ destination }) => destination).sort()).toEqual([...named].sort());
  expect(rows.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...tabs.map(({ to }) => to),
      portal.signIn.login,
      portal.signIn.binding,
    ]),
  );
});
