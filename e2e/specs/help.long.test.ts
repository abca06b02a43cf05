import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen, type Look } from '../fixtures/screen';
import { localCookie } from '../fixtures/cookies';

const elder: Look = { locale: 'zh-Hans', mode: 'elder' };

test('somebody who gets no code finds out why before signing in, in elder mode', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: localCookie('mode'), value: 'elder', url: baseURL ?? '' }]);
  await page.goto('/my/helper/hotquestion');
  await whenLive(page);
  await expectSoundScreen(page, elder);

  await page.getByRole('searchbox', { name: '搜索问题' }).fill('短信验证码收不到');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  // The link is on the page before it as well.
  await expect(page).toHaveURL(/\?q=/);
  await page.getByRole('link', { name: '收不到验证码怎么办？' }).click();
  await expect(page.getByRole('heading', { name: '收不到验证码怎么办？' })).toBeVisible();
  await expect(page.getByText('等 60 秒后重新获取，并使用最新的一条。')).toBeVisible();
  await expectSoundScreen(page, elder);

  await page.getByRole('link', { name: '忘记密码怎么办？' }).click();
  await expect(page).toHaveTitle(/忘记密码怎么办？/);
  await page.goBack();
  await expect(page).toHaveTitle(/收不到验证码怎么办？/);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: '搜索问题' })).toHaveValue('短信验证码收不到');
});
