import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import type { Gateway } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';
import { localCookie } from '../fixtures/cookies';

const password = 'Xinglin-2026';

/** Opens an account that has a password, and answers what it signs in by. */
async function withPassword(gateway: Gateway): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await gateway.call('/moduleusercenter/email/getcode', { email, scene: 'register' });
  const code = await gateway.codeFor(email);
  const md5 = createHash('md5').update(password).digest('hex');
  await gateway.call('/moduleusercenter/email/register', { email, code, password: md5 });
  return email;
}

const checkOf = (page: Page) => page.getByRole('dialog', { name: '安全验证' });

/** Signs in by a wrong password as often as nobody minds. */
async function guessThrice(page: Page, loginId: string): Promise<void> {
  await page.goto('/user/login?type=password');
  await whenLive(page);
  await page.getByRole('textbox', { name: '用户名或手机号' }).fill(loginId);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  for (let tries = 0; tries < 3; tries += 1) {
    await page.getByLabel('密码', { exact: true }).fill(`Wrong-${tries}`);
    const answered = page.waitForResponse(/\/user\/account\/login\.json$/);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await answered;
    await expect(page.getByRole('region', { name: '请检查以下内容' })).toBeFocused();
  }
}

test('a check passes itself after wrong passwords, and the sign-in goes on with what was typed', async ({
  page,
  context,
  gateway,
}) => {
  const loginId = await withPassword(gateway);
  await context.clearCookies({ name: localCookie('session') });
  await guessThrice(page, loginId);
  await page.getByLabel('密码', { exact: true }).fill(password);
  const validated = page.waitForResponse(/\/enhance\/validate\.json$/);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  expect((await (await validated).json()).code).toBe(0);
  // An account without a number is led to binding one.
  await expect(page).toHaveURL(/\/authLogin/);
});

for (const mode of ['standard', 'elder']) {
  test(`a check by keyboard alone, in ${mode} mode: by itself, by a picture, or left`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: localCookie('mode'), value: mode, url: baseURL ?? '' }]);
    // Work without an end, so that there is time to look.
    const parameters = {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00',
      salt: '00',
      cost: 1_000_000,
      keyLength: 32,
      keyPrefix: 'ff'.repeat(16),
    };
    const data = { parameters, gmtExpired: new Date().toISOString() };
    await page.route('**/polarverification/preprocess.json', (route) =>
      route.fulfill({ json: { code: 0, message: '', data } }),
    );
    await guessThrice(page, `nobody-${randomUUID().slice(0, 8)}`);
    const submit = page.getByRole('button', { name: '登录', exact: true });
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(checkOf(page)).toBeVisible();
    await expect(checkOf(page).getByText('您无需做任何事')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(checkOf(page)).toBeHidden();
    await expect(page.getByText('请先完成安全验证')).toBeVisible();

    await submit.focus();
    await page.keyboard.press('Enter');
    const byPicture = checkOf(page).getByRole('button', { name: '改为输入图片中的字符' });
    await expect(byPicture).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(checkOf(page).getByRole('img', { name: '写有 4 个字符的图片' })).toBeVisible();
    await expectAccessible(page);
    await expect(
      checkOf(page).getByRole('button', { name: '改为自动验证，不用看图' }),
    ).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(checkOf(page).getByRole('button', { name: '提交' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('1111');
    await page.keyboard.press('Enter');
    await expect(checkOf(page).getByRole('link', { name: /与图片不符/ })).toBeVisible();
    await expect(checkOf(page).getByLabel('图片中的字符')).toHaveValue('1111');
  });
}

test('a visitor goes on without a number, comes back, and leaves nothing to a thief', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto('/login/combined?target=%2Fmy%2Fpatients');
  await whenLive(page);
  await page.getByRole('button', { name: '先看看，暂不绑定手机号' }).click();
  const dialog = page.getByRole('dialog', { name: '以访客身份继续' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '继续', exact: true }).click();
  await expect(page).toHaveURL(/\/my\/patients$/);

  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === localCookie('temporaryToken'));
  expect(token?.httpOnly).toBe(true);
  expect(await page.content()).not.toContain(token?.value);
  await context.clearCookies({ name: localCookie('session') });
  await page.reload();
  await expect(page).toHaveURL(/\/my\/patients$/);
  const next = (await context.cookies()).find(({ name }) => name === localCookie('temporaryToken'));
  expect(next?.value).not.toBe(token?.value);

  const thief = await browser.newContext();
  await thief.addCookies([
    { name: localCookie('temporaryToken'), value: next?.value ?? '', url: baseURL ?? '' },
    { name: localCookie('device'), value: randomUUID(), url: baseURL ?? '' },
  ]);
  const stolen = await thief.newPage();
  await stolen.goto(`${baseURL}/my/patients`);
  await expect(stolen).toHaveURL(/\/user\/login/);
  await thief.close();
});
