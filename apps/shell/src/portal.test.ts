import { fillPath, holdsPath, misplacedPages, pathsOf } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { portal } from './portal';

test.each(portal.features)('a path of $id leads to it and to no other', async ({ id, load }) => {
  const { routes } = await load();
  for (const path of Object.values(routes).flatMap(pathsOf)) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const address = fillPath(path, Object.fromEntries(names.map((name) => [name, '7'])));
    const found = portal.features.filter(({ paths }) => holdsPath(paths, address));
    expect(
      found.map((feature) => feature.id),
      address,
    ).toEqual([id]);
  }
});

test.each(portal.features)('each page of $id lies in the file its path says', async ({ load }) => {
  const { routes, pages } = await load();
  expect(misplacedPages(routes, pages)).toEqual([]);
});

test.each(portal.features)('the titles of $id have their texts', async ({ load }) => {
  const { routes, namespaces } = await load();
  for (const row of Object.values(routes)) {
    for (const key of [row.title, row.description].filter((one) => one !== undefined)) {
      const [namespace = '', path = ''] = key.split(':');
      const texts: unknown = (await namespaces[namespace]?.['zh-Hans']())?.default;
      const text = path
        .split('.')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
      expect(text, key).toEqual(expect.any(String));
    }
  }
});
