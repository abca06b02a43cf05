import { composedPages, isPassage, type ComposedPage } from '../fixtures/composed-pages';
import { Gateway } from '../fixtures/gateway';
import { addressOf, takeSamples, type Samples } from '../fixtures/page-samples';
import { newMobile } from '../fixtures/people';
import { askPlainly, type PlainAnswer } from '../fixtures/plain-http';
import { expect, test } from '../fixtures/portal-test';
import { bareKey, foreignCharacters } from '../fixtures/screen';
import { selectionOf } from '../fixtures/selection';
import { readServed } from '../fixtures/served-page';

/** What a person may have chosen, and so how a page is served. */
interface Variant {
  readonly locale: 'zh-Hans' | 'zh-Hant' | 'en';
  readonly mode: 'standard' | 'elder';
  readonly theme: 'light' | 'dark';
}

interface Person {
  readonly token: string;
  readonly samples: Samples;
}

const selection = selectionOf(
  'e2e/specs/every-variant.test.ts',
  ...['plain-http', 'served-page'].map((name) => `e2e/fixtures/${name}.ts`),
);
const locales = ['zh-Hans', 'zh-Hant', 'en'] as const;
const modes = ['standard', 'elder'] as const;
const themes = ['light', 'dark'] as const;
/** What both workers share the addresses by. */
const parts = 2;
/** Questions at a time. */
const together = 4;

for (let part = 0; part < parts; part += 1) {
  test(`every address is served whole in every variant, part ${part + 1} of ${parts}`, async ({
    playwright,
    portal,
  }) => {
    test.setTimeout(1_200_000);
    const personNamed = async (name: string): Promise<Person> => {
      const request = await playwright.request.newContext();
      const gateway = new Gateway(request, portal.shellUrl, portal.gatewayUrl);
      const mobile = newMobile();
      await gateway.signIn(mobile);
      const samples = await takeSamples(gateway, { name, mobile });
      const { cookies } = await request.storageState();
      await request.dispose();
      const token = cookies.find((cookie) => cookie.name === 'xl_token')?.value ?? '';
      return { token, samples };
    };
    // Pages in English are read for Chinese words, and so are those of a person with such a name.
    const chinese = await personNamed('欧阳问渠');
    const latin = await personNamed('Anna Lindgren');
    const pages = selection
      .distinct((await composedPages()).pages)
      .filter((page) => selection.variantsOf(page, locales).length > 0);
    const mine = pages.filter((_, place) => place % parts === part);
    const faults: string[] = [];
    const read = { shown: 0, led: 0 };

    const walk = async (page: ComposedPage, isSignedIn: boolean): Promise<void> => {
      const statuses = new Set<string>();
      for (const locale of locales) {
        const person = locale === 'en' ? latin : chinese;
        const path = addressOf(page, person.samples);
        for (const mode of modes) {
          const bodies = new Set<string>();
          for (const theme of themes) {
            const cookie = [
              ...(isSignedIn ? [`xl_token=${person.token}`] : []),
              `xl_lang=${locale}`,
              `xl_mode=${mode}`,
              `xl_theme=${theme}`,
            ].join('; ');
            const answer = await askPlainly(
              portal.shellUrl,
              { path, hostLabel: page.hostLabel },
              { cookie },
            );
            const variant = { locale, mode, theme };
            const said = faultsOf(page, variant, answer);
            const session = isSignedIn ? 'signed in' : 'signed out';
            faults.push(
              ...said.map(
                (what) => `${page.label}, ${session}, ${Object.values(variant).join(' ')}: ${what}`,
              ),
            );
            const { status, headers } = answer;
            const leadsTo = headers.location?.replace(/\?.*/, '') ?? '';
            statuses.add(`${status} ${leadsTo} ${headers['cache-control']}`);
            read[leadsTo === '' ? 'shown' : 'led'] += 1;
            bodies.add(shownBy(answer.html));
          }
          // A theme is an attribute of the document's root, so that a switch in place proves the same as a load.
          if (bodies.size > 1 && !choosesTheme.has(page.route))
            faults.push(`${page.label} in ${locale} ${mode}: another document in the dark`);
        }
      }
      if (statuses.size > 1)
        faults.push(`${page.label}: not alike in every variant: ${[...statuses].join(' | ')}`);
    };

    const left = mine.flatMap((page) => [() => walk(page, false), () => walk(page, true)]);
    const work = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) await next();
    };
    await Promise.all(Array.from({ length: together }, work));
    expect(faults).toEqual([]);
    expect(read.shown).toBeGreaterThanOrEqual(selection.atLeast(mine.length * 6));
    expect(read.led).toBeGreaterThanOrEqual(selection.atLeast(mine.length));
  });
}

/** Pages on which the theme is chosen and so told. */
const choosesTheme = new Set(['account.profileSetting']);

/** What is wrong with one answer. */
function faultsOf(
  page: ComposedPage,
  { locale, mode, theme }: Variant,
  answer: PlainAnswer,
): string[] {
  const { status, headers, html } = answer;
  if (status >= 300 && status < 400) return headers.location ? [] : [`${status} to nowhere`];
  const { title, headings, root, texts } = readServed(html);
  const foreign = foreignCharacters[locale];
  const isMissing = (text: string): boolean =>
    new RegExp(bareKey).test(text) || (foreign !== null && new RegExp(foreign, 'u').test(text));
  const missing = [title, ...texts].filter(isMissing);
  return [
    ...(status === 500 ? ['status 500'] : []),
    ...(headers['content-type']?.startsWith('text/html') ? [] : [`${headers['content-type']}`]),
    ...(root['lang'] === locale ? [] : [`lang ${root['lang']}`]),
    ...((root['data-mode'] ?? 'standard') === mode ? [] : [`mode ${root['data-mode']}`]),
    ...(root['data-theme'] === theme ? [] : [`theme ${root['data-theme']}`]),
    ...(/\S+ - \S+/.test(title) ? [] : [`title "${title}"`]),
    ...(isPassage(page) || (headings.length === 1 && headings[0] !== '')
      ? []
      : [`headings ${JSON.stringify(headings)}`]),
    ...(missing.length > 0
      ? [`no text or another language's: ${missing.slice(0, 3).join(' | ')}`]
      : []),
  ];
}

/** What a document shows, without its theme and without what its scripts are given. */
function shownBy(html: string): string {
  return html
    .replace(/ data-theme="\w+"/, '')
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/ nonce="[^"]*"/g, '');
}
