import { expect, test } from '@playwright/test';
import { cutOffTexts } from '../fixtures/pseudo-locale';

const cases: readonly (readonly [string, string, RegExp | null])[] = [
  ['a paragraph that wraps', '<p>Choose a doctor who is free this week</p>', null],
  [
    'a line that is cut by its box',
    '<div style="width: 90px; overflow: hidden; white-space: nowrap">Choose a doctor</div>',
    /beside div/,
  ],
  [
    'a box that is too low',
    '<div style="width: 130px; height: 20px; overflow: hidden">Choose a doctor</div>',
    /below div/,
  ],
  [
    'a label that leaves its button',
    '<button style="width: 90px; white-space: nowrap">Choose a doctor</button>',
    /beside button/,
  ],
  [
    'a line that leaves the window',
    '<p style="white-space: nowrap">Choose a doctor who is free this week or the next</p>',
    /window.*whole page/s,
  ],
  [
    'a row that can be scrolled',
    '<div style="overflow-x: auto; white-space: nowrap">Choose a doctor who is free this week</div>',
    null,
  ],
  [
    'lines that are cut on purpose',
    '<p style="display: -webkit-box; width: 90px; overflow: hidden; -webkit-line-clamp: 1; -webkit-box-orient: vertical">Choose a doctor</p>',
    null,
  ],
  [
    'a heading that is cut',
    '<h1 style="font-size: 16px; display: -webkit-box; width: 130px; overflow: hidden; -webkit-line-clamp: 1; -webkit-box-orient: vertical">Choose a doctor</h1>',
    /below h1/,
  ],
  ['a price', '<div style="width: 60px; overflow: hidden; white-space: nowrap">¥38.00</div>', null],
];

for (const [name, html, expected] of cases) {
  test(`the pseudo-locale and ${name}`, async ({ page }) => {
    await page.setContent(
      `<!doctype html><meta name="viewport" content="width=device-width"><body style="font: 16px sans-serif">${html}</body>`,
    );
    const found = (await cutOffTexts(page)).join('\n');
    if (expected === null) expect(found).toBe('');
    else expect(found).toMatch(expected);
  });
}
