import { isHostIn, safeTarget } from '@xinglin/rules';
import type { Config } from './config';

/**
 * Where a page outside of the portal may lead back to, as an absolute address: a path of the first portal, or an
 * address on a portal's origin or an allowed host. Null for anything else.
 */
export function checkedReturnUrl(
  returnUrl: string,
  config: Pick<Config, 'portalOrigins' | 'allowedReturnHosts'>,
): string | null {
  const allowedHostSuffixes = allowedFor(returnUrl, config.allowedReturnHosts);
  for (const origin of config.portalOrigins) {
    const target = safeTarget(returnUrl, { origin, allowedHostSuffixes, nativeSchemes: [] });
    if (target.ok) return target.kind === 'site' ? origin + target.href : target.href;
  }
  return null;
}

/** Of the configured hosts those that cover the address: one without a dot in front covers only itself. */
function allowedFor(returnUrl: string, hosts: readonly string[]): string[] {
  if (!URL.canParse(returnUrl)) return [];
  const { hostname } = new URL(returnUrl);
  return hosts.filter((host) => isHostIn([host], hostname));
}
