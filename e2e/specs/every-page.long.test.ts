import {
  canonicalIn,
  canonicalReader,
  isKey,
  languageOf,
  sameEverywhere,
} from '../fixtures/documents';
import { composedPages, type Composed } from '../fixtures/composed-pages';
import { Gateway } from '../fixtures/gateway';
import { addressOf, takeSamples, unseen, type Samples } from '../fixtures/page-samples';
import { newMobile, newPatient } from '../fixtures/people';
import { expect, test as base } from '../fixtures/portal-test';
import { startWatchedShell, type ShellAnswer, type WatchedShell } from '../fixtures/watched-shell';
import { cookieHeader, localCookie } from '../fixtures/cookies';

/** Somebody with a session, a family member and an appointment. */
interface Person {
  readonly token: string;
  /** Texts that may stand on this person's pages only. */
  readonly marks: readonly string[];
  readonly samples: Samples;
}

interface Walk extends Composed {
  readonly shell: WatchedShell;
  readonly one: Person;
  readonly two: Person;
}

const startTimeout = 300_000;
const loginInfo = '/moduleenterprisepartner/config/getlogininfo';
/** By it the portal sets its clock, for no page. */
const baseInfo = '/moduleenterprisepartner/config/getbaseinfo';
const nobodyKeeps = 'private, no-store';

const test = base.extend<object, { readonly walk: Walk }>({
  walk: [
    async ({ playwright, portal }, use) => {
      const composed = await composedPages();
      const shell = await startWatchedShell(portal.gatewayUrl);
      const personNamed = async (name: string): Promise<Person> => {
        const request = await playwright.request.newContext();
        const gateway = new Gateway(request, shell.url, portal.gatewayUrl);
        const mobile = newMobile();
        await gateway.signIn(mobile);
        const patient = newPatient({ name, mobile });
        const samples = await takeSamples(gateway, patient);
        const { cookies } = await request.storageState();
        const token = cookies.find((cookie) => cookie.name === localCookie('session'))?.value ?? '';
        await request.dispose();
        return {
          token,
          marks: [
            name,
            name.slice(-2),
            mobile,
            patient.cardNo,
            samples.patientId,
            samples.orderNo,
            samples.addressId,
            token,
          ],
          samples,
        };
      };
      const people = { one: await personNamed('欧阳问渠'), two: await personNamed('司马观澜') };
      await use({ ...composed, ...people, shell });
      if (!(await shell.stop())) throw new Error('The shell did not stop in order.');
    },
    { scope: 'worker', timeout: startTimeout },
  ],
});

// The first test needs a portal that has kept nothing yet.
test.describe.configure({ mode: 'serial', timeout: 360_000 });

/** English is asked for by the cookie, and the script of the Chinese by the browser. */
const otherLanguages = [
  ['en', { cookie: cookieHeader({ language: 'en' }) }],
  ['zh-Hant', { 'accept-language': 'zh-TW,zh;q=0.8' }],
  ['zh-Hans', {}],
] as const;

const headersOf = (person: Person | null): Record<string, string> =>
  person ? { cookie: cookieHeader({ session: person.token }) } : {};
const controlOf = ({ headers }: ShellAnswer): string => headers['cache-control'] ?? '';
const isRedirect = ({ status }: ShellAnswer): boolean => status === 302;

test('a page whose data fails says so, and nobody keeps it', async ({ walk }) => {
  const { shell, pages, one } = walk;
  const faults: string[] = [];
  const failed: string[] = [];
  for (const page of pages) {
    for (const person of [null, one]) {
      const ask = () => shell.ask(addressOf(page, one.samples), page.hostLabel, headersOf(person));
      shell.gateway.breakCalls((path) => path !== loginInfo && path !== baseInfo);
      const broken = await ask();
      shell.gateway.breakCalls(() => false);
      const missed = broken.calls.filter(({ path }) => path !== loginInfo && path !== baseInfo);
      if (missed.length === 0 || isRedirect(broken)) continue;
      failed.push(page.route);
      const say = (what: string) => faults.push(`${page.label}: ${what}`);
      if (![200, 503].includes(broken.status)) say(`broken calls answer ${broken.status}`);
      if (controlOf(broken) !== nobodyKeeps) say(`failed, but ${controlOf(broken)}`);
      if (broken.status === 503) {
        if (!broken.html.includes('role="alert"')) say('fails without a word');
        if (!broken.headers['retry-after']) say('503 without Retry-After');
      }
      const mended = await ask();
      if (mended.status >= 500) say(`still ${mended.status} after the calls were mended`);
    }
  }
  expect(faults).toEqual([]);
  // What was broken was really asked for, on open pages and on personal ones.
  expect(failed).toEqual(
    expect.arrayContaining(['directory.home', 'directory.doctor', 'booking.orderDetail']),
  );
});

