import { mainSignIn } from '@xinglin/routes';
import type { GuardChannel, GuardEnvironment } from './guard';

/** Outside every app. */
export const plainBrowser: GuardEnvironment = {
  nativeApp: false,
  appVersion: null,
  canHideNavBar: false,
  messagingApp: false,
};

/** A channel of which nothing is known but its code: the defaults for a call that failed (spec 1 §8). */
export function openChannel(partner: string | null, origin: string): GuardChannel {
  return {
    partner,
    signIn: mainSignIn,
    nativeAppOnlyHost: false,
    wakeUpPath: null,
    financeServer: null,
    verificationPath: null,
    corporateOrigin: null,
    info: { partnerGmtCreated: null, needRedirect: false, redirectUrl: null },
    access: {
      isAllNode: null,
      isInPartnerWhiteList: false,
      partnerWhiteList: [],
      privateBlackRouteNameList: [],
      privateWhiteRouteNameList: [],
    },
    pageConfig: {},
    targets: { origin, allowedHostSuffixes: [], nativeSchemes: [] },
  };
}
