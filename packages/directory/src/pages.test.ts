import { directory, misplacedPages } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { pages } from './pages';

it('keeps each page in the file its path says', () => {
  expect(misplacedPages(directory, pages)).toEqual([]);
});
