import { personalStorage } from '@xinglin/platform';

/** What this feature keeps on the device for a while: countdowns. Cleared at sign-out. */
export const ownStorage = personalStorage('overseas', {
  area: () => window.localStorage,
});
