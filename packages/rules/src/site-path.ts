import { safeTarget } from './safe-target';

/**
 * A target that stays on this site, as the path to go to; null for everything else. For `target`,
 * `backurl` and the like, where a page of the portal sends a person back to where they came from.
 */
export function sitePath(target: string | null | undefined): string | null {
  if (!target) return null;
  // No site has this origin, so only a relative target can be of it.
  const origin = 'https://portal.invalid';
  const checked = safeTarget(target, { origin, allowedHostSuffixes: [], nativeSchemes: [] });
  return checked.ok && checked.kind === 'site' && !target.startsWith(origin) ? checked.href : null;
}
