// Owns: what a browser loads for the first sight of a page, in bytes that do not depend on the server's encoding.
// Used by: the size budget and the bench.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromiumOptions } from '../process/chromium-options.mjs';
import { root } from '../process/workspace.mjs';

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

/**
 * In the page: React has taken over all that can be used, parts in chunks of their own included. A page that it
 * never takes over would look light.
 */
const takenOver = () => {
  const used = [...document.querySelectorAll('#root :is(a, button, input, summary)')];
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return used.length > 0 && used.every(isTaken);
};

const weightOf = (body) => gzipSync(body, { level: 9 }).length;

/** In the page: nothing more was asked for since half a second, after React had time to ask. */
const isQuiet = () =>
  new Promise((settle) => {
    const count = () => performance.getEntriesByType('resource').length;
    requestIdleCallback(() => {
      const before = count();
      setTimeout(() => settle(count() === before), 500);
    });
  });

/**
 * Opens each page in a browser of its own, waits until nothing more is loaded, and adds up the
 * gzipped bytes of all scripts and of all style sheets.
 * @param {{ name: string, value: string } | undefined} cookie the session of the person who looks; a visitor's without.
 * @returns {Promise<Record<string, { script: number, style: number, files: Record<string, number> }>>} by page name
 */
export async function firstLoads(shellUrl, pages, cookie) {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const loads = {};
    for (const [name, path] of Object.entries(pages)) {
      const context = await browser.newContext({
        viewport: { width: 375, height: 812 },
        locale: 'zh-CN',
      });
      if (cookie) await context.addCookies([{ ...cookie, url: shellUrl, httpOnly: true }]);
      const page = await context.newPage();
      const bodies = [];
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('response', (response) => {
        const type = response.request().resourceType();
        if (type !== 'script' && type !== 'stylesheet') return;
        const name = new URL(response.url()).pathname;
        bodies.push(response.body().then((body) => ({ type, name, bytes: weightOf(body) })));
      });
      const response = await page.goto(new URL(path, shellUrl).href, { waitUntil: 'networkidle' });
      if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}.`);
      // A redirect would be measured in place of the page.
      if (new URL(page.url()).pathname !== new URL(path, shellUrl).pathname)
        throw new Error(`${path} led to ${page.url()}.`);
      await page.waitForFunction(takenOver);
      await page.waitForFunction(isQuiet);
      // A page that failed is none whose weight counts.
      if (errors.length > 0) throw new Error(`${path}: ${errors.join(' ')}`);
      const sum = (type, all) =>
        all.reduce((total, body) => total + (body.type === type ? body.bytes : 0), 0);
      const all = await Promise.all(bodies);
      // The first page has its styles in its document.
      const styles = await page.$$eval('style', (elements) =>
        elements.map(({ textContent }) => textContent).join(''),
      );
      const inDocument = { type: 'stylesheet', name: 'document', bytes: weightOf(styles) };
      if (styles !== '') all.push(inDocument);
      const files = Object.fromEntries(all.map((body) => [body.name, body.bytes]));
      loads[name] = { script: sum('script', all), style: sum('stylesheet', all), files };
      await context.close();
    }
    return loads;
  } finally {
    await browser.close();
  }
}

/**
 * What a page shows, as plain elements, as the server wrote it.
 * @returns {Promise<{ tag: string, attributes: Record<string, string>, children: unknown[] }>}
 */
export async function plainElements(url) {
  const markup = await (await fetch(url)).text();
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(markup, { waitUntil: 'commit' });
    return await page.evaluate(() => {
      const read = (node) =>
        node.nodeType === Node.TEXT_NODE
          ? node.data
          : {
              tag: node.localName,
              attributes: Object.fromEntries(
                [...node.attributes].map((one) => [one.name, one.value]),
              ),
              children: [...node.childNodes]
                .filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
                .map(read),
            };
      return read(document.querySelector('#root'));
    });
  } finally {
    await browser.close();
  }
}

/** First loads of all {@link keyPages}. */
export async function keyLoads(shellUrl, { open, personal, cookie }) {
  return {
    ...(await firstLoads(shellUrl, open)),
    ...(await firstLoads(shellUrl, personal, cookie)),
  };
}
