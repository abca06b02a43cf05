// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetHomeTabbarResponse } from './types/home';

/** The calls of the home domain. */
export const homeCalls: {
  getHomeTabbar: CallRow<void, GetHomeTabbarResponse, 'query'>;
} = {
  getHomeTabbar: {
    path: '/bffnode/home/tabbar',
    kind: 'query',
    open: true,
    cached: true
  }
};
