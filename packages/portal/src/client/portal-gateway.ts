import { createGateway, type ApiCache, type CallEvent, type Gateway } from '@xinglin/gateway-sdk';
import { basePath } from '../base-path';

/** What the browser's client is made of. */
export interface PortalGatewayOptions {
  readonly lang: () => string;
  /** Words for a refusal that brings none (spec 1 §8). */
  readonly defaultMessage: () => string;
  /** Whether bodies of listed calls are encrypted (spec 1 §9). */
  readonly encrypts: boolean;
  /** An answer started or ended a session; the call that did it is answered once what this returns has settled. */
  readonly onSessionChange: (effect: 'starts' | 'ends') => Promise<unknown> | void;
  readonly observe: (event: CallEvent) => void;
}

/** The browser's client of its own portal: with the API cache, one try more when the line breaks, and encryption where the channel has it. */
export function createPortalGateway(options: PortalGatewayOptions): Gateway {
  // What follows when a session ends; a page may hand something on to the next, which must not go with the rest.
  let followUp: Promise<unknown> = Promise.resolve();
  const gateway = createGateway({
    baseUrl: `${basePath()}/gateway`,
    headers: () => ({ lang: options.lang() }),
    defaultMessage: options.defaultMessage,
    cache: openPageCache,
    retry: { times: 1 },
    // Longer than the portal's server waits (spec 1 §9), whose answer says what happened.
    timeoutMs: 10_000,
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
        followUp = Promise.allSettled([
          session === 'ends' && openPageCache().then((cache) => cache.clear()),
          options.onSessionChange(session),
        ]);
      }
      options.observe(event);
    },
  });
  return {
    ...gateway,
    call: async (row, input, callOptions) => {
      const data = await gateway.call(row, input, callOptions);
      if (row.session !== undefined) await followUp;
      return data;
    },
  };
}

/** Loads the cache; the frame does it when the person first touches the page. */
export async function openPageCache(): Promise<ApiCache> {
  return (await import('./page-cache')).pageCache;
}
