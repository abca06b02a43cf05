import { bound } from './bound';
import { allow, type Guard, type GuardContext, type Verdict } from './guard';
import { partnerListed } from './partner-listed';
import { signedIn } from './signed-in';
import { unexpired } from './unexpired';
import { verified } from './verified';

/** The guards in the order they are asked (spec 2 §2.32). */
export const guards: readonly Guard[] = [unexpired, signedIn, bound, verified, partnerListed];

/**
 * Asks the guards in order; the first verdict that is not allow wins. Routes with `skipGuards` are
 * always allowed: an error page that redirects would never show.
 */
export function checkAccess(context: GuardContext, chain: readonly Guard[] = guards): Verdict {
  if (context.route.row.skipGuards) return allow;
  for (const guard of chain) {
    const verdict = guard(context);
    if (verdict.kind !== 'allow') return verdict;
  }
  return allow;
}
