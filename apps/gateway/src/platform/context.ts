import { toLocale, type Locale } from '@xinglin/rules';
import type { Clock } from './clock';
import type { Queryable } from './database';
import type { Parts } from './ports';

export { locales } from '@xinglin/rules';
export type { Locale } from '@xinglin/rules';

/** Who is asking, as the session token tells. */
export interface SessionInfo {
  readonly userId: string;
  /** Names the session without giving its token away. */
  readonly tokenId: string;
  /** The device that signed in; null when it named none. */
  readonly deviceId: string | null;
  /** The account has no bound mobile number yet. */
  readonly isTempLogin: boolean;
  /** 0 nobody has asked yet, 1 verified, 2 in review, 3 refused (spec 1 §4). */
  readonly verifyStatus: number;
  readonly expiresAt: Date;
}

/** Everything a handler may know about the call it answers. */
export interface CallContext {
  /**
   * Where to read and write: for a mutation one transaction that is committed after the answer was
   * checked, for a query the pool. A handler never opens a connection of its own.
   */
  readonly db: Queryable;
  readonly clock: Clock;
  /** Everything the domains brought to a collection. */
  readonly all: Parts<unknown>['all'];
  /** The moment of the call by `clock`; the same throughout. */
  readonly now: Date;
  readonly locale: Locale;
  readonly session: SessionInfo | null;
  /** The account's user id; refuses with `sessionEnded` when there is no session. */
  readonly account: string;
  /** Names the call in the log: the caller's `requestid` when it sent one. */
  readonly requestId: string;
  /** Device fingerprint of the `deviceid` header. */
  readonly deviceId: string | null;
  /** App id of the `appid` header: which portal asks. */
  readonly appId: string | null;
  /** Campaign or place the person came from, as the portal remembers it: header `sourceid`. */
  readonly sourceId: string | null;
  /** What the caller's program says of itself; anything may stand in it, or nothing. */
  readonly userAgent: string | null;
  /** Network address of the caller, behind trusted proxies. */
  readonly ip: string;
  /** Runs `task` once the transaction is committed; never when it is rolled back. A query runs it after its answer. */
  afterCommit(task: () => void | Promise<void>): void;
}

/**
 * Chooses the language of an answer from the `lang` header, or the most wanted of `accept-language`; Simplified Chinese
 * when unclear. A text that is not there in it is read by `textIn`.
 */
export function localeFrom(header: string | undefined): Locale {
  return toLocale(header?.split(/[,;]/)[0]) ?? 'zh-Hans';
}
