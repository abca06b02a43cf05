// Owns: what a browser loads for the first sight of a page, in bytes that do not depend on the server's encoding.
// Used by: the size budget and the bench.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromiumOptions } from '../process/chromium-options.mjs';
import { root } from '../process/workspace.mjs';

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

/**
 * Opens each page in a browser of its own, waits until nothing more is loaded, and adds up the
 * gzipped bytes of all scripts and of all style sheets.
 * @returns {Promise<Record<string, { script: number, style: number, files: Record<string, number> }>>} by page name
 */
export async function firstLoads(shellUrl, pages) {
  const browser = await chromium.launch(chromiumOptions);
  try {
    const loads = {};
    for (const [name, path] of Object.entries(pages)) {
      const context = await browser.newContext({
        viewport: { width: 375, height: 812 },
        locale: 'zh-CN',
      });
      const page = await context.newPage();
      const bodies = [];
      page.on('response', (response) => {
        const type = response.request().resourceType();
        if (type !== 'script' && type !== 'stylesheet') return;
        const name = new URL(response.url()).pathname;
        bodies.push(
          response
            .body()
            .then((body) => ({ type, name, bytes: gzipSync(body, { level: 9 }).length })),
        );
      });
      const response = await page.goto(new URL(path, shellUrl).href, { waitUntil: 'networkidle' });
      if (!response?.ok()) throw new Error(`${path} answered ${response?.status()}.`);
      const sum = (type, all) =>
        all.reduce((total, body) => total + (body.type === type ? body.bytes : 0), 0);
      const all = await Promise.all(bodies);
      const files = Object.fromEntries(all.map((body) => [body.name, body.bytes]));
      loads[name] = { script: sum('script', all), style: sum('stylesheet', all), files };
      await context.close();
    }
    return loads;
  } finally {
    await browser.close();
  }
}
