import { identityApi } from '@xinglin/api';
import type { IdentityProvider } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { useHref, useLocation } from 'react-router';
import { usePassage, type BindQuery } from './use-passage';

/** Sign-in by a provider from a page that also takes the provider's answer. `bindAt` is where a new identity is bound. */
export function useProviderSignIn(bindAt?: (query: BindQuery) => string) {
  const here = useHref(useLocation().pathname);
  const [begin] = identityApi.useGetPartnerOauthAuthCodeMutation();
  const [finish] = identityApi.usePartnerPostLoginMutation();
  const { fail, goOn } = usePassage((query) => href('account.oauthError', {}, query), bindAt);
  return {
    fail,
    /** Leads to the provider's page. */
    leaveFor: async (provider: IdentityProvider, target: string | null): Promise<void> => {
      const begun = await begin({
        provider,
        returnUrl: window.location.origin + here,
        ...(target !== null && { target }),
      });
      if ('data' in begun && begun.data) window.location.assign(begun.data.authorizeUrl);
      else goOn({ error: begun.error }, target);
    },
    /** Goes on with what the provider's page answered in the address. */
    takeAnswer: async (query: URLSearchParams): Promise<void> => {
      const [code, state, target] = [query.get('code'), query.get('state'), query.get('target')];
      if (query.has('error')) fail('denied', target);
      else if (code !== null && state !== null) goOn(await finish({ code, state }), target);
    },
  };
}

/** Whether an address holds what a provider's page answers. */
export function isAnswer(query: URLSearchParams): boolean {
  return query.has('error') || (query.has('code') && query.has('state'));
}
