import type { RouteMatch } from '@xinglin/routes';

/** What a guard needs to know of the person (spec 1 §3, user info). */
export interface GuardUser {
  readonly login: boolean;
  readonly isTempLogin: boolean;
  /** 2 and 3: not verified, or refused. */
  readonly verifyStatus: number;
  /** When this user info ends, ISO 8601 with offset. */
  readonly gmtExpired: string | null;
}

/** Everything a guard may decide by. No I/O: the caller has fetched it. */
export interface GuardContext {
  readonly route: RouteMatch;
  /** Site-relative URL of the page asked for: path and query. */
  readonly url: string;
  /** Null for a visitor. */
  readonly user: GuardUser | null;
  /** The gateway's time in milliseconds. */
  readonly now: number;
  /** Partner code of the channel; null on the main portal. */
  readonly partner: string | null;
  /** Partners the global white list names (spec 1 §4). */
  readonly partnerWhiteList: readonly string[];
  /** Origin of the real-name verification server; null where the channel has none. */
  readonly financeServer: string | null;
}

/** What comes of asking a guard. `reason` says why, for the explain view and the logs. */
export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly reason: string }
  | { readonly kind: 'block'; readonly page: 'notFound' | 'error'; readonly reason: string };

/** One rule of access. */
export type Guard = (context: GuardContext) => Verdict;

export const allow: Verdict = { kind: 'allow' };

/** Leads away from the page. */
export function redirect(to: string, reason: string): Verdict {
  return { kind: 'redirect', to, reason };
}

/** Shows a generic page in place of the page, under the same address. */
export function block(page: 'notFound' | 'error', reason: string): Verdict {
  return { kind: 'block', page, reason };
}

/** Whether the route of a context asks for something. */
export function asksFor(
  context: GuardContext,
  requirement: 'login' | 'binding' | 'verify',
): boolean {
  return context.route.row.requires?.includes(requirement) ?? false;
}
