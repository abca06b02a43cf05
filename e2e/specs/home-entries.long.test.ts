import type { Page } from '@playwright/test';
import { cookieHeader, localCookie } from '../fixtures/cookies';
import { menuButton } from '../fixtures/floating-menu';
import { whenLive } from '../fixtures/live';
import { askPlainly } from '../fixtures/plain-http';
import { expect, test } from '../fixtures/portal-test';

/** Main portal and channels by their label; a channel shows what it has, and only that. */
const labels = [null, 'sanming', 'tianjin', 'vip', 'wybao'] as const;

/** Where the links of the page in view lead on this site, each once. */
const linksOf = async (page: Page): Promise<readonly string[]> => {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)];
};

/** The links that lead to no page, each with what came instead. */
async function deadEnds(page: Page, hrefs: readonly string[]): Promise<readonly string[]> {
  const dead: string[] = [];
  for (const href of hrefs) {
    const answer = await page.request.get(href, { maxRedirects: 0 });
    if (answer.status() !== 200) dead.push(`${href}: ${answer.status()}`);
  }
  return dead;
}

test('every entry, tab, block and menu item of home leads a person to a page', async ({
  page,
  gateway,
  signedIn: _,
}) => {
  test.setTimeout(180_000);
  const { doctorId } = await gateway.freeShift();
  await gateway.call('/favorite/doctor/add.json', { doctorId });
  // Then it was looked at.
  await page.goto(`/expert/${doctorId}`);
  await whenLive(page);
  // A glance is not kept.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('seen'))))
    .toBe(true);
  await page.goto('/');
  await whenLive(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: '我关注的医生' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '最近看过' })).toBeVisible();
  await page.getByRole('button', { name: '更多服务' }).click();
  const more = page.getByRole('dialog', { name: '全部服务' });
  await expect(more.getByRole('link').first()).toBeVisible();
  const links = await linksOf(page);
  await page.keyboard.press('Escape');
  for (const one of ['/home/tumor-hospital', '/my/order/list', '/department/more?tab=diseases'])
    expect(links).toContain(one);
  await menuButton(page).click();
  await expect(page.getByRole('dialog', { name: '快捷菜单' })).toBeVisible();
  expect(await deadEnds(page, [...new Set([...links, ...(await linksOf(page))])])).toEqual([]);
});

test('so does every entry of elder mode, which has fewer', async ({
  page,
  context,
  signedIn: _,
  portal,
}) => {
  const cookie = { name: localCookie('mode'), value: 'elder', url: portal.shellUrl };
  await context.addCookies([cookie]);
  await page.goto('/');
  await whenLive(page);
  const links = await linksOf(page);
  await expect(page.getByRole('heading', { name: '特色科室' })).toHaveCount(0);
  expect(links).toContain('/search/doctor/voice');
  expect(links.length).toBeLessThan(10);
  expect(await deadEnds(page, links)).toEqual([]);
});

/** What an address comes to in the end: pages of one's own lead on to sign-in, some to a channel's own page. */
async function endOf(shellUrl: string, asked: Parameters<typeof askPlainly>[1], headers: object) {
  let answer = await askPlainly(shellUrl, asked, { ...headers });
  for (let hops = 0; hops < 3 && answer.headers.location?.startsWith('/'); hops += 1) {
    const path = answer.headers.location;
    answer = await askPlainly(shellUrl, { ...asked, path }, { ...headers });
  }
  return answer;
}

for (const hostLabel of labels) {
  test(`home has no dead end: ${hostLabel ?? 'the main portal'}`, async ({
    context,
    portal,
    signedIn: _,
  }) => {
    const cookies = await context.cookies(portal.shellUrl);
    const session = cookies.find(({ name }) => name === localCookie('session'))?.value ?? '';
    for (const headers of [{}, { cookie: cookieHeader({ session }) }]) {
      const home = await endOf(portal.shellUrl, { path: '/', hostLabel }, headers);
      expect(home.status).toBe(200);
      const hrefs = [...home.html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)].map(([, href = '']) =>
        href.replaceAll('&amp;', '&'),
      );
      // A channel that asks to sign in first shows a visitor that page.
      expect(hrefs.length).toBeGreaterThan('cookie' in headers ? 10 : 0);
      const dead: string[] = [];
      for (const path of new Set(hrefs)) {
        const { status } = await endOf(portal.shellUrl, { path, hostLabel }, headers);
        if (status !== 200) dead.push(`${path}: ${status}`);
      }
      expect(dead).toEqual([]);
    }
  });
}
