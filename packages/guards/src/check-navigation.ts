import { addressWhole } from './address-whole';
import { bound } from './bound';
import { allow, type PageContext, type Verdict } from './guard';
import { signedIn } from './signed-in';
import { unexpired } from './unexpired';

/** What the server tells a page about the guards that it alone can ask; see {@link serverRoutes}. */
export interface ServerRoutes {
  /** Names of routes. */
  readonly names: readonly string[];
  /** False: these are left to the server; true: all but these. */
  readonly others: boolean;
}

/**
 * The browser's part of the guards, before a page is entered without loading it. `load`: only the server can tell, so
 * the address is loaded from it. Wherever this says anything else, {@link checkAccess} says the same.
 */
export function checkNavigation(
  context: PageContext,
  { names, others }: ServerRoutes,
): Verdict | { readonly kind: 'load' } {
  const { name, row } = context.route;
  if (row.skipGuards) return allow;
  if (
    names.includes(name) !== others ||
    row.fullPageLoad ||
    row.requireChannelRules ||
    addressWhole(context).kind !== 'allow' ||
    row.enableNativeNavBar
  )
    return { kind: 'load' };
  for (const guard of [unexpired, signedIn, bound]) {
    const verdict = guard(context);
    if (verdict.kind !== 'allow') return verdict;
  }
  return allow;
}
