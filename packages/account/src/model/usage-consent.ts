import { readCookie, serializeCookie, serializeCookieRemoval } from '@xinglin/platform';
import { isLocalHost } from '@xinglin/rules';

/** What is used of `window`. */
interface Page {
  readonly document: { cookie: string };
  readonly location: { readonly hostname: string };
}

/** Whether the person agreed, on this device, to tell how the portal is used. */
export function agreesToUsage(page: Page): boolean {
  return readCookie(page.document.cookie, 'usage', optionsOf(page)) === '1';
}

/** Keeps the choice; taken back it leaves nothing behind. */
export function keepUsage(agrees: boolean, page: Page): void {
  const options = optionsOf(page);
  page.document.cookie = agrees
    ? serializeCookie('usage', '1', options)
    : serializeCookieRemoval('usage', options);
}

const optionsOf = ({ location }: Page) => ({ secure: !isLocalHost(location.hostname) });
