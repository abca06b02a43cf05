import { misplacedPages, overseas, overseasDocuments } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { documentPages } from './document-pages';
import { pages } from './pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(overseas, pages)).toEqual([]);
  expect(misplacedPages(overseasDocuments, documentPages)).toEqual([]);
});
