import { createApiCache, isCacheDisabled } from '@xinglin/gateway-sdk';
import { createExpiringStorage } from '@xinglin/platform';

/** The API cache of this tab (spec 1 §9). */
export const pageCache = createApiCache({
  storage: createExpiringStorage({ area: () => window.sessionStorage, prefix: 'xl-api' }),
  sharedUrl: '/api/cache.json',
  isBypassed: () => isCacheDisabled(new URLSearchParams(window.location.search)),
});
