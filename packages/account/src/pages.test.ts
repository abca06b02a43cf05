import {
  account,
  centre,
  contacts,
  entrance,
  family,
  misplacedPages,
  realName,
} from '@xinglin/routes';
import { expect, it } from 'vitest';
import { centrePages } from './centre-pages';
import { contactsPages } from './contacts-pages';
import { entrancePages } from './entrance-pages';
import { familyPages } from './family-pages';
import { pages } from './pages';
import { realNamePages } from './real-name-pages';

it('has each page in the file its path says', () => {
  expect(misplacedPages(account, pages)).toEqual([]);
  expect(misplacedPages(centre, centrePages)).toEqual([]);
  expect(misplacedPages(contacts, contactsPages)).toEqual([]);
  expect(misplacedPages(entrance, entrancePages)).toEqual([]);
  expect(misplacedPages(family, familyPages)).toEqual([]);
  expect(misplacedPages(realName, realNamePages)).toEqual([]);
});
