import { coins, misplacedPages } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { coinsPages } from './coins-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(coins, coinsPages)).toEqual([]);
});
