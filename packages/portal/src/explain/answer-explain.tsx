import { createI18n, htmlLang, I18nProvider, loadNamespaces } from '@xinglin/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPreferences } from '../preferences';
import type { PageServices } from '../server/answer-page';
import type { Channels } from '../server/channels';
import { escapeHtml } from '../server/document';
import { gatewayHeaders, type RequestFacts } from '../server/request-facts';
import { byNonce, contentSecurityPolicy } from '../server/security-headers';
import { explainRequest } from './explain-request';
import { explainStyle } from './explain-style';
import { explainTexts } from './explain-texts';
import { ExplainView } from './explain-view';
import type { ExplainForm, ExplainProblem, Explanation } from './explanation';
import { madeUpPerson, personKinds } from './made-up-people';
import {
  accountChoices,
  readSandboxAccounts,
  readSandboxPerson,
  type SandboxAccount,
  type SandboxGateway,
} from './sandbox-account';

/** Where the view stands, and its stylesheet. */
export const explainPath = '/sandbox/explain';
const stylePath = `${explainPath}.css`;

/** Answers the explain view's own addresses; null for any other. Only a sandbox asks it. */
export async function answerExplain(
  facts: RequestFacts,
  services: PageServices,
  channels: Channels,
): Promise<Response | null> {
  const { pathname } = facts.url;
  if (pathname === stylePath)
    return new Response(explainStyle, {
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' },
    });
  if (pathname !== explainPath) return null;

  const query = facts.url.searchParams;
  const form: ExplainForm = {
    host: query.get('host')?.trim() || facts.host.host,
    person: query.get('person') ?? 'made-up:visitor',
    address: query.get('address')?.trim() || '/',
    userAgent: query.get('agent') ?? facts.request.headers.get('user-agent') ?? '',
  };
  const gateway: SandboxGateway = {
    gatewayUrl: services.config.gatewayUrl,
    fetch: services.gatewayFetch,
    headers: { appid: gatewayHeaders(facts)['appid'] ?? '', lang: facts.locale },
  };
  const accounts = await readSandboxAccounts(gateway);
  const answer = query.has('address')
    ? await explain(form, accounts, gateway, services, channels)
    : null;

  const i18n = createI18n({ locale: facts.locale });
  await loadNamespaces(i18n, facts.locale, { explain: explainTexts });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ExplainView
        form={form}
        choices={{ hosts: hostsOf(facts, channels), accounts: accountChoices(accounts) }}
        answer={answer}
      />
    </I18nProvider>,
  );
  const { headers, start } = documentFor(facts, services, i18n.t('explain:title'));
  return new Response(`${start}${markup}</body></html>`, { headers });
}

async function explain(
  form: ExplainForm,
  accounts: readonly SandboxAccount[],
  gateway: SandboxGateway,
  services: PageServices,
  channels: Channels,
): Promise<Explanation | ExplainProblem> {
  const now = Date.now() + (await services.clock.offset());
  const [source, name] = form.person.split(':');
  const kind = personKinds.find((one) => source === 'made-up' && one === name);
  if (kind) return explainRequest(form, madeUpPerson(kind, now), now, { ...services, channels });
  const account = accounts.find(({ role }) => source === 'account' && role === name);
  if (!account) return 'accountFailed';
  try {
    const person = await readSandboxPerson(account, gateway);
    return await explainRequest(form, person.user, person.now, { ...services, channels });
  } catch (error) {
    services.log.warn({ err: error }, 'a sandbox account could not sign in');
    return 'accountFailed';
  }
}

/** One host of each channel, below the host this view is asked at. */
function hostsOf({ host }: RequestFacts, channels: Channels): readonly string[] {
  const [, port = ''] = /(:\d+)?$/.exec(host.host) ?? [];
  const below =
    host.rootDomain === null
      ? []
      : ['www', ...channels.all.flatMap(({ partner }) => partner?.hosts.slice(0, 1) ?? [])];
  return [host.host, ...below.map((label) => `${label}.${host.rootDomain}${port}`)].filter(
    (one, index, all) => all.indexOf(one) === index,
  );
}

function documentFor(facts: RequestFacts, services: PageServices, title: string) {
  const generic = facts.channel.table['portal.error'];
  const styles = [
    ...((generic && services.assets?.({ feature: 'portal', page: generic, partners: [] }).styles) ??
      []),
    stylePath,
  ];
  const { mode, theme } = readPreferences(facts.readCookie, facts.locale);
  const attributes = [
    `lang="${htmlLang(facts.locale)}"`,
    ...(mode === 'elder' ? ['data-mode="elder"'] : []),
    ...(theme === 'system' ? [] : [`data-theme="${theme}"`]),
  ];
  const start =
    `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">` +
    styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('') +
    '</head><body>';
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // It runs no script, so no nonce is ever given out.
    'content-security-policy': contentSecurityPolicy(
      byNonce(crypto.randomUUID()),
      facts.host.local,
    ),
  };
  return { headers, start };
}
