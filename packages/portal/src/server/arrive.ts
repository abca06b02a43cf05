import { createGateway, errorCodes, GatewayError, partnerCalls } from '@xinglin/gateway-sdk';
import { serializeCookieRemoval } from '@xinglin/platform';
import { answerPage, type PageServices } from './answer-page';
import { arrivalCookies } from './arrival-cookies';
import { leaveCookie } from './page-from';
import { gatewayHeaders, type RequestFacts } from './request-facts';
import { startSession } from './session-cookie';

/** Milliseconds for checking an app's token: as long as the start-up call it comes before (spec 1 §9). */
const checkTimeoutMs = 3000;

/**
 * Answers a request for a page as what it is: an arrival. Whoever a native app handed over is signed in first, and
 * what the address says of where the person came from is kept.
 */
export async function arrive(facts: RequestFacts, services: PageServices): Promise<Response> {
  const { token, cookies: handedOver } = await enterFromApp(facts, services);
  const answer = await answerPage({ ...facts, token }, services);
  const left = leaveCookie(facts, answer.headers.get('location'));
  const noted = arrivalCookies(facts.url, facts.cookie, facts.host.local);
  const own = [...noted, ...(left === null ? [] : [left])];
  if (handedOver.length + own.length === 0) return answer;
  const { headers } = answer;
  // What the page itself does to the session comes after what let the person in.
  const ofPage = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of [...handedOver, ...ofPage, ...own]) headers.append('set-cookie', cookie);
  // Nobody between may keep an answer that sets this person's cookies.
  headers.set('cache-control', headers.get('cache-control')?.replace('public', 'private') ?? '');
  return answer;
}

/**
 * Without a session, but with the token a native app holds for its person: the gateway opens a session for it
 * (checkpartnerstoken). One it does not take is removed; where it cannot tell, the person stays a visitor for now.
 */
async function enterFromApp(
  facts: RequestFacts,
  services: PageServices,
): Promise<Pick<RequestFacts, 'token'> & { readonly cookies: readonly string[] }> {
  const { appToken: partnerToken, token } = facts;
  if (token !== null || partnerToken === null) return { token, cookies: [] };
  const { local } = facts.host;
  const gateway = createGateway({
    baseUrl: services.config.gatewayUrl,
    fetch: services.gatewayFetch,
    headers: () => gatewayHeaders(facts),
    timeoutMs: checkTimeoutMs,
  });
  try {
    const [signIn, offset] = await Promise.all([
      gateway.call(partnerCalls.checkPartnersToken, { partnerToken }),
      services.clock.offset(),
    ]);
    const now = Date.now() + offset;
    return {
      token: signIn.token,
      cookies: [startSession(signIn.token, signIn.gmtExpired, now, local)],
    };
  } catch (error) {
    const failure = error instanceof GatewayError ? error.failure : null;
    if (failure?.kind === 'business' && failure.code === errorCodes.partnerTokenInvalid)
      return { token, cookies: [serializeCookieRemoval('nativeAppToken', { secure: !local })] };
    // Never the error itself: it holds what was sent.
    services.log.warn(
      { appId: gatewayHeaders(facts)['appid'], failure: failure?.kind ?? 'unknown' },
      'the token of a native app could not be checked',
    );
    return { token, cookies: [] };
  }
}
