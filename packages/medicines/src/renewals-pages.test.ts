import { misplacedPages, renewals } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { renewalsPages } from './renewals-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(renewals, renewalsPages)).toEqual([]);
});
