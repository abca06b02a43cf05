import { personalStorage, sessionStorageLifeMs } from '@xinglin/platform';

/** The calls that this tab is in, by their conversation: what the device called itself. A reload returns to them. */
export const callsOfTab = personalStorage('conversation-calls', {
  area: () => window.sessionStorage,
  lifeMs: sessionStorageLifeMs,
});
