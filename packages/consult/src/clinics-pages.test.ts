import { clinics, misplacedPages } from '@xinglin/routes';
import { expect, it } from 'vitest';
import { clinicsPages } from './clinics-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(clinics, clinicsPages)).toEqual([]);
});
