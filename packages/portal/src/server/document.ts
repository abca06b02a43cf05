import type { RouteMeta } from '@xinglin/routes';
import type { PreferencesState } from '@xinglin/api';
import { pageStateId } from '../page-state';
import type { HeadTexts } from '../page-head';
import type { PageAssets } from './assets';
import { earlyScript } from './early-script';

/** What stands around a rendered page. */
export interface DocumentParts {
  readonly preferences: PreferencesState;
  readonly head: HeadTexts;
  /** A comma list for search engines; only the document of the server has it. */
  readonly keywords: string | null;
  readonly meta: RouteMeta;
  readonly origin: string;
  /** The path the portal lies below; empty at the root of its host. */
  readonly base: string;
  /** Channel id for the channel's stylesheet; null on the main portal. */
  readonly channel: string | null;
  readonly themeColor: string;
  readonly assets: PageAssets | null;
  /** Addresses of the style sheets whose rules stand in the document. */
  readonly styles: readonly string[];
  /** Origin of the assistant that the return banner leads to; null where there is none. */
  readonly assistantOrigin: string | null;
  readonly nonce: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an attribute or an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}

// Before the first paint, so that a dark system never sees a white flash; the attribute is the only switch of the tokens.
const followSystem =
  "document.documentElement.dataset.theme||(document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')";

/** The two sides of the page's styles, which stand between them: they are the same for many pages. */
export interface DocumentStart {
  readonly beforeStyles: string;
  readonly afterStyles: string;
}

/**
 * Everything before the page's own markup. The styles stand in the document itself: the first paint waits for no
 * second answer. Each file is named as well, switched off, so that it is not fetched and whatever brings a page later
 * takes it for there.
 */
export function documentStart(parts: DocumentParts): DocumentStart {
  const { preferences, head, meta, nonce, assets, styles } = parts;
  const attributes = [
    `lang="${preferences.locale}"`,
    ...(preferences.mode === 'elder' ? ['data-mode="elder"'] : []),
    ...(preferences.theme === 'system' ? [] : [`data-theme="${preferences.theme}"`]),
    ...(parts.base === '' ? [] : [`data-base="${escapeHtml(parts.base)}"`]),
    ...(parts.channel === null ? [] : [`data-channel="${escapeHtml(parts.channel)}"`]),
    ...(parts.assistantOrigin === null
      ? []
      : [`data-assistant-origin="${escapeHtml(parts.assistantOrigin)}"`]),
    ...(meta.htmlClassName === undefined ? [] : [`class="${escapeHtml(meta.htmlClassName)}"`]),
  ];
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description === null
      ? []
      : [`<meta name="description" content="${escapeHtml(head.description)}">`]),
    ...(parts.keywords === null
      ? []
      : [`<meta name="keywords" content="${escapeHtml(parts.keywords)}">`]),
    ...(meta.requires || meta.noIndex ? ['<meta name="robots" content="noindex">'] : []),
    ...(meta.canonical === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(parts.origin + parts.base + meta.canonical)}">`,
        ]),
    `<meta name="theme-color" content="${escapeHtml(parts.themeColor)}">`,
    '<meta name="format-detection" content="telephone=no">',
    `<link rel="icon" href="${parts.base}/favicon.svg" type="image/svg+xml">`,
    `<link rel="manifest" href="${parts.base}/manifest.webmanifest">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script nonce="${nonce}">${preferences.theme === 'system' ? `${followSystem};` : ''}${earlyScript}</script>`,
    ...(assets?.modules ?? []).map(
      (file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`,
    ),
  ];
  const named = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('');
  const [open, close] = styles.length === 0 ? ['', ''] : [`<style nonce="${nonce}">`, '</style>'];
  return {
    beforeStyles: `<!doctype html><html ${attributes.join(' ')}><head>${tags.join('')}${open}`,
    afterStyles: `${close}${named}</head><body><div id="root">`,
  };
}

/** Everything after it. Without a state the page stays as it is: readable, its links full loads. */
export function documentEnd(parts: DocumentParts, state: string | null): string {
  if (state === null || !parts.assets) return '</div></body></html>';
  return (
    `</div><script type="application/json" id="${pageStateId}">${state}</script>` +
    `<script type="module" src="${parts.assets.entry}" nonce="${parts.nonce}"></script></body></html>`
  );
}
