import { booking, entries, misplacedPages, precision } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { entryPages } from './entry-pages';
import { pages } from './pages';
import { precisionPages } from './precision-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(booking, pages)).toEqual([]);
  expect(misplacedPages(entries, entryPages)).toEqual([]);
  expect(misplacedPages(precision, precisionPages)).toEqual([]);
});
