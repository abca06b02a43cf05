import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/own-portal-test';
import { expectSoundScreen } from '../fixtures/screen';

const modelCode = 'page.directory.home';

/** Home of a channel on its own host. */
const home = (portal: { readonly shellUrl: string }, label: string): string =>
  `http://${label}.h5.portal.localhost:${new URL(portal.shellUrl).port}/`;

const doctors = (page: Page) => page.getByRole('heading', { name: '推荐医生' });

test('what a channel’s operator writes down changes its pages, and no other channel’s', async ({
  page,
  portal,
  gateway,
}) => {
  await gateway.desk('set-partner-config', {
    partnerCode: 'sanming',
    modelCode,
    config: {
      'directory.home': {
        doctors: { hidden: true },
        page: { title: { 'zh-Hans': '首页甲' } },
      },
    },
  });
  await page.goto(home(portal, 'www'));
  await expect(doctors(page)).toBeVisible();

  await page.goto(home(portal, 'sanming'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(doctors(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^首页甲 - /);
  await expectSoundScreen(page, { locale: 'zh-Hans' });

  // The browser keeps to it where it goes by itself.
  await page.getByRole('link', { name: '我的', exact: true }).click();
  await expect(page).toHaveURL(/\/my\/profile$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^首页甲 - /);
  await expect(doctors(page)).toHaveCount(0);
});

test('a page that a channel hides is not found there', async ({ page, portal, gateway }) => {
  await gateway.desk('set-partner-config', {
    partnerCode: 'tianjin',
    modelCode: 'page.directory.search',
    config: { 'directory.search': { page: { hidden: true } } },
  });
  // Only browsers resolve names below localhost, so the host is told apart.
  for (const [label, status] of [
    ['tianjin', 404],
    ['www', 200],
  ] as const) {
    const headers = { host: `${label}.h5.portal.localhost` };
    const answer = await page.request.get(`${portal.shellUrl}/search`, { headers });
    expect(answer.status(), label).toBe(status);
  }
});
