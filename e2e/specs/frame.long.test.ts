import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/portal-test';
import { localCookie } from '../fixtures/cookies';

test('a visitor reads the home page, also without scripts', async ({ browser, baseURL, page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expectAccessible(page);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plainPage = await plain.newPage();
  await plainPage.goto('/');
  await expect(plainPage.getByRole('main')).toBeVisible();
  await plain.close();
});

test('the session lives in a cookie no script can read', async ({ context, page, signedIn }) => {
  expect(signedIn.mobile).toMatch(/^139\d{8}$/);
  await page.goto('/my/patients');
  await expect(page).toHaveURL(/\/my\/patients$/);
  const session = (await context.cookies()).find(({ name }) => name === localCookie('session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain(localCookie('session'));
});

test('a page that needs a session asks for login and keeps where the person was going', async ({
  page,
}) => {
  await page.goto('/my/order/list');
  await expect(page).toHaveURL(/\/user\/login\?target=/);
  expect(new URL(page.url()).searchParams.get('target')).toBe('/my/order/list');
});

test('an unknown address says so with status 404', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toBeVisible();
  await expectAccessible(page);
});
