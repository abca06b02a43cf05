import { refreshWebviewTitle } from '@xinglin/gateway-sdk';
import { basePath } from '../base-path';

/** Apps on iOS show the title in a bar of their own, and read it only when something is loaded (spec 1 §7). */
const readsLate = '[data-app][data-system="ios"]';

/** Lets such an app notice each new title; answers how to stop. Elsewhere there is nothing to do. */
export function keepAppTitle(
  refresh: (baseUrl: string) => void = refreshWebviewTitle,
): (() => void) | undefined {
  const title = document.querySelector('title');
  if (!title || !document.documentElement.matches(readsLate)) return undefined;
  let known = document.title;
  const observer = new MutationObserver(() => {
    if (document.title === known) return;
    known = document.title;
    refresh(`${basePath()}/gateway`);
  });
  observer.observe(title, { childList: true });
  return () => observer.disconnect();
}
