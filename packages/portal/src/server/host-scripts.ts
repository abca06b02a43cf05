import type { PortalConfig } from './config';
import { isHostIn } from '@xinglin/rules';
import type { ServedHost } from './host';

/** Addresses of the scripts that belong on a host (spec 1 §7). */
export function scriptsOf(
  { hostScripts }: Pick<PortalConfig, 'hostScripts'>,
  { host }: Pick<ServedHost, 'host'>,
): readonly string[] {
  return hostScripts.filter((one) => isHostIn([one.host], host)).map(({ url }) => url);
}
