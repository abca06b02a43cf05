import { openChannel, type GuardChannel, type GuardEnvironment } from '@xinglin/guards';
import { canHideNavBar, detectEnvironment } from '@xinglin/platform';
import type { CurrentChannel } from '@xinglin/routes';
import { isHostIn } from '@xinglin/rules';
import type { PortalConfig } from './config';
import { originOf } from './own-origin';
import type { RequestFacts } from './request-facts';

/** By a channel's settings and host: guards work out once for each what holds for all its requests. */
const kept = new WeakMap<CurrentChannel, Map<string, GuardChannel>>();
/** Any label below an allowed host is a host; more of them than this are an attack. */
const keptHosts = 50;

/** The channel of a request as the guards see it. */
export function guardChannel(
  { channel, host }: RequestFacts,
  config: Pick<PortalConfig, 'nativeAppOnlyHosts' | 'redirectHosts' | 'nativeSchemes'>,
): GuardChannel {
  const { current, table } = channel;
  const hosts = kept.get(current) ?? new Map<string, GuardChannel>();
  kept.set(current, hosts);
  const before = hosts.get(host.host);
  if (before) return before;
  if (hosts.size >= keptHosts) hosts.clear();
  const origin = originOf(host);
  const made: GuardChannel = {
    ...openChannel(current.code, origin),
    signIn: current.signIn,
    nativeAppOnlyHost: isHostIn(config.nativeAppOnlyHosts, host.host),
    wakeUpPath: table['portal.appWakeUp']?.path ?? null,
    financeServer: current.financeServer,
    verificationPath: table['account.realNameVerification']?.path ?? null,
    corporateOrigin: current.corporateConsultOrigin,
    pageConfig: current.pageConfig,
    targets: {
      origin,
      allowedHostSuffixes: config.redirectHosts,
      nativeSchemes: config.nativeSchemes,
    },
  };
  hosts.set(host.host, made);
  return made;
}

/** What a request comes out of, as the guards see it. */
export function guardEnvironment(userAgent: string | null): GuardEnvironment {
  const environment = detectEnvironment(userAgent);
  const { userApp, appVersion, messagingApp } = environment;
  return {
    nativeApp: userApp,
    appVersion: userApp ? appVersion : null,
    canHideNavBar: canHideNavBar(environment),
    messagingApp,
  };
}
