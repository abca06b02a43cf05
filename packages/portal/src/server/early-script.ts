import { cookies, environmentPatterns, navBarHidingVersion } from '@xinglin/platform';

/** What {@link markDocument} looks for, as text that can stand in a script. */
export interface EarlyPatterns {
  /** Value of `data-app` and the pattern that tells it; the first that fits counts. */
  readonly apps: readonly (readonly [name: string, source: string])[];
  readonly systems: readonly (readonly [name: string, source: string])[];
  readonly notch: string;
  readonly version: string;
  readonly navBarHidingVersion: number;
  /** Cookie that names the assistant a person came from. */
  readonly assistant: string;
}

/** The patterns of `@xinglin/platform`, so that server, browser and early script tell environments alike. */
export const earlyPatterns: EarlyPatterns = {
  apps: [
    ['user', environmentPatterns.userApp.source],
    ['doctor', environmentPatterns.doctorApp.source],
    ['messaging', environmentPatterns.messagingApp.source],
    ['alipay', environmentPatterns.alipayApp.source],
  ],
  systems: [
    ['ios', environmentPatterns.ios.source],
    ['harmony', environmentPatterns.harmony.source],
  ],
  notch: environmentPatterns.iphoneX.source,
  version: environmentPatterns.appVersion.source,
  navBarHidingVersion,
  assistant: `(?:^|; )(?:__Host-)?${cookies.aiOrigin.name}=([^;]*)`,
};

/** The parts of `window` the early script reads. Storage that is switched off throws at the mere look at it. */
export interface EarlyWindow {
  readonly navigator: { readonly userAgent: string };
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem'>;
  readonly history: { readonly length: number };
  readonly document: { readonly cookie: string; readonly documentElement: HTMLElement };
  /** The button that was tapped last before the page's scripts took over, for them to press. */
  tapped?: HTMLButtonElement;
  /** What remembers it, until they do. */
  keepTap?: (event: Event) => void;
}

/**
 * Writes what the page runs in onto the document before its first paint: a page is rendered the same for every
 * environment, so that it can be kept, and its styles read these attributes. Only its text reaches the browser: it
 * must name nothing outside itself.
 */
export function markDocument(patterns: EarlyPatterns, page: EarlyWindow): void {
  const root = page.document.documentElement;
  const agent = page.navigator.userAgent;
  const is = (source: string): boolean => new RegExp(source, 'i').test(agent);
  const find = (rows: readonly (readonly [string, string])[]): string =>
    rows.filter((row) => is(row[1])).map((row) => row[0])[0] || '';
  const app = find(patterns.apps);
  const system = find(patterns.systems);
  if (app) root.dataset['app'] = app;
  if (system) root.dataset['system'] = system;
  if (system === 'ios' && is(patterns.notch)) root.dataset['notch'] = '';
  if (app === 'user' || app === 'doctor') {
    const parts = new RegExp(patterns.version, 'i').exec(agent) || [];
    const minor = Number(parts[2] || 0);
    const version =
      Number(parts[1] || 0) * 100 +
      (minor > 9 ? 99 : minor * 10 + Math.min(Number(parts[3] || 0), 9));
    // An app that does not tell its version is taken for one that draws no bar.
    if (version > 0)
      root.dataset['appBar'] = version < patterns.navBarHidingVersion ? 'fixed' : 'hideable';
    if (page.history.length > 2) root.dataset['closable'] = '';
  }
  const marker = /^(?:shanghai_assistant|assistant)$/;
  const cookie = new RegExp(patterns.assistant).exec(page.document.cookie) || [];
  if (marker.test(cookie[1] || '')) root.dataset['assistant'] = '';
  try {
    if (marker.test(page.sessionStorage.getItem('aiOrigin') || '')) root.dataset['assistant'] = '';
    const place = /^(-?\d+),(-?\d+)$/.exec(page.localStorage.getItem('xl:floating') || '');
    if (place) {
      root.style.setProperty('--floating-x', `${place[1]}px`);
      root.style.setProperty('--floating-y', `${place[2]}px`);
    }
  } catch {
    // Storage is switched off.
  }
  page.keepTap = (event) => {
    // What is clicked in a document is an element of it.
    const button = (event.target as Element).closest('button');
    // A form with a method works without scripts; any other would only load the page anew, without its address's query.
    const form = button && button.form;
    if (!button || (form && form.hasAttribute('method'))) return;
    if (form) event.preventDefault();
    page.tapped = button;
  };
  root.addEventListener('click', page.keepTap);
}

/** The script itself, for a `script` element with a nonce. Nothing in it can end that element. */
export const earlyScript = `(${markDocument.toString()})(${JSON.stringify(earlyPatterns).replaceAll('<', '\\u003c')},window)`;
