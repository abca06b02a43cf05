// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as namesPage from './package.page';
import * as itemsPage from './package_related.page';

afterEach(cleanup);

it.each([
  [
    'by their names',
    namesPage,
    '/search/package',
    'q',
    '/search/package_related',
    'searchRelatedPackage',
  ],
  [
    'by what they look at',
    itemsPage,
    '/search/package_related',
    'item',
    '/search/package',
    'searchPackage',
  ],
] as const)(
  'packages are searched %s, and the other way beside',
  async (_, page, path, field, otherPath, other) => {
    const { gateway } = await showPage(page, { path: `${path}?q=血糖` });
    expect(gateway.inputsOf('listPhysicalPackages')[0]).toMatchObject({ [field]: '血糖' });
    const way = screen.getByRole('link', { name: new RegExp(texts[other].title) });
    expect(way.getAttribute('href')).toBe(`${otherPath}?q=${encodeURIComponent('血糖')}`);
  },
);
