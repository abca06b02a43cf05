// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { AddAskerRequest, AddAskerResponse, Asker, DeleteAskerRequest, DeleteAskerResponse, GetAskerRequest, ListAskersResponse, ListCountriesResponse, UpdateAskerRequest, UpdateAskerResponse } from './types/overseas';

/** The calls of the overseas domain. */
export const overseasCalls: {
  listCountries: CallRow<void, ListCountriesResponse, 'query'>;
  listAskers: CallRow<void, ListAskersResponse, 'query'>;
  getAsker: CallRow<GetAskerRequest, Asker, 'query'>;
  addAsker: CallRow<AddAskerRequest, AddAskerResponse, 'mutation'>;
  updateAsker: CallRow<UpdateAskerRequest, UpdateAskerResponse, 'mutation'>;
  deleteAsker: CallRow<DeleteAskerRequest, DeleteAskerResponse, 'mutation'>;
} = {
  listCountries: {
    path: '/overseas/country/list.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listAskers: {
    path: '/overseas/asker/list.json',
    kind: 'query',
    tags: [
      'Asker'
    ]
  },
  getAsker: {
    path: '/overseas/asker/detail.json',
    kind: 'query',
    tags: [
      'Asker'
    ]
  },
  addAsker: {
    path: '/overseas/asker/add.json',
    kind: 'mutation',
    tags: [
      'Asker'
    ]
  },
  updateAsker: {
    path: '/overseas/asker/update.json',
    kind: 'mutation',
    tags: [
      'Asker'
    ]
  },
  deleteAsker: {
    path: '/overseas/asker/delete.json',
    kind: 'mutation',
    tags: [
      'Asker'
    ]
  }
};
