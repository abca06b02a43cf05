import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { localeFrom, type Locale } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { escapeHtml, plainPage } from '../../platform/plain-page';
import { checkedReturnUrl } from '../../platform/return-url';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { receiveText } from '../../platform/request-body';
import { providerNames, type ProvenIdentity, type ProviderName } from './identity-provider';
import { sandboxPeople } from './sandbox-provider';
import { grantCode } from '../../kernel/people/identities/sandbox-grants';

/** The number that the sandbox's network vouches for: of the seeded person who is signed in. */
const sandboxNumber = '13800000001';

/** Puts the sandbox's providers on the app: their page, and the script of one-key sign-in. */
export function mountSandboxProviders(app: Hono, services: Services): void {
  if (!services.config.sandbox) return;

  app.get('/sandbox/authorize/:provider', async (context) => {
    const request = requestOf(context, services);
    if (request === null) return missing(localeOf(context));
    const last = personOf(getCookie(context, cookieOf(request.provider)));
    if (context.req.query('prompt') !== 'none') return choice(request, last, localeOf(context));
    if (last === undefined) return back(request, { error: 'login_required' });
    return back(request, { code: await vouch(services, request, last) });
  });

  app.post('/sandbox/authorize/:provider', async (context) => {
    const request = requestOf(context, services);
    if (request === null) return missing(localeOf(context));
    const form = await receiveText(context.req.raw, 1_000);
    if (form === null) return missing(localeOf(context));
    const fields = new URLSearchParams(form);
    const person = personOf(fields.get('person'));
    if (person === undefined) return back(request, { error: 'access_denied' });
    const answer = back(request, { code: await vouch(services, request, person) });
    setCookie(context, cookieOf(request.provider), person.subject, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/sandbox/authorize',
    });
    const cookie = context.res.headers.get('set-cookie');
    if (cookie !== null) answer.headers.set('set-cookie', cookie);
    return answer;
  });

  app.get('/sandbox/one-key.js', async (context) => {
    const { db, clock } = services;
    const grant = {
      provider: 'oneKey',
      subject: sandboxNumber,
      returnUrl: '',
    } as const;
    const accessToken = await grantCode(db, grant, clock.now());
    const operator = textOf(localeFrom(context.req.query('lang')), 'sandbox.operator');
    const offer = { accessToken, operator, maskedNumber: '138****0001' };
    return context.body(`window.oneKeySignIn=${JSON.stringify(offer)};`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
}

/** A request for a code, as it stands in the page's address. */
interface AuthorizeRequest {
  readonly provider: ProviderName;
  readonly returnUrl: string;
  readonly state: string;
}

/** As a real provider, this one redirects to registered addresses only. */
function requestOf(context: Context, { config }: Services): AuthorizeRequest | null {
  const provider = providerNames.find((name) => name === context.req.param('provider'));
  const returnUrl = checkedReturnUrl(context.req.query('redirect_uri') ?? '', config);
  const state = context.req.query('state') ?? '';
  if (provider === undefined || returnUrl === null || !/^[\w-]{16,200}$/.test(state)) return null;
  return { provider, returnUrl, state };
}

/** A user of the provider; `new` is one who was never seen before. */
function personOf(subject: string | null | undefined): ProvenIdentity | undefined {
  const known = sandboxPeople.find((person) => person.subject === subject);
  if (known !== undefined) return known;
  if (subject === 'new') return { subject: `new-${newId()}` };
  return subject != null && /^new-[\w-]{20}$/.test(subject) ? { subject } : undefined;
}

const cookieOf = (provider: ProviderName) => `sandbox_${provider}`;

const localeOf = (context: Context): Locale => localeFrom(context.req.header('accept-language'));

function vouch(
  { db, clock }: Services,
  { provider, returnUrl }: AuthorizeRequest,
  person: ProvenIdentity,
): Promise<string> {
  return grantCode(db, { subject: person.subject, provider, returnUrl }, clock.now());
}

function back({ returnUrl, state }: AuthorizeRequest, answer: Record<string, string>): Response {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries({ ...answer, state }))
    url.searchParams.set(name, value);
  return new Response(null, {
    status: 303,
    headers: { location: url.href, 'cache-control': 'no-store' },
  });
}

function choice(
  { provider, returnUrl }: AuthorizeRequest,
  last: ProvenIdentity | undefined,
  locale: Locale,
): Response {
  const say = (key: 'note' | 'deny') => escapeHtml(textOf(locale, `sandbox.${key}`));
  const title = textOf(locale, `sandbox.${provider}`);
  const button = (subject: string, text: string) =>
    `<button type="submit" name="person" value="${escapeHtml(subject)}">${escapeHtml(text)}</button>`;
  const buttons = [
    ...(last === undefined ? [] : [button(last.subject, textOf(locale, 'sandbox.last'))]),
    ...sandboxPeople.map(({ subject, nickname }) =>
      button(subject, textOf(locale, 'sandbox.goOnAs', { name: nickname })),
    ),
    button('new', textOf(locale, 'sandbox.new')),
  ];
  const body = `<h1>${escapeHtml(title)}</h1>
<p class="note">${say('note')}</p>
<form method="post">
${buttons.join('\n')}
<button type="submit" name="person" value="" class="second">${say('deny')}</button>
</form>`;
  return plainPage({ title, body, locale, status: 200, leadsTo: returnUrl });
}

function missing(locale: Locale): Response {
  const title = textOf(locale, 'sandbox.missing');
  const body = `<h1>${escapeHtml(title)}</h1>`;
  return plainPage({ title, body, locale, status: 400, leadsTo: null });
}
