import { directory, introductions, misplacedPages } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { introductionPages } from './introduction-pages';
import { pages } from './pages';

it('keeps each page in the file its path says', () => {
  expect(misplacedPages(directory, pages)).toEqual([]);
  expect(misplacedPages(introductions, introductionPages)).toEqual([]);
});
