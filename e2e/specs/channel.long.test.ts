import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import { zhHans as words } from '../fixtures/words';

/** Address of a page on a channel's own host. */
const at = (portal: { readonly shellUrl: string }, label: string, path = '/'): string =>
  `http://${label}.h5.portal.localhost:${new URL(portal.shellUrl).port}${path}`;

/** What a page of a channel answers. Only browsers resolve names below localhost, so the host is told apart. */
const statusOf = async (
  page: Page,
  portal: { readonly shellUrl: string },
  label: string,
  path: string,
): Promise<number> => {
  const host = `${label}.h5.portal.localhost`;
  const response = await page.request.get(portal.shellUrl + path, { headers: { host } });
  return response.status();
};

const brandOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim(),
  );

test.describe('sanming', () => {
  test('shows its colours and name on the same pages, as it is walked through', async ({
    page,
    portal,
  }) => {
    await page.goto(at(portal, 'www'));
    await expect(page.locator('html')).not.toHaveAttribute('data-channel');
    const [colour, name] = [await brandOf(page), await page.locator('h1').textContent()];

    await page.goto(at(portal, 'sanming'));
    await expect(page.locator('html')).toHaveAttribute('data-channel', 'sanming');
    expect(await brandOf(page)).toBe('#1d5fa8');
    expect(colour).not.toBe('#1d5fa8');
    await expect(page.locator('h1')).not.toHaveText(name ?? '');
    await expectSoundScreen(page, { locale: 'zh-Hans' });

    await page.getByRole('main').getByRole('link', { name: words.home.book }).first().click();
    await expect(page.getByRole('link', { name: /^三明/ }).first()).toBeVisible();
    await expect(page).toHaveURL(at(portal, 'sanming', '/booking/hospital'));
    await expect(page.locator('html')).toHaveAttribute('data-channel', 'sanming');
    await expectSoundScreen(page, { locale: 'zh-Hans' });
  });

  test('has a chronic-disease home, which no other channel has', async ({ page, portal }) => {
    const path = '/chronic-disease/home';
    await page.goto(at(portal, 'sanming', path));
    await expect(page).toHaveTitle(/^慢病之家 - /);
    const doctors = page.getByRole('region', { name: '高血压与冠心病随访医生' });
    await expect(doctors.getByRole('article').first()).toContainText('三明');
    await expectSoundScreen(page, { locale: 'zh-Hans' });

    await page.getByRole('link', { name: '糖尿病' }).click();
    await expect(page).toHaveURL(/condition=diabetes$/);
    await expect(page.getByRole('region', { name: '糖尿病随访医生' })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/expert\//);

    for (const label of ['www', 'tianjin', 'vip']) {
      expect(await statusOf(page, portal, label, path), label).toBe(404);
    }
  });

  test('is on every host that begins with its name, with the banner on every page', async ({
    page,
    portal,
  }) => {
    for (const path of ['/', '/search', '/booking/hospital', '/user/login']) {
      await page.goto(at(portal, 'sanming-yongan', path));
      await expect(page.locator('html')).toHaveAttribute('data-channel', 'sanming');
      await expect(page.locator('a[href="/chronic-disease/home"]').first()).toBeVisible();
    }
  });
});

test.describe('tianjin', () => {
  test('asks for sign-in at home, and says at each doctor whether insurance pays', async ({
    page,
    portal,
    gateway,
  }) => {
    await page.goto(at(portal, 'tianjin'));
    await expect(page).toHaveURL(at(portal, 'tianjin', '/user/login?target=%2F'));
    await expect(page.locator('html')).toHaveAttribute('data-channel', 'tianjin');
    expect(await brandOf(page)).toBe('#3d6a2a');
    await expectSoundScreen(page, { locale: 'zh-Hans' });

    const { items } = await gateway.call<{ items: readonly { doctorId: string }[] }>(
      '/modulesearch/mergesearch/doctorlist.json',
      { pageNo: 1, pageSize: 1 },
    );
    const doctor = `/expert/${items[0]?.doctorId}`;
    await page.goto(at(portal, 'tianjin', doctor));
    await expect(page.getByRole('heading', { name: '医保结算' })).toBeVisible();
    await expectSoundScreen(page, { locale: 'zh-Hans' });
    await page.goto(at(portal, 'www', doctor));
    await expect(page.getByRole('heading', { name: '擅长' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '医保结算' })).toHaveCount(0);
  });
});

test.describe('vip', () => {
  test('has the named pages alone, and no way to what it closed', async ({ page, portal }) => {
    await page.goto(at(portal, 'vip'));
    await expect(page.getByRole('heading', { name: '合作医院' })).toBeVisible();
    expect(await brandOf(page)).toBe('#2b3a67');
    await expect(page.getByRole('link', { name: '找医生' })).toBeVisible();
    await expect(page.getByRole('link', { name: words.home.book })).toHaveCount(0);
    await expect(page.getByRole('link', { name: '我的', exact: true })).toBeVisible();
    await expectSoundScreen(page, { locale: 'zh-Hans' });

    for (const [path, status] of [
      ['/booking/hospital', 404],
      ['/hospital/summary/h-1', 404],
      ['/agreement/privacy', 200],
      ['/search', 200],
    ] as const) {
      expect(await statusOf(page, portal, 'vip', path), path).toBe(status);
    }
    const closed = page.locator('a[href^="/booking/hospital"], a[href^="/hospital/summary"]');
    await expect(closed).toHaveCount(0);
    await page.locator('a[href^="/hospital/"]').first().click();
    await expect(page).toHaveURL(/\/hospital\//);
    await expect(closed).toHaveCount(0);
    await expectSoundScreen(page, { locale: 'zh-Hans' });
  });

  test('lets its people sign in by code alone', async ({ page, portal }) => {
    await page.goto(at(portal, 'vip', '/user/login?type=password'));
    await expect(page.getByLabel(words.mobile)).toBeVisible();
    await expect(page.getByRole('link', { name: '密码登录' })).toHaveCount(0);
  });
});

test.describe('wybao', () => {
  test('has its personal centre under its own path, and its tab leads there', async ({
    page,
    context,
    portal,
    signedIn,
  }) => {
    expect(signedIn.mobile).toMatch(/^1/);
    const session = await context.cookies(portal.shellUrl);
    const url = at(portal, 'wybao');
    await context.addCookies(session.map(({ name, value }) => ({ name, value, url })));
    await page.goto(url);
    expect(await brandOf(page)).toBe('#7b3a6d');
    const tab = page.getByRole('link', { name: '我的', exact: true });
    await tab.click();
    await expect(page).toHaveURL(at(portal, 'wybao', '/wybao/my/profile'));
    await expect(page.getByRole('link', { name: '我的家人' })).toBeVisible();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expectSoundScreen(page, { locale: 'zh-Hans' });

    for (const label of ['www', 'sanming', 'tianjin', 'vip']) {
      expect(await statusOf(page, portal, label, '/wybao/my/profile'), label).toBe(404);
    }
  });
});

test('a host nobody registered is the product under its own code', async ({ page, portal }) => {
  await page.goto(at(portal, 'molife'));
  await expect(page.locator('html')).toHaveAttribute('data-channel', 'default');
  expect(await brandOf(page)).toBe('#0b7a75');
  await expect(page.getByRole('main').getByRole('link', { name: words.home.book })).toBeVisible();
});
