import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { comparePhotographs } from './compare.mjs';
import { photographStories } from './photograph.mjs';
import { writeReport } from './report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'xinglin-visual-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As a built storybook looks from outside: stories that show what differs from one moment to the next. */
function storybookWith(name, stories, padding) {
  const storybook = join(folder, name);
  mkdirSync(storybook);
  const entries = Object.fromEntries(stories.map((id) => [id, { id, type: 'story' }]));
  writeFileSync(join(storybook, 'index.json'), JSON.stringify({ entries }));
  writeFileSync(
    join(storybook, 'iframe.html'),
    `<!doctype html><meta charset="utf-8">
    <style>
      p { animation: move 3s infinite; }
      @keyframes move { to { transform: translateX(90px); } }
      button { padding: ${padding}px; }
    </style>
    <p></p><button>提交</button>
    <script>
      document.querySelector('p').textContent =
        [Date.now(), Math.random(), performance.timeOrigin > 0, location.search].join(' ');
      // What loads late is in the picture all the same.
      setTimeout(() => document.body.append('later'), 150);
      globalThis.__STORYBOOK_PREVIEW__ = { currentRender: { phase: 'rendering' } };
      setTimeout(() => (globalThis.__STORYBOOK_PREVIEW__.currentRender.phase = 'finished'), 50);
    </script>`,
  );
  return storybook;
}

async function photographed(name, stories, padding) {
  const photographs = join(folder, `${name}-photographs`);
  const storybook = storybookWith(name, stories, padding);
  await photographStories({ storybook, folder: photographs, only: 'button', pages: 2 });
  return photographs;
}

it('finds a padding that has changed, what is new and what is gone, and nothing where nothing has changed', async () => {
  const first = await photographed('first', ['button--full', 'button--gone', 'card--full'], 8);
  const again = await photographed('again', ['button--full', 'button--gone'], 8);
  const changed = await photographed('changed', ['button--full', 'button--new'], 12);

  const same = await comparePhotographs(first, again, join(folder, 'report-same'));
  expect(same.map(({ photograph, state }) => [photograph, state])).toEqual([
    ['elder-dark/button--full.png', 'same'],
    ['elder-dark/button--gone.png', 'same'],
    ['standard/button--full.png', 'same'],
    ['standard/button--gone.png', 'same'],
  ]);

  const report = join(folder, 'report');
  const outcome = await comparePhotographs(first, changed, report);
  await writeReport(report, ['one', 'other'], outcome);
  expect(outcome.map(({ photograph, state }) => [photograph, state])).toEqual([
    ['elder-dark/button--full.png', 'changed'],
    ['elder-dark/button--gone.png', 'removed'],
    ['elder-dark/button--new.png', 'added'],
    ['standard/button--full.png', 'changed'],
    ['standard/button--gone.png', 'removed'],
    ['standard/button--new.png', 'added'],
  ]);
  const told = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8'));
  expect(told).toMatchObject({ before: 'one', after: 'other', compared: 6 });
  expect(told.differing[0].pixels).toBeGreaterThan(0);
  expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain('6 of 6 photographs differ');
  expect(
    readFileSync(join(report, 'difference/standard/button--full.png')).subarray(1, 4).toString(),
  ).toBe('PNG');
});
