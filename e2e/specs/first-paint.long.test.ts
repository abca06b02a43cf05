import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';
import { localCookie } from '../fixtures/cookies';

/** A shift of the layout that people notice (quality.md, Speed). */
const mostShift = 0.02;

const cases: readonly (readonly [name: string, path: string, mode?: 'elder'])[] = [
  ['home', '/'],
  ['home for elder people, a part in a chunk of its own', '/', 'elder'],
  ['the start of a search, a part in a chunk of its own', '/search'],
  ['what was found', `/search?q=${encodeURIComponent('医')}`],
  ['a search without a result', `/search?q=${encodeURIComponent('不存在的词')}`],
  ['signing in', '/user/login'],
];

for (const [name, path, mode] of cases) {
  test(`the document has all styles of its first sight: ${name}`, async ({ page, baseURL }) => {
    if (mode)
      await page
        .context()
        .addCookies([
          { name: localCookie('mode'), value: mode, url: String(baseURL), sameSite: 'Lax' },
        ]);
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    await page.addInitScript(() => {
      const seen = window as unknown as { shifted: number };
      seen.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    const served = String(await answer?.text());
    await whenLive(page);
    expect(
      await page.evaluate(() => (window as unknown as { shifted: number }).shifted),
    ).toBeLessThanOrEqual(mostShift);
    expect(await page.locator('html').getAttribute('data-mode')).toBe(mode ?? null);
    expect(await page.locator('head > style').count()).toBe(1);
    // What scripts bring may be for what is not in view; nothing of it was in the markup that came.
    for (const sheet of sheets) {
      const rules = await (await page.request.get(sheet)).text();
      for (const [, name] of rules.matchAll(/\.([A-Za-z_][\w-]*)/g))
        expect(served, sheet).not.toMatch(new RegExp(` class="(?:[^"]* )?${name}[ "]`));
    }
  });
}
