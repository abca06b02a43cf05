// Owns: Lighthouse of pages of the running portal, mobile preset.
// Must not know: which pages are measured.
// Used by: the bench.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromiumOptions } from '../process/chromium-options.mjs';
import {
  CommandError,
  nodeBinary,
  packageManager,
  root,
  run,
  workspaceEnvironment,
} from '../process/workspace.mjs';

const home = join(root, 'tooling/bench/lighthouse');

/** Simulated runs of a page, of which the median counts, and one with the line and processor really slowed. */
const simulatedRuns = 3;

/** Lighthouse is 100 MB that only who measures needs, so it has a folder and a lock file of its own. */
async function install() {
  const parameters = ['--yes', packageManager(), 'install', '--frozen-lockfile', '--silent'];
  const code = await run('npx', parameters, {
    cwd: home,
    env: workspaceEnvironment({ CI: '1' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new CommandError(`Lighthouse could not be installed (exit ${code}).`);
}

function audit(input) {
  return new Promise((settle, reject) => {
    const child = spawn(nodeBinary(), [join(home, 'audit.mjs')], {
      env: workspaceEnvironment({}, home),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? settle(JSON.parse(output))
        : reject(new CommandError(`Lighthouse ended with exit ${code}.`)),
    );
    child.stdin.end(JSON.stringify(input));
  });
}

const middle = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/**
 * Looks at each page.
 * @param {Record<string, { path: string, personal: boolean, searched: boolean }>} pages by name; what is searched is
 * judged as search engines see it
 * @param {{ name: string, value: string }} cookie the session of the person whose pages are personal
 * @returns {Promise<Record<string, { scores: Record<string, number>, failed: string[], simulatedPaint: number, appliedPaint: number, shift: number, blocking: number }>>}
 * scores of 100; the largest paint with the line simulated and with it applied, and the blocking time, in milliseconds.
 */
export async function lighthouseOf(shellUrl, pages, cookie) {
  await install();
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const runs = Object.entries(pages).flatMap(([name, { path, personal, searched }]) => {
    const url = new URL(path, shellUrl).href;
    const categories = ['performance', 'accessibility', 'best-practices'];
    // The others ask search engines to stay away.
    if (searched) categories.push('seo');
    const simulated = { name, url, personal, throttling: 'simulate', categories };
    const applied = { ...simulated, throttling: 'devtools', categories: ['performance'] };
    return [...Array.from({ length: simulatedRuns }, () => simulated), applied];
  });
  const results = await audit({
    browser: chromiumOptions.executablePath ?? chromium.executablePath(),
    flags: [...chromiumOptions.args, '--headless=new', '--lang=zh-CN'],
    cookie: { ...cookie, domain: new URL(shellUrl).hostname },
    runs,
  });
  return Object.fromEntries(
    Object.keys(pages).map((name) => {
      const of = (throttling) =>
        results.filter((_, at) => runs[at].name === name && runs[at].throttling === throttling);
      const simulated = of('simulate');
      const [applied] = of('devtools');
      const median = (pick) => middle(simulated.map(pick));
      const categories = Object.keys(simulated[0].scores);
      return [
        name,
        {
          scores: Object.fromEntries(
            categories.map((category) => [category, median(({ scores }) => scores[category])]),
          ),
          failed: [...new Set(simulated.flatMap(({ failed }) => failed))],
          simulatedPaint: median(({ largestContentfulPaint }) => largestContentfulPaint),
          appliedPaint: applied.largestContentfulPaint,
          shift: median(({ cumulativeLayoutShift }) => cumulativeLayoutShift),
          blocking: median(({ totalBlockingTime }) => totalBlockingTime),
        },
      ];
    }),
  );
}
