import { whenLive } from '../fixtures/live';
import { newMobile } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen, type Look } from '../fixtures/screen';
import { localCookie } from '../fixtures/cookies';

const elder: Look = { locale: 'zh-Hans', mode: 'elder' };

test('somebody of 75 pastes an address from a message in elder mode, and saves it', async ({
  page,
  context,
  baseURL,
  signedIn,
  consoleGuard,
}) => {
  // The district that the message leaves out is asked for by the gateway.
  consoleGuard.allow(/status of 422/);
  await context.addCookies([{ name: localCookie('mode'), value: 'elder', url: baseURL ?? '' }]);
  await page.goto('/my/profile');
  await page.getByRole('link', { name: '地址', exact: true }).click();
  await expect(page.getByText('还没有收货地址')).toBeVisible();
  await expectSoundScreen(page, elder);
  await page.getByRole('link', { name: '添加收货地址' }).click();

  await whenLive(page);
  const mobile = newMobile();
  await page
    .getByRole('textbox', { name: '地址文字' })
    .fill(`妈，新地址：浙江省杭州市文三路138号7楼，收货人 王小红，电话 ${mobile}`);
  await page.getByRole('button', { name: '识别' }).click();
  await expect(page.getByText('浙江 杭州', { exact: true })).toBeVisible();
  await expectSoundScreen(page, elder);
  await page.getByRole('button', { name: '填入下方' }).click();
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue('王小红');

  // The message did not say the district: saving asks for it, and the sheet opens where it is missing.
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('link', { name: '请选择到最后一级地区' }).click();
  await page.getByRole('button', { name: /^所在地区/ }).click();
  const sheet = page.getByRole('dialog', { name: '选择地区' });
  await expect(sheet.getByRole('button', { name: '西湖区' })).toBeVisible();
  await expectSoundScreen(page, elder);
  await sheet.getByRole('button', { name: '西湖区' }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();

  await expect(page.getByRole('heading', { name: '王小红' })).toBeVisible();
  await expect(page).toHaveURL(/\/order\/address\/manage\?addressId=/);
  const main = page.getByRole('main');
  await expect(main).toContainText('浙江 杭州 西湖区');
  await expect(main).toContainText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
  await expect(main).not.toContainText(mobile);
  expect(await page.content()).not.toContain(signedIn.mobile);
});

test('what was typed survives a reload', async ({ page, signedIn }) => {
  await page.goto('/order/address/add');
  await whenLive(page);
  await page.getByRole('textbox', { name: '收货人' }).fill('周安宁');
  await page.getByRole('textbox', { name: '手机号' }).fill(signedIn.mobile);
  await page.reload();
  await whenLive(page);
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue('周安宁');
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('');
});

test('the address of another person looks as if it did not exist', async ({
  page,
  signedIn,
  stranger,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 40[34]/);
  const addressId = await stranger.gateway.addAddress({ name: '司马观澜', mobile: newMobile() });
  const shown = [];
  for (const id of [addressId, 'no-such-address']) {
    const answer = await page.goto(`/order/address/edit/${id}`);
    await expect(page.getByRole('main')).toContainText(/\S/);
    shown.push([answer?.status(), await page.title(), await page.getByRole('main').innerText()]);
    await expect(page.getByText('司马观澜')).toHaveCount(0);
  }
  expect(signedIn.mobile).toBeTruthy();
  expect(shown[0]?.[0]).toBe(404);
  expect(shown[0]).toEqual(shown[1]);
});
