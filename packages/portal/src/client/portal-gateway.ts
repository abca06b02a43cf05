import { createGateway, sessionCalls, type Gateway } from '@xinglin/gateway-sdk';

/** Key in the local storage that tells other tabs that the person may have changed. */
export const sessionChangeKey = 'xl-session-changed';

/** The browser's client of its own portal. Tells when an answer started or ended a session. */
export function createPortalGateway(lang: () => string, onSessionChange: (effect: 'starts' | 'ends') => void): Gateway {
  return createGateway({
    baseUrl: '/gateway',
    headers: () => ({ lang: lang() }),
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      const effect = typeof input === 'string' ? sessionCalls[input.slice('/gateway'.length)] : undefined;
      if (effect !== undefined && answer.ok) onSessionChange(effect);
      return answer;
    },
  });
}

/** Other tabs hold pages of the person before; they start anew. Where storage is off they learn it from their next call. */
export function tellOtherTabs(): void {
  try {
    window.localStorage.setItem(sessionChangeKey, String(Date.now()));
  } catch {
    // Nothing to tell with.
  }
}
