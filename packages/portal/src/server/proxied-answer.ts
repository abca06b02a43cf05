import { isDeepStrictEqual } from 'node:util';
import { GatewayError, isFailed } from '@xinglin/gateway-sdk';
import { serializeCookieRemoval } from '@xinglin/platform';
import type { RequestFacts } from './request-facts';
import { endSession, keepEncryptionRule, keepTemporaryToken, startSession } from './session-cookie';

/** What the browser gets of an answer that had to be read. */
export interface ReadAnswer {
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Takes the token out of a sign-in's answer, and says which cookies come of an answer: session, encryption rule. */
export function readProxied(
  text: string,
  effect: 'starts' | 'ends' | undefined,
  facts: RequestFacts,
  now: number,
): ReadAnswer {
  const { local } = facts.host;
  const envelope = parseObject(text);
  const failed = envelope === null || isFailed(envelope);
  if (effect === 'ends') return { text, cookies: failed ? [] : signOut(facts) };
  const data = envelope === null ? null : asObject(envelope['data']);
  const rule = data && !failed ? keepEncryptionRule(data, now, local) : null;
  const kept = rule === null ? [] : [rule];
  if (effect === undefined || !data || !('token' in data)) return { text, cookies: kept };
  const { token, temporaryToken, ...rest } = data;
  const session =
    failed || typeof token !== 'string'
      ? []
      : [
          startSession(token, rest['gmtExpired'], now, local),
          ...visitorCookies(temporaryToken, rest['isTempLogin'], facts),
        ];
  return { text: JSON.stringify({ ...envelope, data: rest }), cookies: [...session, ...kept] };
}

/**
 * The text of an answer with what its call declares made good; as it came where nothing is missing, or it is a refusal.
 * Null where the answer cannot be read without what is missing.
 */
export function completeText(
  text: string,
  complete: (data: unknown) => unknown,
  successCode?: number,
): string | null {
  const envelope = parseObject(text);
  if (envelope === null || isFailed(envelope, successCode)) return text;
  try {
    const data = complete(envelope['data']);
    return isDeepStrictEqual(data, envelope['data']) ? text : JSON.stringify({ ...envelope, data });
  } catch (error) {
    if (error instanceof GatewayError) return null;
    throw error;
  }
}

/** A visitor comes back by what a sign-in brings; the owner of an account needs it no more. */
function visitorCookies(
  token: unknown,
  isTempLogin: unknown,
  { host: { local }, temporaryToken }: RequestFacts,
): readonly string[] {
  if (typeof token === 'string') return [keepTemporaryToken(token, local)];
  return isTempLogin === false && temporaryToken !== null
    ? [serializeCookieRemoval('temporaryToken', { secure: !local })]
    : [];
}

/** Who signs out stays signed out: another token would open a session with the next page. */
function signOut({ host: { local }, appToken, temporaryToken }: RequestFacts): readonly string[] {
  const secure = !local;
  return [
    endSession(local),
    ...(appToken === null ? [] : [serializeCookieRemoval('nativeAppToken', { secure })]),
    ...(temporaryToken === null ? [] : [serializeCookieRemoval('temporaryToken', { secure })]),
  ];
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

function asObject(value: unknown): Record<string, unknown> | null {
  // Checked to be an object that is no list; its fields stay unknown.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