test('without word of who asks, personal pages lead to the page for it and no page is kept', async ({
  walk,
}) => {
  const { shell, pages, one } = walk;
  const faults: string[] = [];
  shell.gateway.breakCalls((path) => path === loginInfo);
  for (const page of pages) {
    const { row } = page;
    if (row.redirectTo !== undefined) continue;
    const address = addressOf(page, one.samples);
    const answer = await shell.ask(address, page.hostLabel, headersOf(one));
    const leadsTo = answer.headers.location ?? '';
    if (row.requires && !leadsTo.startsWith('/user-info-error?target=')) {
      faults.push(`${page.label}: ${answer.status} ${leadsTo}`);
    }
    if (!/no-store/.test(controlOf(answer))) faults.push(`${page.label}: ${controlOf(answer)}`);
    if (answer.headers['set-cookie']) faults.push(`${page.label}: the session was dropped`);
  }
  shell.gateway.breakCalls(() => false);
  expect(faults).toEqual([]);
});

test('no page of one person is shown to another, and a kept page made no call of anybody', async ({
  walk,
}) => {
  const { shell, pages, isOpenCall, one, two } = walk;
  const faults: string[] = [];
  const kept = new Set<string>();
  const marked = new Set<string>();
  // Each asks twice, and each comes first, in the middle and last.
  const orders = [
    [one, null, two, two, null, one],
    [null, one, two, one, null, two],
    [two, null, one, null, two, one],
  ];
  for (const [at, page] of pages.entries()) {
    const { row } = page;
    // What was kept before might run out between two visits, when what it tells has changed.
    const address = unseen(addressOf(page, one.samples));
    const say = (what: string) => faults.push(`${page.label}: ${what}`);
    const visits: ShellAnswer[] = [];
    for (const person of orders[at % orders.length] ?? []) {
      const answer = await shell.ask(address, page.hostLabel, headersOf(person));
      const { status, html, calls, headers } = answer;
      const control = controlOf(answer);
      if (status >= 500) say(`answers ${status}`);
      for (const other of [one, two].filter((each) => each !== person)) {
        // The address itself names what belongs to the first; a visitor is led on with it.
        const shown = html
          .replaceAll(other.samples.orderNo, '')
          .replaceAll(other.samples.patientId, '')
          .replaceAll(other.samples.addressId, '');
        const found = other.marks.find((mark) => shown.includes(mark));
        if (found !== undefined)
          say(`shows ${found} to ${person ? 'another person' : 'a visitor'}`);
      }
      if (person?.marks.some((mark) => html.includes(mark))) marked.add(page.route);
      if (person) {
        if (!/no-store/.test(control)) say(`${control} for somebody who is signed in`);
        const isAsked = calls.some(
          ({ path, token }) => path === loginInfo && token === person.token,
        );
        if (row.redirectTo === undefined && !isAsked) say('nobody was asked whose session it is');
        if (calls.some(({ token }) => token !== null && token !== person.token)) {
          say('calls with the session of another');
        }
        continue;
      }
      visits.push(answer);
      if (calls.some(({ token }) => token !== null)) say("calls with somebody's session");
      if ((row.requires || row.disableCache) && !/no-store/.test(control)) say(control);
      if (!control.startsWith('public')) {
        if (row.cacheControlMaxAge !== undefined && status === 200 && !row.requires)
          say(`may be kept but is ${control}`);
        continue;
      }
      kept.add(page.route);
      const bound = calls.filter(({ path }) => !isOpenCall(path));
      if (bound.length > 0) say(`kept, but called ${bound.map(({ path }) => path).join(', ')}`);
      if (control !== `public, max-age=${row.cacheControlMaxAge}`) say(control);
      if (headers['set-cookie']) say('kept with a cookie');
      for (const name of ['Cookie', 'Accept-Language', 'Accept-Encoding']) {
        if (!(headers.vary ?? '').includes(name)) say(`does not vary by ${name}`);
      }
    }
    const [first, second] = visits;
    if (!first || !second) throw new Error('A visitor asks twice.');
    if (!controlOf(first).startsWith('public')) continue;
    if (sameEverywhere(first.html) !== sameEverywhere(second.html))
      say('two visitors see two pages');
    for (const [language, headers] of otherLanguages) {
      const other = await shell.ask(address, page.hostLabel, headers);
      if (languageOf(other.html) !== language)
        say(`shown in ${languageOf(other.html)}, not ${language}`);
    }
    const zipped = await shell.ask(address, page.hostLabel, { 'accept-encoding': 'gzip' });
    if (zipped.headers['content-encoding'] !== 'gzip') say('does not compress what it keeps');
  }
  expect(faults).toEqual([]);
  // Neither side of the proof was empty.
  expect([...kept]).toEqual(
    expect.arrayContaining(['directory.home', 'directory.doctor', 'portal.notFound']),
  );
  expect([...marked]).toEqual(
    expect.arrayContaining(['account.patients', 'booking.orderList', 'booking.orderDetail']),
  );
});

