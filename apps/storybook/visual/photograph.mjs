// Owns: pictures of every story of a built storybook, the same ones from the same storybook.
// Must not know: what they are compared with.
// Used by: the comparison of what stories look like.
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
// @boundaries-ignore the browser is started as the root's commands start it
import { chromiumOptions } from '../../../tooling/process/chromium-options.mjs';

/** The looks of each story: what most people see, and the one that differs most from it. */
const looks = {
  standard: 'mode:standard;theme:light',
  'elder-dark': 'mode:elder;theme:dark',
};

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The day of the samples that stories show (`sampleTime` of the test package). */
const now = new Date('2026-11-20T21:00:00+08:00');

/** A story that moves for longer than this is photographed as it is then. */
const longestSettling = 20;

/**
 * Writes `<look>/<story>.png` for every story whose id contains `only`, at the width that screens are designed for.
 * Clock, chance and movement stand still.
 */
export async function photographStories({ storybook, folder, only, pages }) {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8'));
  const stories = Object.values(entries)
    .filter(({ type, id }) => type === 'story' && id.includes(only))
    .map(({ id }) => id);
  const left = Object.keys(looks).flatMap((look) => stories.map((story) => ({ look, story })));
  for (const look of Object.keys(looks)) await mkdir(join(folder, look), { recursive: true });
  const server = await serve(storybook);
  const browser = await chromium.launch(chromiumOptions);
  try {
    const photographer = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const file = join(folder, next.look, `${next.story}.png`);
        await writeFile(file, await photograph(browser, server.address().port, next));
      }
    };
    await Promise.all(Array.from({ length: pages }, photographer));
  } finally {
    await browser.close();
    server.close();
  }
}

async function photograph(browser, port, { look, story }) {
  // A context of its own: what a story keeps or focuses is not the next one's.
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    await page.addInitScript(() => {
      let seed = 1;
      Math.random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    });
    // The check for accessibility would run once more, and shows nothing.
    const globals = `${looks[look]};a11y.manual:!true`;
    await page.goto(
      `http://127.0.0.1:${port}/iframe.html?viewMode=story&id=${story}&globals=${globals}`,
    );
    await page.waitForFunction(() => {
      const { phase } = globalThis['__STORYBOOK_PREVIEW__']?.currentRender ?? {};
      return ['completed', 'afterEach', 'finished', 'errored', 'aborted'].includes(phase);
    });
    await page.evaluate(() => document.fonts.ready);
    return await whenStill(page);
  } finally {
    await context.close();
  }
}

/** The first picture that is the same as the one before it: what loads late is in it. */
async function whenStill(page) {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (let turn = 0; turn < longestSettling; turn += 1) {
    await page.waitForTimeout(100);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Serves a folder on a free port of this machine. */
function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    const file = join(folder, path);
    if (!file.startsWith(folder) || !existsSync(file) || extname(file) === '')
      return response.writeHead(404).end();
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  return new Promise((settle) => server.listen(0, '127.0.0.1', () => settle(server)));
}
