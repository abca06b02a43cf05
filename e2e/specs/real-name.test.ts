import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { whenLive } from '../fixtures/live';
import { newIdCard, newMobile } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';

const look = { locale: 'zh-Hans' } as const;
const information = '/my/acctinfo';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const agree = (page: Page) => page.getByRole('checkbox', { name: /我同意/ }).check();

/** A picture of a card with nothing but its number in print, as far as a reader needs it. */
async function pictureOf(cardNo: string): Promise<Buffer> {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638"><rect width="1012" height="638" fill="#e8eef2"/><rect x="690" y="90" width="250" height="330" fill="#c9b8a8"/><text x="330" y="562" fill="#1c1c1c" font-size="40" letter-spacing="4" font-family="DejaVu Sans Mono, Liberation Mono, monospace">${cardNo}</text></svg>`,
    ),
  )
    .png()
    .toBuffer();
}

const choose = async (page: Page, label: string, cardNo: string) =>
  page
    .getByLabel(label)
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: await pictureOf(cardNo) });

test('by typing: a mismatch costs a try and nothing that was typed, the right name is verified at once', async ({
  page,
  gateway,
}) => {
  await gateway.signIn(newMobile());
  await page.goto(information);
  await page.getByRole('link', { name: '去认证' }).click();
  await whenLive(page);
  await expectSoundScreen(page, look);
  await field(page, '姓名').fill('沈知秋');
  await field(page, '身份证号码').fill(newIdCard('1985-03-07', '999'));
  await agree(page);
  await press(page, '开始认证');
  await expect(page.getByText('姓名与证件号码不一致')).toBeVisible();
  await expect(field(page, '姓名')).toHaveValue('沈知秋');

  const cardNo = newIdCard('1985-03-07', '101');
  await field(page, '身份证号码').fill(cardNo);
  await press(page, '开始认证');
  await expect(page).toHaveURL(new RegExp(`${information}$`));
  await expect(page.getByRole('heading', { name: '已实名认证' })).toBeVisible();
  await expect(page.getByText('沈**')).toBeVisible();
  expect(await page.content()).not.toContain(cardNo);
  await expectSoundScreen(page, look);
});

test('by face: in the mini-program, where another’s face verifies nobody, and back to the page that asked', async ({
  page,
  gateway,
}) => {
  const mobile = newMobile();
  await gateway.signIn(mobile);
  await page.goto(`/my/bindcard?target=${encodeURIComponent(information)}`);
  await whenLive(page);
  const cardNo = newIdCard('1985-03-07', '103');
  const toCamera = async () => {
    await field(page, '姓名').fill('沈知秋');
    await field(page, '身份证号码').fill(cardNo);
    await page.getByRole('radio', { name: '小程序刷脸' }).check();
    await agree(page);
    await press(page, '开始认证');
    await expect(page.getByRole('heading', { name: '请在小程序中完成刷脸' })).toBeVisible();
  };
  await toCamera();
  await expectSoundScreen(page, look);

  // Whoever says that it is done is not believed.
  await page.getByRole('link', { name: '我已完成，查看结果' }).click();
  await expect(page.getByRole('heading', { name: '还没有收到核验结果' })).toBeVisible();
  await expectSoundScreen(page, look);
  await page.goto('/mp-face-id-result?state=passed');
  await expect(page.getByRole('heading', { name: '还没有收到核验结果' })).toBeVisible();

  await page.getByRole('link', { name: '打开小程序' }).click();
  await expect(page.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)).toBeVisible();
  await press(page, '不是本人');
  await expect(page.getByRole('heading', { name: '刷脸核验没有通过' })).toBeVisible();
  await expectSoundScreen(page, look);
  await page.getByRole('link', { name: '重新认证' }).click();
  await whenLive(page);

  await toCamera();
  await page.getByRole('link', { name: '打开小程序' }).click();
  await press(page, '是本人');
  await expect(page.getByRole('heading', { name: '刷脸核验通过' })).toBeVisible();
  expect(page.url()).not.toContain(cardNo);
  await page.getByRole('link', { name: '继续' }).click();
  await expect(page).toHaveURL(new RegExp(`${information}$`));
  await expect(page.getByText(/小程序刷脸$/)).toBeVisible();
});

