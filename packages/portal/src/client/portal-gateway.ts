import {
  createApiCache,
  createGateway,
  errorCodes,
  isCacheDisabled,
  sessionCalls,
  type CallEvent,
  type Gateway,
} from '@xinglin/gateway-sdk';
import { createExpiringStorage, serializeCookieRemoval } from '@xinglin/platform';

/** Key in the local storage that tells other tabs that the person may have changed. */
export const sessionChangeKey = 'xl-session-changed';

/** What the browser's client is made of. */
export interface PortalGatewayOptions {
  readonly lang: () => string;
  /** Whether bodies of listed calls are encrypted (spec 1 §9). */
  readonly encrypts: boolean;
  /** An answer started or ended a session. */
  readonly onSessionChange: (effect: 'starts' | 'ends') => void;
  readonly observe: (event: CallEvent) => void;
}

/** The browser's client of its own portal: with the API cache, one try more when the line breaks, and encryption where the channel has it. */
export function createPortalGateway(options: PortalGatewayOptions): Gateway {
  const cache = createApiCache({
    storage: createExpiringStorage({ area: () => window.sessionStorage, prefix: 'xl-api' }),
    isBypassed: () => isCacheDisabled(new URLSearchParams(window.location.search)),
  });
  return createGateway({
    baseUrl: '/gateway',
    headers: () => ({ lang: options.lang() }),
    cache,
    sharedCacheUrl: '/api/cache.json',
    retry: { times: 1 },
    ...(options.encrypts && {
      encrypt: async (row, body) =>
        row.encrypted ? (await import('./body-encryption')).encryptBody(row, body) : body,
    }),
    observe: (event) => {
      const { failure } = event;
      if (failure && 'code' in failure && failure.code === errorCodes.undecipherable) {
        // The next try asks for another rule.
        const secure = window.location.protocol === 'https:';
        document.cookie = serializeCookieRemoval('encryptionRule', { secure });
      }
      options.observe(event);
    },
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      const path = typeof input === 'string' ? input.slice('/gateway'.length) : '';
      const effect = sessionCalls[path];
      if (effect !== undefined && answer.ok) {
        if (effect === 'ends') cache.clear();
        options.onSessionChange(effect);
      }
      return answer;
    },
  });
}

/** Other tabs hold pages of the person before; they start anew. Where storage is off they learn it from their next call. */
export function tellOtherTabs(): void {
  try {
    window.localStorage.setItem(sessionChangeKey, String(Date.now()));
  } catch {
    // Nothing to tell with.
  }
}
