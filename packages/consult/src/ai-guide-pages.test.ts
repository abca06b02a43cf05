import { aiConsult, assistant, misplacedPages } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { aiGuidePages } from './ai-guide-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages({ ...aiConsult, ...assistant }, aiGuidePages)).toEqual([]);
});