test('every page says in its head what its row declares', async ({ walk }) => {
  const { shell, pages, one } = walk;
  const faults: string[] = [];
  const namesItself = canonicalReader(shell);
  let read = 0;
  for (const page of pages) {
    const { row } = page;
    const address = addressOf(page, one.samples);
    for (const language of ['zh-Hans', 'en']) {
      const headers = { cookie: cookieHeader({ session: one.token, language }) };
      const answer = await shell.ask(address, page.hostLabel, headers);
      if (isRedirect(answer)) continue;
      read += 1;
      const say = (what: string) => faults.push(`${page.label} in ${language}: ${what}`);
      const [head = ''] = answer.html.split('<body>');
      const within = (pattern: RegExp): string => pattern.exec(head)?.[1] ?? '';
      const title = within(/<title>([^<]*)<\/title>/);
      if (title === '' || isKey(title)) say(`title "${title}"`);
      for (const name of ['description', 'keywords'] as const) {
        const text = within(new RegExp(`<meta name="${name}" content="([^"]*)">`));
        if (row[name] !== undefined && (text === '' || isKey(text))) say(`${name} "${text}"`);
      }
      const host = page.hostLabel === null ? 'localhost' : `${page.hostLabel}.h5.portal.localhost`;
      const origin = `http://${host}:${portOf(shell)}`;
      // What the row says; without it a page may name an address that names itself: its own, or that of the same thing.
      const canonical = canonicalIn(head);
      const isRight =
        row.canonical === undefined
          ? canonical === '' || (await namesItself(canonical, origin, page.hostLabel))
          : canonical === origin + row.canonical;
      if (!isRight) say(`canonical "${canonical}"`);
      if (within(/<html[^>]* class="([^"]*)"/) !== (row.htmlClassName ?? '')) say('html class');
      const isHidden = head.includes('<meta name="robots" content="noindex">');
      if (isHidden !== Boolean(row.requires || row.noIndex)) say(`robots: noindex ${isHidden}`);
      if (languageOf(answer.html) !== language) say(`in ${languageOf(answer.html)}`);
      const isNowhere = answer.status === 404 && page.route !== 'portal.notFound';
      if (isNowhere && !/no-store/.test(controlOf(answer))) say('not there, but kept');
    }
  }
  expect(faults).toEqual([]);
  expect(read).toBeGreaterThan(pages.length);
});

function portOf({ url }: WatchedShell): string {
  return new URL(url).port;
}
