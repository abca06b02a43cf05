import { createApiCache, isCacheDisabled } from '@xinglin/gateway-sdk';
import { personalStorage, sessionStorageLifeMs } from '@xinglin/platform';
import { basePath } from '../base-path';

/** The API cache of this tab (spec 1 §9). */
export const pageCache = createApiCache({
  storage: personalStorage('api', {
    area: () => window.sessionStorage,
    lifeMs: sessionStorageLifeMs,
  }),
  sharedUrl: `${basePath()}/api/cache.json`,
  isBypassed: () => isCacheDisabled(new URLSearchParams(window.location.search)),
});
