// Owns: the run of `npm run pictures`: every chosen page full length in one look, sheets of them, and pairs with mocks.
// Must not know: which options there are (choice.ts) or how sheets look (sheets.ts).
// Used by: pictures.config.ts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  composedPages,
  everyPortal,
  isPersonal,
  originOf,
  screensOf,
  type ComposedPage,
} from '../fixtures/composed-pages';
import { localCookie } from '../fixtures/cookies';
import { shiftClock } from '../fixtures/odd-browsers';
import { addressOf } from '../fixtures/page-samples';
import { test } from '../fixtures/own-portal-test';
import { newReader } from '../fixtures/variant-walk';
import { isChosen, queryOf, readChoice } from './choice';
import { accountOf, idsOfOthers } from './reader';
import { composePairs, composeSheets, nameOf, type Picture } from './sheets';

const choice = readChoice();
/** The same afternoon in every run, so that greetings and dates are. */
const afternoon = '2026-11-22T14:20:00+08:00';
const phone = { width: 375, height: 812 };
/** Pixels: a picture ends there. */
const longest = 12_000;
/** Pages that are loaded at a time. */
const together = 3;
/** File of the folder of mocks that says which of them shows which page. */
const mockList = 'pictures.json';

test.use({
  portalSettings: { SANDBOX_NOW: afternoon, SANDBOX_PEOPLE: '1' },
  deviceScaleFactor: Number(choice.scale),
});

interface MockRow {
  readonly file: string;
  readonly page: string;
  readonly channel?: string;
  readonly elder?: boolean;
}

test('pictures', async ({ context, playwright, portal, gateway, consoleGuard }) => {
  consoleGuard.allow(/./);
  const { pages } = await composedPages(everyPortal);
  const chosen = (
    choice.channel === undefined
      ? screensOf(pages)
      : pages.filter(
          ({ hostLabel, path, row }) => hostLabel === choice.channel && path === row.path,
        )
  ).filter((page) => isChosen(page, choice));
  if (chosen.length === 0) throw new Error('No page has such an address.');

  const account = await accountOf(playwright, portal, choice.account);
  const isLatin = !choice.lang.startsWith('zh');
  // Something of everything takes a hundred calls, which a run over few pages can do without.
  const needsSamples = chosen.some(({ path }) => path.includes(':')) || choice.pages === undefined;
  const sampled = needsSamples
    ? await newReader(playwright, portal, isLatin ? 'en' : 'zh-Hans')
    : null;
  const others = sampled === null ? [] : idsOfOthers(sampled.samples, account?.own ?? {});
  const addresses = account?.own.addresses ?? {};
  const samples = sampled && {
    ...sampled.samples,
    ...account?.own,
    addresses: { ...sampled.samples.addresses, ...addresses },
  };

  /** The page's address, and the cookies of whom it belongs to. */
  function opened(page: ComposedPage) {
    const sample = samples === null ? page.path : addressOf(page, samples);
    const query = queryOf(page.path, choice);
    const address = query === null ? sample : sample.replace(/\?.*/, '') + query;
    const isOfOthers =
      addresses[page.route] === undefined &&
      (sampled?.samples.addresses[page.route] !== undefined ||
        others.some((id) => address.includes(id)));
    const session = isOfOthers ? sampled?.cookies : account?.cookies;
    return { url: originOf(page, portal.portalUrls) + address, isOfOthers, session: session ?? [] };
  }

  const visits = chosen
    .map((page, place) => ({ page, place, ...opened(page) }))
    .filter(({ page }) => account !== null || !isPersonal(page));
  const pictures: (Picture & { readonly place: number; readonly page: ComposedPage })[] = [];
  const began = Date.now();
  // The browser's clock shows what the gateway's does.
  await shiftClock(context, (await gateway.now()).getTime() - began);

  for (const isOfOthers of [false, true]) {
    const left = visits.filter((visit) => visit.isOfOthers === isOfOthers);
    await context.clearCookies();
    const origins = new Set(left.map(({ url }) => new URL(url).origin));
    const look = [
      { name: localCookie('language'), value: choice.lang },
      { name: localCookie('mode'), value: choice.elder ? 'elder' : 'standard' },
      { name: localCookie('theme'), value: choice.dark ? 'dark' : 'light' },
    ];
    const session = left[0]?.session ?? [];
    await context.addCookies(
      [...origins].flatMap((url) =>
        [...look, ...session].map(({ name, value }) => ({ name, value, url })),
      ),
    );
    const work = async (): Promise<void> => {
      const tab = await context.newPage();
      for (let visit = left.shift(); visit; visit = left.shift()) {
        const { page, place, url } = visit;
        const file = join(choice.out, `${String(place).padStart(3, '0')}${nameOf(page.path)}.jpg`);
        try {
          await tab.setViewportSize(phone);
          await tab.goto(url, { waitUntil: 'load', timeout: 20_000 });
          const height = await tab.evaluate(async () => {
            await document.fonts.ready;
            return document.documentElement.scrollHeight;
          });
          // What is fixed to the bottom is then below the page and not across it.
          await tab.setViewportSize({ ...phone, height: Math.min(height, longest) });
          // The first picture at a height may show the top of the page again at its end.
          await tab.screenshot({ animations: 'disabled' });
          await tab.screenshot({ path: file, type: 'jpeg', quality: 85, animations: 'disabled' });
        } catch (error) {
          console.log(
            `${page.label}: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
          );
          continue;
        }
        const isThere = new URL(tab.url()).pathname === new URL(url).pathname;
        const label = isThere ? page.path : `${page.path} > ${new URL(tab.url()).pathname}`;
        pictures.push({ label, file, place, page });
      }
      await tab.close();
    };
    await Promise.all(Array.from({ length: together }, work));
  }

  const ordered = pictures.toSorted((one, other) => one.place - other.place);
  const sheets = await composeSheets(ordered, choice.out);
  const pairs =
    choice.mocks === undefined
      ? []
      : await composePairs(besideMocks(ordered, choice.mocks), choice.out);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${pictures.length} pages in ${seconds} s: ${[...pairs, ...sheets].join(' ')}`);
});

/** The pictures that have a mock in the folder, in the look of this run. */
function besideMocks(
  pictures: readonly (Picture & { readonly page: ComposedPage })[],
  folder: string,
) {
  // Its form is that of docs/stories.md.
  const rows = JSON.parse(readFileSync(join(folder, mockList), 'utf8')) as readonly MockRow[];
  return rows
    .filter(({ channel, elder = false }) => channel === choice.channel && elder === choice.elder)
    .flatMap(({ file, page }) => {
      const picture = pictures.find(
        ({ page: { path, hostLabel } }) =>
          path === page && (hostLabel ?? undefined) === choice.channel,
      );
      const mock = join(folder, file);
      return picture !== undefined && existsSync(mock) ? [{ ...picture, mock }] : [];
    });
}
