import { cutText } from '@xinglin/rules';
import { z } from 'zod';
import type { IdentityProviderSettings } from '../../platform/config';
import type { Queryable } from '../../platform/database';

/** Others by whom a person can sign in. */
export const providerNames = ['chatApp', 'healthId', 'facebook', 'google'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Who the provider says it is. */
export interface ProvenIdentity {
  /** The provider's own id of the person, opaque. */
  readonly subject: string;
  /** What the provider calls the person: shown to them once, never kept or taken over, as it may be a nickname of another user here. */
  readonly name?: string | undefined;
}

/** One provider: its page, and what its code stands for (OAuth 2, authorization code). */
export interface IdentityProvider {
  authorizeUrl(request: {
    readonly state: string;
    readonly returnUrl: string;
    /** Without asking the person: who has not agreed before comes back with an error. */
    readonly silent: boolean;
  }): string;
  /** Null when the code is wrong, used or too old. A code works once. */
  identityOf(
    db: Queryable,
    code: string,
    returnUrl: string,
    now: Date,
  ): Promise<ProvenIdentity | null>;
}

/** Longest wait for each of a provider's two answers. */
const timeoutMs = 4_000;

const TokenAnswer = z.object({ access_token: z.string().min(1) });

const Subject = z.string().min(1).max(200);
const nameAtMost = 100;

/** What userinfo answers. No address or number is read: a provider's word proves none here. */
const PersonAnswer = z.union([
  z.object({ sub: Subject, name: z.string().optional().catch(undefined) }),
  // Without OpenID Connect the person's id has its own name (Facebook).
  z
    .object({ id: Subject, name: z.string().optional().catch(undefined) })
    .transform(({ id, name }) => ({ sub: id, name })),
]);

/** A provider over HTTP as OAuth 2 and OpenID Connect say: token and userinfo. */
export function httpIdentityProvider(settings: IdentityProviderSettings): IdentityProvider {
  const { authorizeUrl, tokenUrl, userInfoUrl, clientId, clientSecret, scope } = settings;
  return {
    authorizeUrl({ state, returnUrl, silent }) {
      const url = new URL(authorizeUrl);
      const fields = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: returnUrl,
        scope,
        state,
        ...(silent && { prompt: 'none' }),
      };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
      return url.href;
    },
    async identityOf(_, code, returnUrl) {
      const answer = await fetch(tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: returnUrl,
          client_id: clientId,
          client_secret: clientSecret,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) return null;
      const { access_token: accessToken } = TokenAnswer.parse(await answer.json());
      const person = await fetch(userInfoUrl, {
        headers: { authorization: `Bearer ${accessToken}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!person.ok) return null;
      const { sub: subject, name } = PersonAnswer.parse(await person.json());
      return { subject, name: cutText(name?.trim() ?? '', nameAtMost) || undefined };
    },
  };
}
