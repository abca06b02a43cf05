import type { Page } from '@playwright/test';
import { reservationPath } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';
import { localCookie } from '../fixtures/cookies';

test.use({ viewport: { width: 320, height: 640 } });

const looks = {
  'in standard mode': { locale: 'zh-Hans', mode: 'standard' },
  'in elder mode': { locale: 'zh-Hans', mode: 'elder' },
  'in English': { locale: 'en', mode: 'standard' },
  'in English and elder mode': { locale: 'en', mode: 'elder' },
} as const;

for (const [name, { locale, mode }] of Object.entries(looks)) {
  test(`no word and no number breaks on the narrowest phone ${name}`, async ({
    page,
    context,
    portal,
    gateway,
    booker,
  }) => {
    const url = portal.shellUrl;
    await context.addCookies([
      { name: localCookie('language'), value: locale, url },
      { name: localCookie('mode'), value: mode, url },
    ]);
    const shift = await gateway.freeShift();
    const orderNo = await gateway.book(shift, booker.patientId);
    for (const path of [
      '/',
      '/search',
      `/hospital/${shift.hospitalId}`,
      reservationPath(booker.shift),
      `/my/order/detail/${orderNo}`,
      '/my/patients',
    ]) {
      await page.goto(path);
      await whenLive(page);
      expect.soft(await brokenWords(page), path).toEqual([]);
    }
  });
}

test('the ways in stand side by side on the narrowest phone', async ({ page }) => {
  await page.goto('/');
  await whenLive(page);
  const tiles = page
    .getByRole('main')
    .getByRole('link', { name: /^(?:挂号 ?(?:今天|选)|快速问诊|问医生)/ });
  // Asked at once, as what loads above them may move both.
  const [booking, doctors] = await tiles.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().top),
  );
  expect(booking).toEqual(expect.any(Number));
  expect(doctors).toBe(booking);
});

/** Letters, digits and the asterisks of a mask that follow each other, but stand on two lines. */
async function brokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // A title for screen readers alone stands in a box of one pixel.
      if ((node.parentElement?.offsetWidth ?? 0) <= 1) continue;
      const range = document.createRange();
      for (const word of (node.textContent ?? '').matchAll(/[A-Za-z\d*]{2,}/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });
}
