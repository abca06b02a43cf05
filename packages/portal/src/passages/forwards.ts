import type { PageForward, PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { isInside, type NativeApp } from './native-apps';

/** Leads on to the `target` of the address; home where it names none. */
export const toTarget: PassThroughPage['forward'] = ({ query }) => targetOf(query);

/** The same from a mini-program, which the channel may have led elsewhere: the `target` then goes along. */
export const fromMiniProgram: PassThroughPage['forward'] = (input, store) => {
  const elsewhere = store.getState().channel.leads.miniProgram;
  return elsewhere === undefined ? targetOf(input.query) : withQuery(elsewhere, input.query);
};

/** An address with a query behind its own. */
export function withQuery(address: string, query: URLSearchParams): string {
  return query.size === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** In the app that a page opens, there is nothing to open: the target itself is shown. */
export function insideApp(app: NativeApp): PageForward {
  return ({ query, userAgent }) => (isInside(app, userAgent) ? targetOf(query) : null);
}

/** The `target` of an address, which the caller checks before it redirects; home where it names none. */
export function targetOf(query: URLSearchParams): string {
  return query.get('target') ?? href('directory.home');
}
