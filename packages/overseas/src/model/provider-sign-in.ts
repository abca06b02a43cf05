import { handsOn } from '@xinglin/forms';

/** Others by whom people abroad sign in, in the order they are shown. */
export const providers = ['facebook', 'google', 'chatApp'] as const;

export type Provider = (typeof providers)[number];

const handedOn = handsOn('overseas-sign-in');
/** As long as the gateway keeps a state, and an identity that waits for an account. */
const lifeMs = 10 * 60 * 1000;

/** Where a person who left for a provider wanted to go: its page does not say so when it refuses. */
export const wantedTarget = handedOn('target', lifeMs);

/** The token by which an identity that was just proven is bound to an account. */
export const bindToken = handedOn('bindToken', lifeMs);

/** Which provider has proven it, and what it calls the person. */
export const provenBy = handedOn('provider', lifeMs);
export const provenName = handedOn('name', lifeMs);

/** The number that was typed before the sign-in, and the country it is of. */
export const typedMobile = handedOn('mobile', lifeMs);
export const typedCountry = handedOn('country', lifeMs);

/** Forgets what a sign-in by a provider has handed on: it is over. */
export function forgetSignIn(): void {
  for (const one of [wantedTarget, bindToken, provenBy, provenName, typedMobile, typedCountry])
    one.forget();
}
