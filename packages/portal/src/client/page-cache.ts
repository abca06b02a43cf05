import { createApiCache, isCacheDisabled } from '@xinglin/gateway-sdk';
import { createExpiringStorage, sessionStorageLifeMs } from '@xinglin/platform';
import { basePath } from '../base-path';

/** The API cache of this tab (spec 1 §9). */
export const pageCache = createApiCache({
  storage: createExpiringStorage({
    area: () => window.sessionStorage,
    prefix: 'xl-api',
    lifeMs: sessionStorageLifeMs,
  }),
  sharedUrl: `${basePath()}/api/cache.json`,
  isBypassed: () => isCacheDisabled(new URLSearchParams(window.location.search)),
});
