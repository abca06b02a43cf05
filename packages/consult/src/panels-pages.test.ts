import { misplacedPages, panels } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { panelsPages } from './panels-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(panels, panelsPages)).toEqual([]);
});
