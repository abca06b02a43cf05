import { takeSamples } from '../fixtures/page-samples';
import { newPatient } from '../fixtures/people';
import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';

/** The sum of shifts up to which a page counts as still (Web Vitals, "good"). */
const mostShift = 0.1;
/** Milliseconds; longer than a navigation waits for its data. */
const late = 1200;

/** What an address begins from: a page that asks little. */
const start = '/my/helper/hotquestion';

const cases: readonly (readonly [name: string, path: string])[] = [
  ['the personal centre', '/my/profile'],
  ['the mall', '/mall/store/index'],
  ['check-ups', '/medical-examination'],
  ['health services', '/health-service'],
  ['what is said of a hospital', '/hospital-comment/100001'],
];

test('a page that is gone to hardly moves when its answers come late', async ({
  page,
  gateway,
  signedIn,
}) => {
  await takeSamples(gateway, newPatient({ mobile: signedIn.mobile }));
  let isSlow = false;
  await page.route('**/gateway/**', async (route) => {
    if (isSlow) await new Promise((done) => setTimeout(done, late));
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const goTo = (path: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  const skeletons = page.locator('main [data-shape]');
  const shifts: Record<string, number> = {};
  for (const [name, path] of cases) {
    isSlow = false;
    await page.goto(start);
    await whenLive(page);
    // Scripts of the page first: what is measured is how its answers come.
    await goTo(path);
    await expect(skeletons).toHaveCount(0);
    await page.goto(start);
    await whenLive(page);
    isSlow = true;
    await page.evaluate(() => {
      (window as unknown as { shifted: number }).shifted = 0;
    });
    await goTo(path);
    await expect(skeletons.first(), name).toBeAttached();
    await expect(skeletons).toHaveCount(0);
    // What comes after the last answer: parts in chunks of their own.
    await page.waitForTimeout(late);
    shifts[name] = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift > mostShift)).toEqual([]);
});
