import type { GuardChannel, GuardEnvironment } from '../guard';
import { openChannel, plainBrowser } from '../guard-channel';

/** Where the tests' portal is. */
export const origin = 'https://www.h5.portal.example';

const main: GuardChannel = {
  ...openChannel(null, origin),
  wakeUpPath: '/app/wakeup',
  financeServer: 'https://finance.example',
  corporateOrigin: 'https://corporate.example',
  targets: { origin, allowedHostSuffixes: ['partner.example'], nativeSchemes: ['xinglin'] },
};

/** A partner's channel that is like the main one but for the lists. */
export function partnerChannel(partner: string, change: Partial<GuardChannel> = {}): GuardChannel {
  return { ...main, partner, ...change };
}

/** A partner from before the day from which all are all-node. */
const early = { ...main.info, partnerGmtCreated: '2019-05-01T00:00:00+08:00' };

/** The kinds of channel and of environment. */
export const settings: Readonly<
  Record<string, { readonly channel: GuardChannel; readonly environment: GuardEnvironment }>
> = {
  main: { channel: main, environment: plainBrowser },
  'open partner': {
    channel: partnerChannel('sanming', { info: early }),
    environment: plainBrowser,
  },
  'closed partner': {
    channel: partnerChannel('vip', {
      info: early,
      access: {
        ...main.access,
        isAllNode: false,
        privateWhiteRouteNameList: ['directory.home', 'account.profile', 'vip.equityList'],
      },
    }),
    environment: plainBrowser,
  },
  'redirected partner': {
    channel: partnerChannel('moved', {
      info: { ...early, needRedirect: true, redirectUrl: 'https://www.partner.example/' },
      access: { ...main.access, isAllNode: true },
    }),
    environment: plainBrowser,
  },
  'native-only host': {
    channel: { ...main, nativeAppOnlyHost: true },
    environment: plainBrowser,
  },
  'native app at that host': {
    channel: { ...main, nativeAppOnlyHost: true },
    environment: { ...plainBrowser, nativeApp: true, appVersion: 357, canHideNavBar: true },
  },
  'messaging app': {
    channel: main,
    environment: { ...plainBrowser, messagingApp: true },
  },
};
