import type { Context, Hono } from 'hono';
import { localeFrom } from '../../platform/context';
import { newToken } from '../../platform/identifiers';
import { escapeHtml, plainPage } from '../../platform/plain-page';
import { checkedReturnUrl } from '../../platform/return-url';
import type { Services } from '../../platform/services';
import { textOf, type TextKey } from './locales';
import { writtenIn } from '../../platform/texts';
import { receiveText } from '../../platform/request-body';
import { sandboxLinkPath } from './link-provider';
import { pageOfLink } from './links';
import { sandboxEntrustPath, takeSandboxCode } from './platform-provider';

/** Puts the messaging app's own pages on the app, as the sandbox has them: the mini-program's, and the owner's. */
export function mountSandboxMessagingApp(app: Hono, services: Services): void {
  const { config, db, clock } = services;
  if (!config.sandbox) return;

  app.get(`${sandboxLinkPath}/:link`, async (context) => {
    const link = `${config.publicUrl}${sandboxLinkPath}/${context.req.param('link')}`;
    const page = await pageOfLink(db, link, clock.now());
    if (page === null) return ended(context, 'sandbox.linkEnded');
    const say = textFor(context);
    const title = say('sandbox.miniProgram');
    const address = page.query === '' ? page.path : `${page.path}?${page.query}`;
    return plainPage({
      title,
      body: `<h1>${escapeHtml(title)}</h1>
<p class="note">${escapeHtml(say('sandbox.miniProgramNote'))}</p>
<p class="text">${escapeHtml(address)}</p>`,
      locale: localeOf(context),
      status: 200,
      leadsTo: null,
    });
  });

  app.get(sandboxEntrustPath, (context) => {
    const returnUrl = returnUrlOf(context, services);
    return returnUrl === null ? ended(context, 'sandbox.codeEnded') : choice(context, returnUrl);
  });

  app.post(sandboxEntrustPath, async (context) => {
    const returnUrl = returnUrlOf(context, services);
    const form = await receiveText(context.req.raw, 1_000);
    if (returnUrl === null || form === null) return ended(context, 'sandbox.codeEnded');
    const agreed = new URLSearchParams(form).get('agreed') === '1';
    if (!agreed) return back(returnUrl, {});
    const code = context.req.query('pre_auth_code') ?? '';
    if (!(await takeSandboxCode(db, code, returnUrl, clock.now())))
      return ended(context, 'sandbox.codeEnded');
    return back(returnUrl, { auth_code: newToken(), expires_in: '3600' });
  });
}

/** The main portal alone leads here, so its words are in the common languages. */
const localeOf = (context: Context) => writtenIn(localeFrom(context.req.header('accept-language')));

const textFor = (context: Context) => (key: TextKey) => textOf(localeOf(context), key);

/** As the messaging app itself, this one redirects to our own addresses only. */
const returnUrlOf = (context: Context, { config }: Services) =>
  checkedReturnUrl(context.req.query('redirect_uri') ?? '', config);

function choice(context: Context, returnUrl: string): Response {
  const say = textFor(context);
  const title = say('sandbox.entrust');
  const body = `<h1>${escapeHtml(title)}</h1>
<p class="note">${escapeHtml(say('sandbox.entrustNote'))}</p>
<form method="post">
<button type="submit" name="agreed" value="1">${escapeHtml(say('sandbox.agree'))}</button>
<button type="submit" name="agreed" value="" class="second">${escapeHtml(say('sandbox.deny'))}</button>
</form>`;
  return plainPage({ title, body, locale: localeOf(context), status: 200, leadsTo: returnUrl });
}

function back(returnUrl: string, fields: Record<string, string>): Response {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return new Response(null, {
    status: 303,
    headers: { location: url.href, 'cache-control': 'no-store' },
  });
}

function ended(context: Context, key: TextKey): Response {
  const title = textFor(context)(key);
  const body = `<h1>${escapeHtml(title)}</h1>`;
  return plainPage({ title, body, locale: localeOf(context), status: 400, leadsTo: null });
}
