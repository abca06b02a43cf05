import { misplacedPages, sharing } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { sharingPages } from './sharing-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(sharing, sharingPages)).toEqual([]);
});
