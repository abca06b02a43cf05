import { createHash } from 'node:crypto';
import type { Locale } from './context';

const style = `
:root{color-scheme:light dark;--ink:#1c2526;--soft:#57646a;--page:#f3f5f5;--card:#fff;--line:#dfe5e5;--brand:#0b7a75;--on-brand:#fff;--price:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#e8eeee;--soft:#a9b6b9;--page:#111717;--card:#1a2222;--line:#2c3737;--brand:#5fc9c1;--on-brand:#062624;--price:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"PingFang SC","Noto Sans SC","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:0 auto;padding:24px 16px calc(24px + env(safe-area-inset-bottom))}
h1{font-size:20px;margin:0 0 4px;text-align:center}
.note{color:var(--soft);font-size:14px;margin:0 0 20px;text-align:center}
.amount{text-align:center;margin:0 0 20px}
.amount span{display:block;color:var(--soft)}
.amount strong{font-size:36px;line-height:1.2;color:var(--price);font-variant-numeric:tabular-nums}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:4px 16px;margin-bottom:20px}
h2{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}
dl{margin:0}
dl div{display:flex;gap:16px;justify-content:space-between;padding:12px 0}
dl div+div{border-top:1px solid var(--line)}
dt{color:var(--soft);flex:none}
dd{margin:0;text-align:end;overflow-wrap:anywhere}
form{display:grid;gap:12px;margin-bottom:20px}
label{display:grid;gap:4px}
textarea,input:not([type=hidden]){width:100%;min-height:48px;padding:10px 12px;border:1px solid var(--soft);border-radius:12px;background:var(--card);color:inherit;font:inherit}
button,a.button{display:block;width:100%;min-height:52px;padding:12px 16px;border-radius:12px;border:1px solid var(--brand);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;background:var(--brand);color:var(--on-brand)}
button.second,a.second{background:transparent;color:var(--brand)}
button:focus-visible,a:focus-visible,textarea:focus-visible,input:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
p.text{text-align:center;margin:0 0 24px}
`;

/** What a Content-Security-Policy needs to know to allow a style sheet or a script by what is in it. */
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A text within HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A page of the gateway's own, outside of the portal; everything is sent by a form, or by its one script. */
export interface PlainPage {
  readonly title: string;
  /** HTML; what is not our own has gone through {@link escapeHtml}. */
  readonly body: string;
  /** The language that its words are in. */
  readonly locale: Locale;
  readonly status: number;
  /** Where a form's answer may lead, besides this gateway. */
  readonly leadsTo: string | null;
  /** The one script in the body that may run; none when left out. */
  readonly script?: string;
}

/** The page as HTML. */
export function plainHtml({ title, body, locale }: Pick<PlainPage, 'title' | 'body' | 'locale'>) {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** The page as an answer that is neither cached nor framed. */
export function plainPage(page: PlainPage): Response {
  const scripts = page.script === undefined ? '' : ` script-src ${sourceOf(page.script)};`;
  // Chromium applies form-action to the redirect after the form as well.
  const formTargets = page.leadsTo === null ? "'self'" : `'self' ${new URL(page.leadsTo).origin}`;
  return new Response(plainHtml(page), {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': page.locale,
      'content-security-policy': `default-src 'none'; style-src ${sourceOf(style)};${scripts} form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
      'permissions-policy': 'camera=(), microphone=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
