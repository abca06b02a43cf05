import { sitePath } from '@xinglin/rules';

/** Where a person goes on after signing in: to the page they came from, else to the portal's own way in. */
export function pathAfterSignIn(target: string | null): string {
  return sitePath(target) ?? '/';
}