test('by a picture: the number is filled in, to be checked', async ({ page, gateway }) => {
  await gateway.signIn(newMobile());
  await page.goto('/my/bindcard');
  await whenLive(page);
  const cardNo = newIdCard('1962-07-15', '102');
  await choose(page, '拍身份证自动填写', cardNo);
  await expect(page.getByText(/请仔细核对姓名和号码|请核对姓名和号码/)).toBeVisible({
    timeout: 90_000,
  });
  await expect(field(page, '身份证号码')).toHaveValue(cardNo);
  await field(page, '姓名').fill('周安宁');
  await agree(page);
  await press(page, '开始认证');
  await expect(page.getByRole('heading', { name: '已实名认证' })).toBeVisible();
});

test('by staff: where the register is out of order, and back to the page that asked', async ({
  page,
  gateway,
}) => {
  const mobile = newMobile();
  await gateway.signIn(mobile);
  await page.goto(`/my/bindcard?target=${encodeURIComponent(information)}`);
  await whenLive(page);
  const cardNo = newIdCard('1985-03-07', '998');
  await field(page, '姓名').fill('许若云');
  await field(page, '身份证号码').fill(cardNo);
  await agree(page);
  await press(page, '开始认证');
  await expect(page.getByText(/实名核验服务暂时没有回应/)).toBeVisible();

  await page.getByRole('link', { name: /提交证件人工审核/ }).click();
  await expect(field(page, '姓名')).toHaveValue('许若云');
  await expect(field(page, '证件号码')).toHaveValue(cardNo);
  await choose(page, '证件人像面', cardNo);
  await choose(page, '身份证国徽面', cardNo);
  await expectSoundScreen(page, look);
  await agree(page);
  await press(page, '提交审核');
  await expect(page.getByRole('heading', { name: '证件照片审核中' })).toBeVisible();
  await expectSoundScreen(page, look);

  // The page that requires a verified name is closed until staff have decided.
  await page.goto(information);
  await expect(page).toHaveURL(/\/my\/bindcard\?target=%2Fmy%2Facctinfo$/);
  const { review } = await gateway.call<{ review: { reviewId: string } }>(
    '/user/account/realname/detail.json',
  );
  const { reviewId } = review;
  await gateway.desk('decide-real-name-review', { reviewId, staff: 'Li', refusal: null });
  await press(page, '查看最新结果');
  await page.getByRole('link', { name: '继续' }).click();
  await expect(page).toHaveURL(new RegExp(`${information}$`));
  await expect(page.getByText(/人工审核$/)).toBeVisible();
  await expect
    .poll(async () => (await gateway.outbox(mobile))[0]?.text ?? '')
    .toContain('实名认证已通过');
});

test('refused by staff: the reason is told, and nobody else can touch a review', async ({
  page,
  gateway,
  context,
}) => {
  await gateway.signIn(newMobile());
  await page.goto('/my/certification/manual-ai');
  await whenLive(page);
  await page.getByLabel('证件类型').selectOption('passport');
  await choose(page, '证件人像面', 'E12345678');
  await field(page, '姓名').fill('Anna Lindgren');
  await field(page, '证件号码').fill('E12345678');
  await agree(page);
  await press(page, '提交审核');
  await expect(page.getByRole('heading', { name: '证件照片审核中' })).toBeVisible();
  const { review } = await gateway.call<{ review: { reviewId: string } }>(
    '/user/account/realname/detail.json',
  );
  const { reviewId } = review;
  const own = await context.cookies();

  await context.clearCookies();
  await gateway.signIn(newMobile());
  await expect(
    gateway.call('/user/account/realname/withdrawreview.json', { reviewId }),
  ).rejects.toThrow(/-7/);

  await context.clearCookies();
  await context.addCookies(own);
  const decision = { reviewId, staff: 'Li', refusal: 'expired', remark: '2025 年到期' };
  await gateway.desk('decide-real-name-review', decision);
  await press(page, '查看最新结果');
  await expect(page.getByText(/人工审核未通过：证件已过有效期/)).toContainText('2025 年到期');
  await expectSoundScreen(page, look);
});
