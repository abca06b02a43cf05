import { chooseLocale } from '@xinglin/i18n';
import type { RequestFacts } from './request-facts';
import { isToken } from './session-cookie';

/**
 * A call's facts as its page states them in headers, which come before the cookies: the language, which the page's
 * address may have named and no cookie has stored, and what an experiment needs. The request to the gateway and the key
 * of a stored answer are both made of these.
 */
export function callerFacts(facts: RequestFacts): RequestFacts {
  const { headers } = facts.request;
  const stated = (name: string): string | null => {
    const value = headers.get(name);
    return isToken(value) ? value : null;
  };
  return {
    ...facts,
    locale: chooseLocale(
      { query: headers.get('lang'), cookie: facts.locale },
      facts.channel.portal,
    ),
    experiment: stated('abtest') ?? facts.experiment,
    routerTag: stated('routertag') ?? facts.routerTag,
  };
}
