import { expect, test } from '@playwright/test';
import { brokenRules } from '../fixtures/accessibility';

const around = (body: string): string =>
  `<!doctype html><html lang="zh"><title>Sound</title><body>${body}`;

const cases: readonly (readonly [string, string, RegExp | null])[] = [
  ['a page that is sound', '<main><h1>医院</h1><button>预约</button></main>', null],
  ['a button without a name', '<button></button>', /button-name.*button/],
  ['a field without a label', '<input type="text">', /label.*input/],
  ['grey on grey', '<p style="color: #aaa; background: #ccc">预约</p>', /color-contrast.*p/],
  [
    'targets too small and too near',
    '<div style="font-size: 8px"><button style="width: 9px; height: 9px; padding: 0" aria-label="一"></button><button style="width: 9px; height: 9px; padding: 0" aria-label="二"></button></div>',
    /target-size/,
  ],
  [
    'a name without the words that are seen',
    '<main><h1>評價</h1><button aria-label="回覆林醫生">舉報</button></main>',
    /label-content-name-mismatch.*button/,
  ],
  [
    'no name that holds the words that are seen',
    '<main><h1>評價</h1><button aria-label="舉報謝*的評價">舉報</button></main>',
    null,
  ],
];

for (const [what, body, found] of cases) {
  test(`the check of accessibility tells of ${what}`, async ({ page }) => {
    await page.setContent(around(body));
    const broken = (await brokenRules(page)).join(' ');
    if (found) expect(broken).toMatch(found);
    else expect(broken).toBe('');
  });
}
