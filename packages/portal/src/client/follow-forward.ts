import type { PageForward, PageLoadInput, Store } from '@xinglin/api';
import { sitePath } from '@xinglin/rules';
import { redirect } from 'react-router';
import { loadAnew } from './load-anew';

/**
 * Goes where a page leads on to, before anything of it is seen; null where it shows itself. Within the site the
 * navigation goes on; what else one may be led to only the server can tell, so that address is loaded from it.
 * @param url of the page itself.
 */
export async function followForward(
  forward: PageForward,
  input: PageLoadInput,
  store: Store,
  url: string,
): Promise<Response | null> {
  const to = await forward({ ...input, userAgent: navigator.userAgent }, store);
  if (to === null) return null;
  const path = sitePath(to);
  return path === null ? loadAnew(url) : redirect(path);
}
