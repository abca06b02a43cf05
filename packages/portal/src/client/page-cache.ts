import { createApiCache, isCacheDisabled } from '@xinglin/gateway-sdk';
import { isLocalHost } from '@xinglin/rules';
import {
  personalStorage,
  readCookie,
  sessionStorageLifeMs,
  type CookieName,
} from '@xinglin/platform';
import { basePath } from '../base-path';

const stored = personalStorage('api', {
  area: () => window.sessionStorage,
  lifeMs: sessionStorageLifeMs,
});

/** The key of an answer under the experiment and the release that the portal reads from the cookies of its call. */
function keyFor(key: string): string {
  const secure = !isLocalHost(window.location.hostname);
  const cookie = (name: CookieName): string | null => readCookie(document.cookie, name, { secure });
  return JSON.stringify([cookie('experiment'), cookie('routerTag'), key]);
}

/** The API cache of this tab (spec 1 §9). */
export const pageCache = createApiCache({
  storage: {
    get: (key) => stored.get(keyFor(key)),
    set: (key, value, lifeMs) => stored.set(keyFor(key), value, lifeMs),
    clear: () => stored.clear(),
  },
  sharedUrl: `${basePath()}/api/cache.json`,
  isBypassed: () => isCacheDisabled(new URLSearchParams(window.location.search)),
});
