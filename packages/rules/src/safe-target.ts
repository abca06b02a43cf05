/**
 * The part of the WHATWG class used here. Browsers and Node have it as a global; this package is
 * compiled without either's library.
 */
declare const URL: new (
  input: string,
  base?: string,
) => {
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
};

/** Where a navigation may lead. */
export interface SafeTargetOptions {
  /** Origin of the portal that navigates, such as `https://www.h5.example.com`. */
  origin: string;
  /** Hosts that are allowed exactly or as a dot-suffix, without scheme or port. */
  allowedHostSuffixes: readonly string[];
  /** Schemes of native apps, with or without the colon. */
  nativeSchemes: readonly string[];
}

/** What became of a target. `href` is always safe to go to. */
export type SafeTarget =
  | {
      ok: true;
      /** A path of this site for `site`, an absolute URL otherwise. */
      href: string;
      /** `site`: within the portal; `host`: another allowed host; `native`: a native app. */
      kind: 'site' | 'host' | 'native';
    }
  | { ok: false; reason: 'illegal router path'; href: '/' };

const refused: SafeTarget = { ok: false, reason: 'illegal router path', href: '/' };
const maximumLength = 2048;
// Control characters, backslashes and invisible direction marks have no place in a link we wrote;
// URL parsers drop or reinterpret them, which is how a look-alike gets past a check.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const treacherous = /[\u0000-\u001f\u007f-\u009f\\\u2028-\u202e\u2066-\u2069\ufeff]/;
// The same hidden behind an escape, within a path: some server behind us may decode it once more.
const treacherousPath = /%(?:0|1|2f|5c|7f)/i;
// Schemes that run or read something in the page itself are refused even if a list names them.
const neverNative = new Set([
  'about:',
  'android-app:',
  'blob:',
  'content:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'http:',
  'https:',
  // Android's own: it starts any app there is, and has a fall-back address of its own.
  'intent:',
  'javascript:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
]);

/**
 * The one check every redirect target passes, on the server and in the browser alike: `target`,
 * `targetUrl`, `redirectUrl`, `backUrl`, `fromUrl` and a partner's redirect (spec 1 §4, Navigation
 * targets; quality.md, Security). Allowed are a path of this site, a URL on an allowed host with the
 * site's own scheme or https, and a listed native scheme. Anything else is "illegal router path"
 * and leads to `/`. Never throws for a target; throws when `origin` is no origin.
 */
export function safeTarget(
  target: string | null | undefined,
  options: SafeTargetOptions,
): SafeTarget {
  const site = new URL(options.origin);
  if (!target || target.length > maximumLength) return refused;
  if (target !== target.trim() || treacherous.test(target)) return refused;
  if (target.startsWith('/')) return target.startsWith('//') ? refused : onThisSite(target, site);
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(target)?.[0].toLowerCase();
  if (scheme === undefined) return refused;
  if (scheme === 'http:' || scheme === 'https:') return onAllowedHost(target, site, options);
  return inNativeApp(target, scheme, options);
}

type ParsedUrl = InstanceType<typeof URL>;

function parse(target: string, base?: string): ParsedUrl | null {
  try {
    const url = base === undefined ? new URL(target) : new URL(target, base);
    return url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}

function onThisSite(target: string, site: ParsedUrl): SafeTarget {
  const url = parse(target, site.origin);
  if (url === null || url.origin !== site.origin) return refused;
  // Dot segments can leave a path that starts with two slashes, and that would name a host.
  if (url.pathname.startsWith('//') || treacherousPath.test(url.pathname)) return refused;
  return { ok: true, href: url.pathname + url.search + url.hash, kind: 'site' };
}

function onAllowedHost(target: string, site: ParsedUrl, options: SafeTargetOptions): SafeTarget {
  // A parser forgives `https:host` and `https:///host`; only an attack writes them.
  if (!/^https?:\/\/[^/]/i.test(target)) return refused;
  const url = parse(target);
  if (url === null) return refused;
  if (url.origin === site.origin) {
    return onThisSite(url.pathname + url.search + url.hash, site);
  }
  if (url.protocol !== 'https:' && url.protocol !== site.protocol) return refused;
  if (url.port !== '' && url.port !== site.port) return refused;
  if (treacherousPath.test(url.pathname)) return refused;
  const allowed = options.allowedHostSuffixes.some((suffix) => {
    const host = suffix.toLowerCase().replace(/^\./, '');
    return host !== '' && (url.hostname === host || url.hostname.endsWith(`.${host}`));
  });
  return allowed ? { ok: true, href: url.href, kind: 'host' } : refused;
}

function inNativeApp(target: string, scheme: string, options: SafeTargetOptions): SafeTarget {
  if (neverNative.has(scheme)) return refused;
  const listed = options.nativeSchemes.some(
    (native) => native.toLowerCase().replace(/:$/, '') === scheme.slice(0, -1),
  );
  if (!listed) return refused;
  const url = parse(target);
  return url === null || url.protocol !== scheme
    ? refused
    : { ok: true, href: url.href, kind: 'native' };
}
