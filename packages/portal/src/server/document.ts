import type { RouteMeta } from '@xinglin/routes';
import type { PageHead, PreferencesState } from '@xinglin/api';
import { escapeJson, pageStateId } from '../page-state';
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
  /** What the page's data says for search engines beside its texts; null where it says nothing. */
  readonly facts: Pick<ReturnType<PageHead>, 'canonical' | 'structuredData'> | null;
  readonly origin: string;
  /** The path the portal lies below; empty at the root of its host. */
  readonly base: string;
  /** Channel id for the channel's stylesheet; null on the main portal. */
  readonly channel: string | null;
  readonly themeColor: string;
  readonly assets: PageAssets | null;
  /** Addresses of the style sheets whose rules stand in the document. */
  readonly styles: readonly string[];
  /** Origin of the assistant that the return banner leads to; empty for the portal's own, null where there is none. */
  readonly assistantOrigin: string | null;
  /** Addresses of others' scripts that this host's pages load once they have been taken over. */
  readonly scripts: readonly string[];
  /** Null in a page that caches may keep: its scripts are known by their hashes, as a nonce is for one answer. */
  readonly nonce: string | null;
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

/** What runs before the first paint. */
const firstScript = ({ preferences }: DocumentParts): string =>
  `${preferences.theme === 'system' ? `${followSystem};` : ''}${earlyScript}`;

/** Loads the page's own script where no attribute can say that it may run: what a known script loads, may. */
const entryImport = (entry: string): string => `import(${escapeJson(entry)})`;

/** The scripts of a page without a nonce, as they stand in it. */
export const scriptsOfKeptPage = (parts: DocumentParts): readonly string[] => [
  firstScript(parts),
  ...(parts.assets ? [entryImport(parts.assets.entry)] : []),
];

const nonceAttribute = ({ nonce }: DocumentParts): string =>
  nonce === null ? '' : ` nonce="${nonce}"`;

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
  const { preferences, head, meta, facts, nonce, assets, styles } = parts;
  const withNonce = nonceAttribute(parts);
  const canonical = facts?.canonical ?? meta.canonical;
  const attributes = [
    `lang="${preferences.locale}"`,
    ...(preferences.mode === 'elder' ? ['data-mode="elder"'] : []),
    ...(preferences.theme === 'system' ? [] : [`data-theme="${preferences.theme}"`]),
    ...(parts.base === '' ? [] : [`data-base="${escapeHtml(parts.base)}"`]),
    ...(parts.channel === null ? [] : [`data-channel="${escapeHtml(parts.channel)}"`]),
    ...(parts.assistantOrigin === null
      ? []
      : [`data-assistant-origin="${escapeHtml(parts.assistantOrigin)}"`]),
    ...(parts.scripts.length === 0
      ? []
      : [`data-scripts="${escapeHtml(parts.scripts.join(' '))}"`]),
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
    ...(canonical === undefined
      ? []
      : [`<link rel="canonical" href="${escapeHtml(parts.origin + parts.base + canonical)}">`]),
    ...(facts?.structuredData === undefined
      ? []
      : [`<script type="application/ld+json">${escapeJson(facts.structuredData)}</script>`]),
    `<meta name="theme-color" content="${escapeHtml(parts.themeColor)}">`,
    '<meta name="format-detection" content="telephone=no">',
    `<link rel="icon" href="${parts.base}/favicon.svg" type="image/svg+xml">`,
    `<link rel="manifest" href="${parts.base}/manifest.webmanifest">`,
    ...(nonce === null ? [] : [`<meta property="csp-nonce"${withNonce}>`]),
    `<script${withNonce}>${firstScript(parts)}</script>`,
    // The entry's own address stands at the end otherwise, where the browser looks for it ahead.
    ...[...(nonce === null && assets ? [assets.entry] : []), ...(assets?.modules ?? [])].map(
      (file) => `<link rel="modulepreload" href="${file}"${withNonce}>`,
    ),
  ];
  const named = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('');
  const [open, close] = styles.length === 0 ? ['', ''] : [`<style${withNonce}>`, '</style>'];
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
    (parts.nonce === null
      ? `<script>${entryImport(parts.assets.entry)}</script>`
      : `<script type="module" src="${parts.assets.entry}"${nonceAttribute(parts)}></script>`) +
    '</body></html>'
  );
}
