import type { Page } from '@playwright/test';
import type { Gateway } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import { newMobile } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { zhHans as words } from '../fixtures/words';
import { Account } from '../pages/account';
import { localCookie } from '../fixtures/cookies';

const target = '/my/patients';
const signInAt = `/user/login?target=${encodeURIComponent(target)}`;

/** Goes from sign-in to the health account's page, and agrees there. */
async function agree(page: Page, as: string): Promise<void> {
  await page.goto(signInAt);
  await whenLive(page);
  await page.getByRole('link', { name: '其他登录方式' }).click();
  await page.getByRole('link', { name: '健康身份登录' }).click();
  await page.getByRole('button', { name: as }).click();
}

async function bindNumber(page: Page, gateway: Gateway): Promise<void> {
  await page.getByRole('link', { name: '绑定手机号' }).click();
  await new Account(page, words).fillCodeForm(gateway, newMobile());
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await expect(page.getByText('绑定成功')).toBeVisible();
}

test('a new identity is bound once, and signs in to the very place from then on', async ({
  page,
  context,
  gateway,
}) => {
  await agree(page, '以新身份继续');
  await expect(page).toHaveURL(/\/login\/prebind/);
  // Nothing that signs somebody in may stay in the address.
  expect(page.url()).not.toMatch(/code=|state=|token/i);
  await bindNumber(page, gateway);
  await page.getByRole('link', { name: '继续' }).click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await context.clearCookies({ name: localCookie('session') });
  await agree(page, '继续使用上次的身份');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.getByRole('heading', { name: '就诊人管理' })).toBeVisible();
});

test('who refuses at the provider is told so and can sign in by code', async ({ page }) => {
  await agree(page, '拒绝授权');
  await expect(page.getByText('您没有同意授权')).toBeVisible();
  await page.getByRole('link', { name: '验证码登录' }).click();
  await expect(page.getByRole('textbox', { name: words.mobile })).toBeVisible();
});

test('the answer of a provider is worth nothing in another browser', async ({
  page,
  browser,
  consoleGuard,
}) => {
  // The answer is held back.
  consoleGuard.allow(/sandbox\/authorize/);
  await page.goto(signInAt);
  await whenLive(page);
  await page.getByRole('link', { name: '其他登录方式' }).click();
  // The provider's answer is caught before the person's own browser can use it.
  const caught = new Promise<string>((found) => {
    void page.route('**/sandbox/authorize/**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const answer = await route.fetch({ maxRedirects: 0 });
      found(answer.headers()['location'] ?? '');
      return route.abort();
    });
  });
  await page.getByRole('link', { name: '健康身份登录' }).click();
  await page.getByRole('button', { name: '以新身份继续' }).click();
  const thief = await browser.newContext();
  const other = await thief.newPage();
  await other.goto(await caught);
  await expect(other.getByText('授权已失效')).toBeVisible();
  await thief.close();
});

test('one key signs in by the number of the device', async ({ page }) => {
  await page.goto(signInAt);
  await whenLive(page);
  await page.getByRole('link', { name: '其他登录方式' }).click();
  await page.getByRole('link', { name: /本机号码一键登录/ }).click();
  await expect(page.getByText('138****0001')).toBeVisible();
  await page.getByRole('checkbox', { name: words.agreement }).check();
  await page.getByRole('button', { name: '本机号码一键登录' }).click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('one key without its script leads to the code', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/one-key/);
  await page.route('**/sandbox/one-key.js*', (route) => route.abort());
  await page.goto('/user/login/prelogin');
  await expect(page).toHaveURL(/onceloginErr=1/);
  await expect(page.getByText('暂时无法一键登录')).toBeVisible();
});

test('a partner lets its person in by a ticket, once, and hears only what they allow', async ({
  page,
  gateway,
}) => {
  const { ticket } = await gateway.desk<{ ticket: string }>('issue-entrance-ticket', {
    partnerCode: 'main',
    subject: `employee-${newMobile()}`,
  });
  const entrance = `/partners/pre-entrance?ticket=${ticket}&target=${encodeURIComponent(target)}`;
  await page.goto(entrance);
  await whenLive(page);
  await page.getByRole('link', { name: '进入', exact: true }).click();
  await bindNumber(page, gateway);
  await page.getByRole('link', { name: '继续' }).click();
  await whenLive(page);
  await page.getByRole('checkbox', { name: /预约的状态/ }).check();
  await page.getByRole('button', { name: '保存并继续' }).click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await page.goto('/partners/info-auth');
  await expect(page.getByRole('checkbox', { name: /预约的状态/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /就诊人数量/ })).not.toBeChecked();
  await page.context().clearCookies({ name: localCookie('session') });
  await page.goto(`/partners/entrance?ticket=${ticket}`);
  await expect(page.getByText('进入链接已失效')).toBeVisible();
});

test('a forgotten password of a number nobody registered is told to its holder', async ({
  page,
  gateway,
}) => {
  const mobile = newMobile();
  await page.goto(`${signInAt}&type=password`);
  await whenLive(page);
  await page.getByRole('link', { name: '忘记密码' }).click();
  // The page before it has a field of that name too, and stays until this one has its data.
  await expect(page.getByRole('heading', { name: '重设密码' })).toBeVisible();
  await page.getByRole('textbox', { name: words.mobile }).fill(mobile);
  await page.getByRole('button', { name: words.getCode }).click();
  await expect.poll(async () => (await gateway.outbox(mobile)).length).toBe(1);
  await page.getByRole('textbox', { name: words.code }).fill(await gateway.codeFor(mobile));
  await page.getByLabel('新密码').fill('Quiet-night-7');
  await page.getByRole('button', { name: '设置新密码并登录' }).click();
  await expect(page.getByRole('link', { name: /还没有注册账号/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: words.mobile })).toHaveValue(mobile);
});
