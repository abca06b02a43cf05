import {
  composedPages,
  isPassage,
  isPersonal,
  screensOf,
  type ComposedPage,
} from '../fixtures/composed-pages';
import { whenLive } from '../fixtures/live';
import { addressOf, type Samples } from '../fixtures/page-samples';
import { expect, test as base } from '../fixtures/portal-test';
import { readServed } from '../fixtures/served-page';
import {
  startSpecificationGateway,
  type SpecificationGateway,
} from '../fixtures/specification-gateway';
import { startWatchedShell, type WatchedShell } from '../fixtures/watched-shell';
import { cookieHeader, localCookie } from '../fixtures/cookies';

interface Walk {
  readonly gateway: SpecificationGateway;
  readonly shell: WatchedShell;
  readonly pages: readonly ComposedPage[];
}

const test = base.extend<object, { readonly walk: Walk }>({
  walk: [
    async ({}, use) => {
      const { pages } = await composedPages();
      const gateway = await startSpecificationGateway();
      const shell = await startWatchedShell(gateway.url);
      await use({ gateway, shell, pages });
      const isClean = await shell.stop();
      gateway.stop();
      if (!isClean) throw new Error('The shell did not stop in order.');
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Of things the stand-in has never heard of, as it shows none. */
const samples: Samples = {
  shift: {
    shiftCaseId: '1',
    doctorId: '2',
    hospitalId: '3',
    date: '2026-12-01',
    startTime: '08:00',
    remaining: 1,
    feeCents: 0,
    status: 'released',
  },
  orderNo: '4',
  patientId: '5',
  addressId: '6',
  tipNo: '7',
  consultKey: '8',
  richText: { orderKey: '8', number: 2 },
  panelKey: '9',
  sessionNo: '10',
  addresses: { 'booking.submitAuditFailed': '/submit-information/audit-failed?requestId=7' },
  followUpId: '11',
  goods: { shopId: '12', goodsNo: '13', skuId: '14', title: '15' },
  goodsNo: '16',
  checkUpNo: '12',
  reportNo: '13',
};
const token = 'a-session-of-the-stand-in';

test('every page is served whole over a gateway that knows the specification alone', async ({
  walk: { shell, pages, gateway },
}) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  let shown = 0;
  for (const page of pages) {
    const address = addressOf(page, samples);
    for (const cookie of ['', cookieHeader({ session: token })]) {
      const session = cookie === '' ? 'signed out' : 'signed in';
      const answer = await shell.ask(address, page.hostLabel, cookie === '' ? {} : { cookie });
      const say = (what: string) => faults.push(`${page.label}, ${session}: ${what}`);
      if (answer.status >= 300 && answer.status < 400) {
        const to = answer.headers.location ?? '';
        // Who holds a session is known, and is neither sent to sign in nor told that the network is gone.
        if (cookie !== '' && isPersonal(page) && /network|user\/login/.test(to))
          say(`leads to ${to}`);
        continue;
      }
      shown += 1;
      const { headings, title } = readServed(answer.html);
      if (answer.status === 500) say('status 500');
      if (!answer.html.endsWith('</html>')) say('cut off');
      if (title === '') say('no title');
      if (!isPassage(page) && headings.length !== 1) say(`headings ${JSON.stringify(headings)}`);
      for (const word of answer.html.match(/\b(?:undefined|NaN|Invalid Date)\b(?=[^{}"]*<\/)/g) ??
        [])
        say(`shows "${word}"`);
    }
  }
  expect(faults).toEqual([]);
  expect(shown).toBeGreaterThanOrEqual(pages.length);
  // The walk asked it about people, channels and places.
  expect([...gateway.answered]).toEqual(
    expect.arrayContaining([
      '/moduleenterprisepartner/config/getlogininfo',
      '/moduleenterprisepartner/config/getpartnerconfig',
      '/modulesearch/mergesearch/hospitallist.json',
    ]),
  );
});

test('the main pages come to life over it', async ({
  walk: { shell, pages },
  page,
  context,
  consoleGuard,
}) => {
  test.setTimeout(600_000);
  // What the specification does not know is answered with 404, and what a page cannot do without with 502.
  consoleGuard.allow(/status of (?:404|50\d)/);
  const faults: string[] = [];
  const { hostname } = new URL(shell.url);
  for (const one of screensOf(pages).filter(({ hostLabel }) => hostLabel === null)) {
    await context.clearCookies();
    if (isPersonal(one))
      await context.addCookies([
        { name: localCookie('session'), value: token, domain: hostname, path: '/' },
      ]);
    const before = consoleGuard.unexpected().length;
    const answer = await page.goto(shell.url + addressOf(one, samples));
    if (answer?.status() === 200) await whenLive(page);
    await expect(page.getByRole('main')).toContainText(/\S/);
    const said = consoleGuard.unexpected().slice(before);
    if (said.length > 0) faults.push(`${one.label}: ${said.join(' | ')}`);
  }
  expect(faults).toEqual([]);
});
