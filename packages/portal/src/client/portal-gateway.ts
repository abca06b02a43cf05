import {
  createGateway,
  sessionCalls,
  type ApiCache,
  type CallEvent,
  type Gateway,
} from '@xinglin/gateway-sdk';
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
  const baseUrl = `${basePath()}/gateway`;
  return createGateway({
    baseUrl,
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
      options.observe(event);
    },
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      const path = typeof input === 'string' ? input.slice(baseUrl.length) : '';
      const effect = sessionCalls[path];
      // Only once the whole answer is here, and says that it was not refused.
      if (effect !== undefined && answer.ok)
        void answer
          .clone()
          .json()
          .then(({ code }) => {
            if (code !== 0) return;
            if (effect === 'ends') void openPageCache().then((cache) => cache.clear());
            options.onSessionChange(effect);
          }, noSession);
      return answer;
    },
  });
}

/** An answer that cannot be read changes no session. */
const noSession = () => undefined;

/** Loads the cache; the frame does it when the person first touches the page. */
export async function openPageCache(): Promise<ApiCache> {
  return (await import('./page-cache')).pageCache;
}
