// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetRedDotResourcesResponse, RefreshRedDotResourcesRequest, RefreshRedDotResourcesResponse } from './types/red-dots';

/** The calls of the redDots domain. */
export const redDotsCalls: {
  getRedDotResources: CallRow<void, GetRedDotResourcesResponse, 'query'>;
  refreshRedDotResources: CallRow<RefreshRedDotResourcesRequest, RefreshRedDotResourcesResponse, 'mutation'>;
} = {
  getRedDotResources: {
    path: '/bffnode/portal/basic/getreddotres',
    kind: 'query',
    tags: [
      'Session',
      'RedDot',
      'RegistrationOrder',
      'RealName'
    ]
  },
  refreshRedDotResources: {
    path: '/bffnode/portal/basic/refreshreddotres',
    kind: 'mutation',
    tags: [
      'RedDot'
    ]
  }
};
