import { sitePath } from '@xinglin/rules';
import { href } from './href';

/**
 * The path of this site that leads to a `target` written elsewhere: the target itself within the site, home
 * where there is none, and for everything else the page that leads on by the server's check. Only the server knows
 * which hosts and native schemes one may be led to, and it reports what is refused (spec 1 §4, Navigation targets).
 */
export function targetHref(target: string | null | undefined): string {
  if (!target) return href('directory.home');
  return sitePath(target) ?? href('portal.miniProgram', {}, { target });
}

/** The same where an address may name no `target` at all: undefined then, so that a page goes on to what is its own. */
export function namedTarget(target: string | null | undefined): string | undefined {
  return target ? targetHref(target) : undefined;
}
