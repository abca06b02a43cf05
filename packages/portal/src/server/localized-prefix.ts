import { isHostIn } from '@xinglin/rules';
import type { PortalConfig } from './config';

/** The prefix of the paths of calls that go to the localised gateway of a host; empty for a host without one. */
export function localizedPrefix(
  { localized }: Pick<PortalConfig, 'localized'>,
  host: string,
): string {
  return localized && isHostIn(localized.hosts, host) ? localized.prefix : '';
}
