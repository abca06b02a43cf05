import { createGateway, type ApiCache, type CallEvent, type Gateway } from '@xinglin/gateway-sdk';
import { basePath } from '../base-path';

/** What the browser's client is made of. */
export interface PortalGatewayOptions {
  readonly lang: () => string;
  /** Words for a refusal that brings none (spec 1 §8). */
  readonly defaultMessage: () => string;
  /** Whether bodies of listed calls are encrypted (spec 1 §9). */
  readonly encrypts: boolean;
  /** An answer started or ended a session. */
  readonly onSessionChange: (effect: 'starts' | 'ends') => void;
  readonly observe: (event: CallEvent) => void;
}

/** The browser's client of its own portal: with the API cache, one try more when the line breaks, and encryption where the channel has it. */
export function createPortalGateway(options: PortalGatewayOptions): Gateway {
  return createGateway({
    baseUrl: `${basePath()}/gateway`,
    headers: () => ({ lang: options.lang() }),
    defaultMessage: options.defaultMessage,
    cache: openPageCache,
    retry: { times: 1 },
    ...(options.encrypts && {
      encrypt: async (row, body) =>
        row.encrypted ? (await import('./body-encryption')).encryptBody(row, body) : body,
    }),
    observe: (event) => {
      if (options.encrypts && event.row.encrypted && event.failure) {
        void import('./body-encryption').then(({ forgetRuleAfter }) => forgetRuleAfter(event));
      }
      const { session } = event.row;
      if (session !== undefined && event.failure === null) {
        if (session === 'ends') void openPageCache().then((cache) => cache.clear());
        options.onSessionChange(session);
      }
      options.observe(event);
    },
  });
}

/** Loads the cache; the frame does it when the person first touches the page. */
export async function openPageCache(): Promise<ApiCache> {
  return (await import('./page-cache')).pageCache;
}
