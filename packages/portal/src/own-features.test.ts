import { holdsPath, misplacedPages, pathsOf } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { furtherPages } from './further-pages';
import { troublePages } from './trouble-pages';

test.each([troublePages, furtherPages])(
  '$id is found by its paths, or here from the start; its pages by theirs',
  async (own) => {
    const { routes, pages } = await own.load();
    for (const path of own.id === 'portal' ? [] : Object.values(routes).flatMap(pathsOf))
      expect(holdsPath(own.paths, path), path).toBe(true);
    expect(misplacedPages(routes, pages)).toEqual([]);
  },
);
