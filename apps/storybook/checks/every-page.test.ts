import type { PageModule, ShownPage } from '@xinglin/api';
import { loadChannels } from '@xinglin/portal/developers';
import type { ShownState } from '@xinglin/testing/stories';
import { beforeAll, describe, expect, it } from 'vitest';
import { portals } from '../.storybook/channels';

type Stories = Readonly<Record<string, { readonly parameters?: { readonly shown?: ShownState } }>>;

const files = import.meta.glob<Stories>('../../../{packages,partners}/*/src/**/*.stories.tsx');

const isShown = (page: PageModule): page is ShownPage => page.default !== undefined;

describe('stories of pages', () => {
  const shown: ShownState[] = [];
  /** Each page once, with the first route that leads to it. */
  const pages = new Map<ShownPage['default'], string>();

  beforeAll(async () => {
    for (const file of await Promise.all(Object.values(files).map((load) => load()))) {
      for (const story of Object.values(file)) {
        const state = story.parameters?.shown;
        if (state) shown.push(state);
      }
    }
    const loaded = await Promise.all([...portals.values()].map((portal) => loadChannels(portal)));
    const all = loaded.flatMap((channels) => channels.all);
    const loaders = new Map(
      all
        .flatMap(({ pages: loaded }) => Object.entries(loaded))
        .map(([name, load]) => [load, name]),
    );
    for (const [load, name] of loaders) {
      const page = await load();
      if (isShown(page) && !pages.has(page.default)) pages.set(page.default, name);
    }
  }, 120_000);

  it('are there for every page that shows itself', () => {
    const known = new Set(shown.flatMap(({ page, alike }) => [page, ...alike]));
    const without = [...pages].filter(([page]) => !known.has(page)).map(([, name]) => name);
    expect(pages.size).toBeGreaterThan(50);
    expect(without).toEqual([]);
  });

  it('show each state that a page has', () => {
    const missing = shown
      .filter(({ state }) => state === 'full')
      .flatMap(({ page, needed }) => {
        const there = shown.filter((one) => one.page === page).map(({ state }) => state);
        return needed
          .filter((state) => !there.includes(state))
          .map((state) => `${pages.get(page) ?? page.name}: ${state}`);
      });
    expect(missing).toEqual([]);
  });
});
