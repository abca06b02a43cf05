import { safeTarget } from '@xinglin/rules';
import { allow, redirect, type Guard } from './guard';

/**
 * A partner whose info says so is served elsewhere: its pages lead to its redirect, as far as that is a place one may
 * be led to; else to the home page (spec 1 §4). The page it leads to stays where it is.
 */
export const notRedirected: Guard = ({ url, channel }) => {
  const { needRedirect, redirectUrl } = channel.info;
  if (!needRedirect || redirectUrl === null || redirectUrl === '') return allow;
  const target = safeTarget(redirectUrl, channel.targets);
  const isHere = pathOf(target.href) === pathOf(url) && !/^[a-z]/i.test(target.href);
  if (isHere) return allow;
  return redirect(target.href, target.ok ? 'partnerRedirect' : 'illegalRouterPath');
};

function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}
