// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetAreaByIpResponse, GetLocationRequest, GetLocationResponse, GetNumberByIpResponse, ListOrderChildAreasRequest, ListOrderChildAreasResponse, ListOrderProvincesResponse, SearchAreasRequest, SearchAreasResponse } from './types/areas';

/** The calls of the areas domain. */
export const areasCalls: {
  getAreaByIp: CallRow<void, GetAreaByIpResponse, 'query'>;
  getNumberByIp: CallRow<void, GetNumberByIpResponse, 'query'>;
  searchAreas: CallRow<SearchAreasRequest, SearchAreasResponse, 'query'>;
  listOrderProvinces: CallRow<void, ListOrderProvincesResponse, 'query'>;
  listOrderChildAreas: CallRow<ListOrderChildAreasRequest, ListOrderChildAreasResponse, 'query'>;
  getLocation: CallRow<GetLocationRequest, GetLocationResponse, 'query'>;
} = {
  getAreaByIp: {
    path: '/common/area/getareabyip',
    kind: 'query',
    open: true
  },
  getNumberByIp: {
    path: '/common/area/getnumberbyip',
    kind: 'query',
    open: true
  },
  searchAreas: {
    path: '/common/area/search/getareas',
    kind: 'query',
    open: true,
    cached: true
  },
  listOrderProvinces: {
    path: '/order/areaconfig/getprovincelist',
    kind: 'query',
    open: true,
    cached: true
  },
  listOrderChildAreas: {
    path: '/order/areaconfig/getchildlist',
    kind: 'query',
    open: true,
    cached: true
  },
  getLocation: {
    path: '/moduleoperate/location/get',
    kind: 'query',
    method: 'GET',
    encoding: 'query',
    open: true
  }
};
