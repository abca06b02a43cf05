import type { PageForward, PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { isInside, type NativeApp } from './native-apps';

/** Leads on to the `target` of the address; home where it names none. */
export const toTarget: PassThroughPage['forward'] = ({ query }) => targetOf(query);

/** In the app that a page opens, there is nothing to open: the target itself is shown. */
export function insideApp(app: NativeApp): PageForward {
  return ({ query, userAgent }) => (isInside(app, userAgent) ? targetOf(query) : null);
}

/** The `target` of an address, which the caller checks before it redirects; home where it names none. */
export function targetOf(query: URLSearchParams): string {
  return query.get('target') ?? href('directory.home');
}
