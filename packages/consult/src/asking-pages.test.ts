import { asking, misplacedPages } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { askingPages } from './asking-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(asking, askingPages)).toEqual([]);
});
