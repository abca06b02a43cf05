import {
  composedPages,
  everyPortal,
  isAgain,
  localesOf,
  pagesAsked,
  type ComposedPage,
} from '../fixtures/composed-pages';
import { expect, test } from '../fixtures/portal-test';
import {
  modes,
  newReaders,
  walkVariants,
  type Locale,
  type Variant,
} from '../fixtures/variant-walk';
import { isItsOwn, writeWalked } from '../fixtures/walked';

const usual: Variant = { locale: 'zh-Hans', mode: 'standard', theme: 'light' };
/** A page in every language of its portal. */
const allOf = (page: ComposedPage): readonly Variant[] => [
  ...localesOf(page).flatMap((locale) =>
    // The list of applications names languages of the product only, which a test of it holds.
    modes.map((mode) => ({ ...usual, locale: locale as Locale, mode })),
  ),
  { ...usual, theme: 'dark' },
];
// One test: whoever asks first needs something of everything, which costs more than the second worker would spare.
test('every address is served whole in every variant', async ({ playwright, portal }, {
  project,
}) => {
  test.setTimeout(1_200_000);
  const readers = await newReaders(playwright, portal);
  const { pages } = await composedPages(everyPortal);
  const main = new Map(
    pages
      .filter(({ partner }) => partner === null)
      .map((page) => [`${page.route} ${page.path}`, page]),
  );
  // The long run asks for the main portal's pages on channels in every variant, too.
  const variantsOf = (page: ComposedPage) =>
    isAgain(page, main.get(`${page.route} ${page.path}`)) ? [usual] : allOf(page);
  const walked = { asked: new Set<string>(), shown: new Set<string>() };
  const counted = { shown: 0, led: 0 };
  const faults = await walkVariants(
    portal.portalUrls,
    readers,
    pages,
    variantsOf,
    ({ page, answer: { status, headers } }) => {
      walked.asked.add(page.path);
      if (isItsOwn(page, status)) walked.shown.add(page.path);
      counted[headers.location === undefined ? 'shown' : 'led'] += 1;
    },
  );
  if (pagesAsked.length === 0) await writeWalked(project.outputDir, 'all', walked);
  expect(faults).toEqual([]);
  if (pagesAsked.length > 0) return;
  expect(counted.shown).toBeGreaterThanOrEqual(pages.length);
  expect(counted.led).toBeGreaterThan(0);
});
