import type { ApiCache } from './api-cache';
import type { CallEvent } from './call-event';
import type { CallRow } from './call-row';
import type { RetryOptions } from './retry';

/** How a gateway client reaches its gateway. Whatever is left out is not done, and not loaded. */
export interface GatewayOptions {
  /** Origin and prefix in front of each path: `/gateway` in a browser, the gateway's origin elsewhere. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** Asked for each call: token, appid, deviceid, lang, abtest, routertag (spec 1 §7). */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Outer bound of every call in milliseconds: 10000 in a browser, 8000 on a server and unless told (spec 1 §9). */
  readonly timeoutMs?: number;
  /** In front of the paths that go to the localised gateway, as in `/region` (spec 1 §7). */
  readonly localizedPrefix?: string;
  /** Writes the body of a listed call in another way; made by `createEncryption`. */
  readonly encrypt?: (row: CallRow, body: string) => Promise<string>;
  /** Headers that sign a listed call; made by `createSigner`. */
  readonly sign?: (row: CallRow, body: string) => Promise<Readonly<Record<string, string>>>;
  /** Gives what keeps the answers of cacheable calls, made by `createApiCache`; asked with each such call, so that it may load then. */
  readonly cache?: () => ApiCache | Promise<ApiCache>;
  readonly retry?: RetryOptions;
  /**
   * Completes the data of an answer, for gateways that leave fields out; what it throws is how the call fails. By
   * default answers are taken as they are.
   */
  readonly complete?: (path: string, data: unknown) => unknown;
  /** Words for a refusal that brings none, 操作失败 in the reader's language (spec 1 §8); left out, it stays without. */
  readonly defaultMessage?: () => string;
  /** Told of each call that ended, however it ended. */
  readonly observe?: (event: CallEvent) => void;
  /** Whether the device says that it has a network; `navigator.onLine` unless told. */
  readonly isOnline?: () => boolean;
}

/** What one call may ask for beyond its row. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Time-out in milliseconds in place of the row's; 0 is none. */
  readonly timeoutMs?: number;
  /** Asks the gateway even where an answer is kept: the person wants news. */
  readonly fresh?: boolean;
}
