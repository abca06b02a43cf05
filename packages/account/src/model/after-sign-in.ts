import type { SignIn } from '@xinglin/gateway-sdk';
import { href, targetHref } from '@xinglin/routes';

/** Where a fresh session goes on: to the very place, by way of binding when there is no phone yet. */
export function pathAfterSignIn(
  signIn: Pick<SignIn, 'isTempLogin'>,
  target: string | null,
): string {
  const path = targetHref(target);
  return signIn.isTempLogin ? href('account.authLogin', {}, { target: path }) : path;
}
