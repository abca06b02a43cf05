import {
  assistant,
  misplacedPages,
  overseas,
  overseasConsult,
  overseasDocuments,
  overseasThanks,
} from '@xinglin/routes';
import { expect, it } from 'vitest';
import { assistantPages } from './assistant-pages';
import { consultPages } from './consult-pages';
import { documentPages } from './document-pages';
import { pages } from './pages';
import { thanksPages } from './thanks-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(overseas, pages)).toEqual([]);
  expect(misplacedPages(overseasConsult, consultPages)).toEqual([]);
  expect(misplacedPages(overseasDocuments, documentPages)).toEqual([]);
  expect(misplacedPages(assistant, assistantPages)).toEqual([]);
  expect(misplacedPages(overseasThanks, thanksPages)).toEqual([]);
});
