/**
 * Makes a web view notice that the page's title has changed, by loading an empty page in a hidden
 * frame (spec 1 §7, GET /public/refresh-webview-title.html with a random `_t`). The frame goes once
 * it has loaded or failed; nothing waits for it.
 * @param baseUrl in front of the path: `/gateway` in a portal's page.
 */
export function refreshWebviewTitle(
  baseUrl: string,
  document: Document = globalThis.document,
  random: () => number = Math.random,
): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('aria-hidden', 'true');
  frame.src = `${baseUrl}/public/refresh-webview-title.html?_t=${random()}`;
  for (const end of ['load', 'error']) frame.addEventListener(end, () => frame.remove());
  document.body.append(frame);
}
