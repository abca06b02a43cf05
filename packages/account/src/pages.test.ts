import { account, centre, entrance, misplacedPages } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { centrePages } from './centre-pages';
import { entrancePages } from './entrance-pages';
import { pages } from './pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(account, pages)).toEqual([]);
  expect(misplacedPages(centre, centrePages)).toEqual([]);
  expect(misplacedPages(entrance, entrancePages)).toEqual([]);
});
