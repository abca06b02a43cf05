import { medicines, misplacedPages } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { pages } from './pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(medicines, pages)).toEqual([]);
});
