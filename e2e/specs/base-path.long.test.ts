import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import { newMobile } from '../fixtures/people';

test('below /basic a person goes about as at the root, and everything stays below it', async ({
  page,
  gateway,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/basic')) outside.push(pathname);
  });
  await page.goto('/basic/');
  await whenLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSoundScreen(page, { locale: 'zh-Hans' });

  await page.getByRole('main').getByRole('link', { name: /^挂号/ }).first().click();
  await expect(page).toHaveURL(/\/basic\/booking\/hospital/);
  await page.locator('a[href^="/basic/hospital/"]').first().click();
  await expect(page).toHaveURL(/\/basic\/hospital\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/basic\/booking\/hospital/);

  // A visitor is led to sign-in and back, within it.
  await page.goto('/basic/my/patients');
  await expect(page).toHaveURL(/\/basic\/user\/login\?target=%2Fmy%2Fpatients$/);
  expect(outside).toEqual([]);
  await gateway.signIn(newMobile());
  await page.goto('/basic/my/patients');
  await expect(page).toHaveURL(/\/basic\/my\/patients$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(outside).toEqual([]);
});
