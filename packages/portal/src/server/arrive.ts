import {
  createGateway,
  errorCodes,
  GatewayError,
  partnerCalls,
  visitorCalls,
  type Gateway,
} from '@xinglin/gateway-sdk';
import { serializeCookieRemoval } from '@xinglin/platform';
import { answerPage, type PageServices } from './answer-page';
import { arrivalCookies } from './arrival-cookies';
import { leaveCookie } from './page-from';
import { gatewayHeaders, type RequestFacts } from './request-facts';
import { keepTemporaryToken, startSession } from './session-cookie';

/** Milliseconds for checking such a token: as long as the start-up call it comes before (spec 1 §9). */
const checkTimeoutMs = 3000;

/**
 * Answers a request for a page as what it is: an arrival. A user whom a native app handed over, or a visitor who comes
 * back, is signed in first, and what the address says of where the person came from is kept.
 */
export async function arrive(facts: RequestFacts, services: PageServices): Promise<Response> {
  const { token, cookies: handedOver } = await enter(facts, services);
  const answer = await answerPage({ ...facts, token }, services);
  const left = leaveCookie(facts, answer.headers.get('location'));
  const noted = arrivalCookies(facts);
  const own = [...noted, ...(left === null ? [] : [left])];
  if (handedOver.length + own.length === 0) return answer;
  const { headers } = answer;
  // What the page itself does to the session comes after what let the person in.
  const ofPage = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of [...handedOver, ...ofPage, ...own]) headers.append('set-cookie', cookie);
  // No proxy may cache an answer that sets this person's cookies.
  headers.set('cache-control', headers.get('cache-control')?.replace('public', 'private') ?? '');
  return answer;
}

/** What lets a person in who has no session: the cookie that holds it, and the call that opens a session for it. */
interface Entry {
  readonly cookie: 'nativeAppToken' | 'temporaryToken';
  readonly open: (gateway: Gateway) => Promise<OpenedSession>;
  /** The refusal that says that it opens nothing any more. */
  readonly refusal: number;
}

interface OpenedSession {
  readonly token: string;
  readonly gmtExpired: string | null;
  readonly temporaryToken?: string | null;
}

/** The token a native app holds for its person comes before the one by which a visitor comes back. */
function entryOf({ appToken, temporaryToken }: RequestFacts): Entry | null {
  if (appToken !== null)
    return {
      cookie: 'nativeAppToken',
      open: (gateway) => gateway.call(partnerCalls.checkPartnersToken, { partnerToken: appToken }),
      refusal: errorCodes.partnerTokenInvalid,
    };
  if (temporaryToken !== null)
    return {
      cookie: 'temporaryToken',
      open: (gateway) =>
        gateway.call(visitorCalls.validateAccessToken, { accessToken: temporaryToken }),
      refusal: errorCodes.authorizationInvalid,
    };
  return null;
}

/**
 * Without a session, but with what opens one: the gateway does so with this very page. What it does not take is
 * removed; where it cannot tell, the person stays signed out for now.
 */
async function enter(
  facts: RequestFacts,
  services: PageServices,
): Promise<Pick<RequestFacts, 'token'> & { readonly cookies: readonly string[] }> {
  const { token } = facts;
  const entry = token === null ? entryOf(facts) : null;
  if (entry === null) return { token, cookies: [] };
  const { local } = facts.host;
  const gateway = createGateway({
    baseUrl: services.config.gatewayUrl,
    fetch: services.gatewayFetch,
    complete: services.complete,
    headers: () => gatewayHeaders(facts),
    timeoutMs: checkTimeoutMs,
  });
  try {
    const [opened, offset] = await Promise.all([entry.open(gateway), services.clock.offset()]);
    const next = opened.temporaryToken ?? null;
    return {
      token: opened.token,
      cookies: [
        startSession(opened.token, opened.gmtExpired, Date.now() + offset, local),
        ...(next === null ? [] : [keepTemporaryToken(next, local)]),
      ],
    };
  } catch (error) {
    const failure = error instanceof GatewayError ? error.failure : null;
    if (failure?.kind === 'business' && failure.code === entry.refusal)
      return { token, cookies: [serializeCookieRemoval(entry.cookie, { secure: !local })] };
    // Never the error itself: it holds what was sent.
    services.log.warn(
      {
        appId: gatewayHeaders(facts)['appid'],
        cookie: entry.cookie,
        failure: failure?.kind ?? 'unknown',
      },
      'what lets a person in could not be checked',
    );
    return { token, cookies: [] };
  }
}
