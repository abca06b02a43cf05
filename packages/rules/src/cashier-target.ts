import { safeTarget } from './safe-target';

/**
 * Where a person is led to pay: the address that the gateway named, as far as it lies at one of the cashiers the portal
 * knows; anything else is an illegal router path and leads to `/` (spec 1 §4, Navigation targets).
 * @param cashiers origins, each with its own scheme and port, such as `https://pay.example.com`.
 */
export function cashierTarget(url: string, cashiers: readonly string[]): string {
  for (const origin of cashiers) {
    const target = safeTarget(url, { origin, allowedHostSuffixes: [], nativeSchemes: [] });
    // A path alone would be one of the cashier's, which is not what the gateway said.
    if (target.ok && !url.startsWith('/')) return origin + target.href;
  }
  return '/';
}
