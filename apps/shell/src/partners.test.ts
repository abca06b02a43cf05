import { readFileSync } from 'node:fs';
import { matchRoute, mergePartner, routes, type RouteTable } from '@xinglin/routes';
import { coloursOf, contrast } from '@xinglin/ui/colour-contrast';
import { describe, expect, test } from 'vitest';
import { portal } from './portal';

const { partners, defaultPartner } = await portal.channels();
const entries = [...partners, ...(defaultPartner ? [defaultPartner] : [])];
const languages = portal.locales;

const tokens = (file: string): string =>
  readFileSync(new URL(`../../../packages/ui/src/tokens/${file}.css`, import.meta.url), 'utf8');

/** Every colour as the browser finds it in each mode, the partner's over the product's. */
function tokenSets(id: string): Record<string, Record<string, string>> {
  const own = readFileSync(
    new URL(`../../../partners/${id}/src/theme.css`, import.meta.url),
    'utf8',
  );
  const root = `:root[data-channel='${id}']`;
  const isDark = "[data-theme='dark']";
  const isElder = "[data-mode='elder']";
  const light = { ...coloursOf(tokens('light'), ':root'), ...coloursOf(own, root) };
  const dark = {
    ...light,
    ...coloursOf(tokens('dark'), `:root${isDark}`),
    ...coloursOf(own, root + isDark),
  };
  const elder = tokens('elder');
  const notDark = `${isElder}:not(${isDark})`;
  return {
    light,
    dark,
    'elder light': {
      ...light,
      ...coloursOf(elder, `:root${notDark}`),
      ...coloursOf(own, root),
      ...coloursOf(own, root + notDark),
    },
    'elder dark': {
      ...dark,
      ...coloursOf(elder, `:root${isElder}${isDark}`),
      ...coloursOf(own, root + isDark),
      ...coloursOf(own, root + isElder + isDark),
    },
  };
}

const pairs = [
  ['brand-text', 'card'],
  ['brand-text', 'page'],
  ['brand-text', 'brand-weak'],
  ['brand-weak-text', 'brand-weak'],
  ['brand-weak-text', 'card'],
  ['text', 'brand-weak'],
  ['text-soft', 'brand-weak'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-hero', 'hero-start'],
  ['on-hero', 'hero-middle'],
] as const;

describe.each(partners)('the colours of $id', ({ id }) => {
  test.each(Object.entries(tokenSets(id)))('can be read in %s', (_mode, colours) => {
    for (const [text, ground] of pairs) {
      const ratio = contrast(colours[text] ?? '', colours[ground] ?? '');
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('colour the bars of the browser as well', async () => {
    const partner = await partners.find((one) => one.id === id)?.load();
    expect(partner?.themeColor).toBe(tokenSets(id)['light']?.['brand']);
  });
});

describe.each(entries)('$id', ({ id, load }) => {
  test('is called what its package is', async () => {
    expect((await load()).id).toBe(id);
  });

  test('names itself in every language', async () => {
    const { texts } = await load();
    if (!texts) return;
    for (const language of languages) {
      const { default: shared } = (await texts['shared']?.[language]?.()) ?? {};
      expect(shared, language).toMatchObject({ brand: { name: expect.stringMatching(/\S/) } });
    }
  });

  test('has a page in its place for each that it replaces or adds', async () => {
    const { routes: changes = {}, feature } = await load();
    const replaced = Object.entries(changes).flatMap(([name, change]) =>
      change && 'page' in change && change.page ? [[name, change.page] as const] : [],
    );
    for (const [name, page] of [...replaced, ...Object.entries(feature?.pages ?? {})]) {
      // Widened: the name comes from the partner's own keys.
      const row = (routes as RouteTable)[name as keyof RouteTable];
      const file = `pages/${row?.path.slice(1).replaceAll(':', '$') || 'index'}.page`;
      expect(String(page)).toContain(`/${file}`);
      const shown: { default?: unknown; forward?: unknown } = await page();
      expect(shown.default ?? shown.forward).toEqual(expect.any(Function));
    }
    expect(Object.keys(feature?.pages ?? {})).toEqual(Object.keys(feature?.routes ?? {}));
  });

  test('leads only to pages it has', async () => {
    const partner = await load();
    const { table } = mergePartner<RouteTable, never>(
      { ...routes, ...partner.feature?.routes },
      { onlyRoutes: partner.onlyRoutes ?? Object.keys(routes) },
    );
    const links = Object.values(partner.settings?.pageConfig ?? {})
      .flatMap((modules) => Object.values<{ link?: string }>(modules))
      .flatMap(({ link }) => link ?? []);
    const entered = partner.settings?.floatingMenu?.entries ?? [];
    for (const link of [...links, ...entered.map((entry) => entry.link)]) {
      if (link.startsWith('/')) expect(matchRoute(table, link), link).not.toBeNull();
    }
  });
});

test('no two partners claim a host or an app id', async () => {
  const loaded = await Promise.all(partners.map(({ load }) => load()));
  for (const names of [loaded.flatMap(({ hosts }) => hosts), loaded.map(({ appId }) => appId)]) {
    expect(new Set(names).size).toBe(names.length);
  }
});
