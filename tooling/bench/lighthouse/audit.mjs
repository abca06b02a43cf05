// Owns: one run of Lighthouse after another in one browser, with the mobile preset.
// Must not know: what the pages are or which figures they must reach.
// Used by: ../lighthouse.mjs, in a process of its own, because Lighthouse stands apart from the workspace:
// `{ browser, flags, cookie, runs: [{ url, personal, throttling, categories }] }` comes in, figures go out.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

/** A run that the machine spoiled is made again so often. */
const attempts = 3;

async function input() {
  let text = '';
  for await (const piece of process.stdin) text += piece;
  return JSON.parse(text);
}

async function figures({ url, throttling, categories }, port) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      throttlingMethod: throttling,
      onlyCategories: categories,
      // The cookie of the person who looks stays; the cache is emptied all the same.
      disableStorageReset: true,
    });
    const { lhr } = result;
    if (lhr.runtimeError === undefined) {
      if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
        throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`);
      const number = (id) => lhr.audits[id]?.numericValue ?? null;
      return {
        scores: Object.fromEntries(
          Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
        ),
        failed: Object.values(lhr.categories)
          .filter(({ id }) => id !== 'performance')
          .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => lhr.audits[id]))
          .filter(({ score }) => score !== null && score < 1)
          .map(({ id }) => id),
        largestContentfulPaint: number('largest-contentful-paint'),
        cumulativeLayoutShift: number('cumulative-layout-shift'),
        totalBlockingTime: number('total-blocking-time'),
      };
    }
    if (attempt === attempts) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  }
}

const { browser, flags, cookie, runs } = await input();
// Most people read in the hospital's own zone; elsewhere its name stands beside each time.
const envVars = { ...process.env, TZ: 'Asia/Shanghai' };
const chrome = await launch({
  chromePath: browser,
  chromeFlags: flags,
  envVars,
  logLevel: 'silent',
});
try {
  const remote = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
  const results = [];
  for (const run of runs) {
    const context = remote.defaultBrowserContext();
    if (run.personal) await context.setCookie({ ...cookie, path: '/', httpOnly: true });
    else await context.deleteMatchingCookies({ name: cookie.name, url: run.url });
    results.push(await figures(run, chrome.port));
  }
  process.stdout.write(JSON.stringify(results));
  await remote.disconnect();
} finally {
  chrome.kill();
}
