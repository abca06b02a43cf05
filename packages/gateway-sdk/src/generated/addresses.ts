// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { AddAddressRequest, AddAddressResponse, DeleteAddressRequest, DeleteAddressResponse, GetAddressRequest, ListAddressesResponse, PostingAddress, RecognizeAddressRequest, RecognizeAddressResponse, SetDefaultAddressRequest, SetDefaultAddressResponse, UpdateAddressRequest, UpdateAddressResponse } from './types/addresses';

/** The calls of the addresses domain. */
export const addressesCalls: {
  listAddresses: CallRow<void, ListAddressesResponse, 'query'>;
  getAddress: CallRow<GetAddressRequest, PostingAddress, 'query'>;
  addAddress: CallRow<AddAddressRequest, AddAddressResponse, 'mutation'>;
  updateAddress: CallRow<UpdateAddressRequest, UpdateAddressResponse, 'mutation'>;
  deleteAddress: CallRow<DeleteAddressRequest, DeleteAddressResponse, 'mutation'>;
  setDefaultAddress: CallRow<SetDefaultAddressRequest, SetDefaultAddressResponse, 'mutation'>;
  recognizeAddress: CallRow<RecognizeAddressRequest, RecognizeAddressResponse, 'query'>;
} = {
  listAddresses: {
    path: '/logistics/postingaddress/list',
    kind: 'query',
    tags: [
      'Address'
    ],
    rerouted: true
  },
  getAddress: {
    path: '/logistics/postingaddress/detail',
    kind: 'query',
    tags: [
      'Address'
    ],
    rerouted: true
  },
  addAddress: {
    path: '/logistics/postingaddress/add',
    kind: 'mutation',
    tags: [
      'Address'
    ],
    rerouted: true
  },
  updateAddress: {
    path: '/logistics/postingaddress/update',
    kind: 'mutation',
    tags: [
      'Address'
    ],
    rerouted: true
  },
  deleteAddress: {
    path: '/logistics/postingaddress/delete',
    kind: 'mutation',
    tags: [
      'Address'
    ],
    rerouted: true
  },
  setDefaultAddress: {
    path: '/logistics/postingaddress/setdefault',
    kind: 'mutation',
    tags: [
      'Address'
    ],
    rerouted: true
  },
  recognizeAddress: {
    path: '/logistics/postingaddress/autorecognizeaddress',
    kind: 'query',
    rerouted: true
  }
};
