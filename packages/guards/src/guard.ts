import type { SafeTargetOptions } from '@xinglin/rules';
import type { Requirement, RouteMatch, SignIn } from '@xinglin/routes';
import type { GuardReason } from './guard-reason';

/** What a guard needs to know of the person: the user info as the gateway told it (spec 1 §3). */
export interface GuardUser {
  readonly login: boolean;
  readonly isTempLogin: boolean;
  /** 2 and 3: still in review, or refused. */
  readonly verifyStatus: number;
  /** When this user info ends, ISO 8601 with offset. */
  readonly gmtExpired: string | null;
  /** 0 is a person of the portal; any other kind of account has no session here. */
  readonly type: number;
  /** The corporate-consult flag. */
  readonly corpconsult: boolean;
  /** Whether the account has a device registered in the messaging app. */
  readonly wxConfigVO: { readonly hasWxDevice: boolean };
}

/** What the page runs in, as plain facts; a user agent can be forged, so it decides what is shown only. */
export interface GuardEnvironment {
  /** The portal's own app for users. */
  readonly nativeApp: boolean;
  /** Its version as one number, 357 for 3.5.7; null outside it and where it says none. */
  readonly appVersion: number | null;
  /** Whether a page can put the app's navigation bar away. */
  readonly canHideNavBar: boolean;
  readonly messagingApp: boolean;
}

/** What the partner info call told (spec 2 §3). */
export interface PartnerInfo {
  /** When the partner was created, ISO 8601; null where it is not known. */
  readonly partnerGmtCreated: string | null;
  readonly needRedirect: boolean;
  readonly redirectUrl: string | null;
}

/** What the partner config says of the lists (spec 2 §3). */
export interface PartnerAccess {
  /** Null where it says nothing. */
  readonly isAllNode: boolean | null;
  readonly isInPartnerWhiteList: boolean;
  /** The global list: partner codes. */
  readonly partnerWhiteList: readonly string[];
  /** Names of routes closed to this partner, and open to it. */
  readonly privateBlackRouteNameList: readonly string[];
  readonly privateWhiteRouteNameList: readonly string[];
}

/** The remote page configuration, as far as guards read it: module `page` is the page itself. */
export type HiddenPages = Readonly<
  Record<string, Readonly<Record<string, { readonly hidden?: boolean | undefined }>> | undefined>
>;

/** What holds for every request to one host of a channel; made once and kept. */
export interface GuardChannel {
  /** Partner code; null on the main portal. */
  readonly partner: string | null;
  readonly signIn: SignIn;
  /** The host is listed as one whose marked pages open in the native app alone (spec 2 §2.32). */
  readonly nativeAppOnlyHost: boolean;
  /** Path of the page that opens the native app; null where the portal has none. */
  readonly wakeUpPath: string | null;
  /** Origin of the real-name verification server; null where the channel has none. */
  readonly financeServer: string | null;
  /** Path of the page that verifies a real name here; null where the portal has none. */
  readonly verificationPath: string | null;
  /** Origin of the corporate consult site; null where the channel has none. */
  readonly corporateOrigin: string | null;
  readonly info: PartnerInfo;
  readonly access: PartnerAccess;
  readonly pageConfig: HiddenPages;
  /** Where the partner's own redirect may lead. */
  readonly targets: SafeTargetOptions;
}

/** Everything a guard may decide by. No I/O: the caller has fetched it. */
export interface GuardContext {
  readonly route: RouteMatch;
  /** Site-relative URL of the page asked for: path and query. */
  readonly url: string;
  /** As the gateway told it, whatever its kind; null for a visitor. */
  readonly user: GuardUser | null;
  /** A session token came along. False where it could not be learned whose it is: that says nothing against it. */
  readonly hasToken: boolean;
  /** The gateway's time in milliseconds. */
  readonly now: number;
  readonly environment: GuardEnvironment;
  readonly channel: GuardChannel;
}

/**
 * What the server does to the cookies beside the verdict: `clearToken` removes the login cookie and the person
 * is a visitor from there on; `keepPreviousToken` keeps its value for 60 s (spec 1 §4).
 */
export type GuardEffect = 'clearToken' | 'keepPreviousToken';

/** What comes of asking a guard. `reason` says why, for the explain view and the logs. */
export type Verdict = (
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly reason: GuardReason }
  | { readonly kind: 'block'; readonly page: 'notFound' | 'error'; readonly reason: GuardReason }
) & { readonly effects?: readonly GuardEffect[] };

/** One rule of access. */
export type Guard = (context: GuardContext) => Verdict;

/** What the browser knows as well as the server; a guard that needs no more runs on both sides. */
export type PageContext = Pick<GuardContext, 'url' | 'now'> & {
  readonly route: Pick<RouteMatch, 'name' | 'row' | 'path'>;
  readonly user: Pick<GuardUser, 'login' | 'isTempLogin' | 'gmtExpired'> | null;
  readonly channel: Pick<GuardChannel, 'signIn'>;
};

export const allow: Verdict = { kind: 'allow' };

/** Leads away from the page. */
export function redirect(to: string, reason: GuardReason): Verdict {
  return { kind: 'redirect', to, reason };
}

/** Shows a generic page in place of the page, under the same address. */
export function block(page: 'notFound' | 'error', reason: GuardReason): Verdict {
  return { kind: 'block', page, reason };
}

/** Whether the route of a context asks for something. */
export function asksFor({ route }: Pick<PageContext, 'route'>, requirement: Requirement): boolean {
  return route.row.requires?.includes(requirement) ?? false;
}

/** The person as the portal takes them: a visitor, unless signed in with an account of the portal's own kind (spec 1 §4). */
export function personOf<User extends Pick<GuardUser, 'login' | 'type'>>({
  user,
}: {
  readonly user: User | null;
}): User | null {
  return user?.login && user.type === 0 ? user : null;
}
