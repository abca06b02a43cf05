import { firstSegments, misplacedPages } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { ownFeatures } from './own-features';

test.each(ownFeatures)(
  '$id is found by its first segments, its pages by their paths',
  async (own) => {
    const { routes, pages } = await own.load();
    expect([...own.segments].sort()).toEqual(firstSegments(routes));
    expect(misplacedPages(routes, pages)).toEqual([]);
  },
);
