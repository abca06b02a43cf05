import type { Page } from '@playwright/test';
import type { Gateway } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/own-portal-test';
import { newMobile } from '../fixtures/people';
import { expectSoundScreen, type Look } from '../fixtures/screen';
import { localCookie } from '../fixtures/cookies';

const minute = 60_000;

const elder: Look = { locale: 'zh-Hans', mode: 'elder' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Presses for a code and types it as soon as it has come. */
async function takeCode(page: Page, gateway: Gateway, mobile: string): Promise<void> {
  const before = (await gateway.outbox(mobile)).length;
  await press(page, '获取验证码');
  await expect.poll(async () => (await gateway.outbox(mobile)).length).toBeGreaterThan(before);
  await field(page, '验证码').fill(await gateway.codeFor(mobile));
}

test('somebody of 75 changes the phone in elder mode, step by step', async ({
  page,
  context,
  baseURL,
  gateway,
}) => {
  const mobile = newMobile();
  const next = newMobile();
  await gateway.signIn(mobile);
  // A number is sent one code a minute.
  await gateway.advanceClock(minute);
  await gateway.addPatient({
    name: '周安宁',
    relation: 'self',
    cardNo: '11010519491231002X',
    mobile,
  });
  await context.addCookies([{ name: localCookie('mode'), value: 'elder', url: baseURL ?? '' }]);

  await page.goto('/my/profile');
  await page.getByRole('link', { name: '设置' }).click();
  await page.getByRole('link', { name: '账号设置' }).click();
  await page.getByRole('link', { name: /^手机号/ }).click();
  await expect(page.getByRole('heading', { name: '第 1 步：验证当前手机号' })).toBeVisible();
  await whenLive(page);
  await expectSoundScreen(page, elder);
  await takeCode(page, gateway, mobile);
  await press(page, '下一步');

  await expect(page.getByRole('heading', { name: '第 2 步：验证新手机号' })).toBeVisible();
  await field(page, '新手机号').fill(next);
  await takeCode(page, gateway, next);
  await expectSoundScreen(page, elder);
  await press(page, '确认更换');

  const shown = `${next.slice(0, 3)}****${next.slice(-4)}`;
  await expect(page.getByRole('heading', { name: `手机号已更换为 ${shown}` })).toBeVisible();
  await expectSoundScreen(page, elder);
  await page.getByRole('link', { name: '完成' }).click();
  await expect(page.getByRole('link', { name: /^手机号/ })).toContainText(shown);

  // Still signed in, the family member's number came along, and the former number was told.
  await page.goto('/my/patients');
  await expect(page.getByText(shown)).toBeVisible();
  await expect
    .poll(async () => (await gateway.outbox(mobile))[0]?.text ?? '')
    .toContain('已更换手机号');
});

test('closing an account ends the session, and a sign-in within the days of reflection takes it back', async ({
  page,
  gateway,
}) => {
  const mobile = newMobile();
  await gateway.signIn(mobile);
  await gateway.advanceClock(minute);

  await page.goto('/my/acctset');
  await page.getByRole('link', { name: '注销账号' }).click();
  await page.getByRole('link', { name: '了解注销的影响' }).click();
  await expectSoundScreen(page, { locale: 'zh-Hans' });
  await page.getByRole('link', { name: '仍要注销' }).click();
  await whenLive(page);
  await takeCode(page, gateway, mobile);
  await page.getByRole('checkbox', { name: /账号注销协议/ }).check();
  await expectSoundScreen(page, { locale: 'zh-Hans' });
  await press(page, '提交注销申请');

  await expect(page.getByRole('heading', { name: '注销申请已提交' })).toBeVisible();
  await expectSoundScreen(page, { locale: 'zh-Hans' });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
    localCookie('session'),
  );
  await page.goto('/my/acctset');
  await expect(page).toHaveURL(/\/user\/login\?target=/);

  await gateway.advanceClock(14 * 24 * 60 * minute);
  await gateway.signIn(mobile);
  await page.goto('/my/write-off');
  await expect(page.getByText(/提交的注销申请已因登录而撤回/)).toBeVisible();
  await gateway.advanceClock(3 * 24 * 60 * minute);
  await page.reload();
  await expect(page.getByText(/提交的注销申请已因登录而撤回/)).toBeVisible();
});
