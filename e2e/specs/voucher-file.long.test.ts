import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/accessibility';
import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';
import { zhHans } from '../fixtures/words';
import { Booking } from '../pages/booking';

test('the voucher of an appointment is read, enlarged and kept as a file', async ({
  page,
  booker,
}, info) => {
  const booking = new Booking(page, zhHans);
  await page.goto(booker.path + `?patientId=${booker.patientId}`);
  const orderNo = await booking.submitAnswers();
  await booking.openCashier();
  await booking.payAtCashier();

  await page.goto(`/my/order/detail/${orderNo}`);
  await whenLive(page);
  await page.getByRole('link', { name: '存到手机' }).click();
  await expect(page).toHaveURL(new RegExp(`/view-pdf\\?orderNo=${orderNo}$`));

  const sheet = page.getByRole('region', { name: '第 1 页，共 1 页' });
  await expect(sheet).toContainText(booker.patient.name, { timeout: 30_000 });
  await expect(sheet.locator('canvas')).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('voucher.png') });

  const widthOf = async () => (await sheet.locator('canvas').boundingBox())?.width ?? 0;
  const before = await widthOf();
  await page.getByRole('button', { name: '放大' }).click();
  await expect(page.getByText('第 1/1 页 · 125%')).toBeVisible();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);
  await page.getByRole('region', { name: /文件内容/ }).press('-');
  await expect(page.getByText('第 1/1 页 · 100%')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '保存文件' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a file of somebody else looks as if there were none, and a visitor is asked to sign in', async ({
  page,
  browser,
  baseURL,
  signedIn,
  stranger,
  consoleGuard,
}) => {
  consoleGuard.allow(/40[13]/);
  expect(signedIn.mobile).toBeTruthy();
  const theirs = await stranger.gateway.book(
    await stranger.gateway.freeShift(),
    stranger.patientId,
  );
  for (const query of [`orderNo=${theirs}`, 'orderNo=1', 'fileId=none']) {
    await page.goto(`/view-pdf?${query}`);
    await expect(page.getByText('没有找到文件')).toBeVisible();
  }
  await page.goto('/view-pdf?url=https://evil.example/a.pdf');
  await expect(page.getByText('还没选文件')).toBeVisible();
  await expectAccessible(page);

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const visitorPage = await visitor.newPage();
  await visitorPage.goto('/view-pdf/new?orderNo=1');
  await visitorPage.getByRole('link', { name: '登录' }).click();
  await expect(visitorPage).toHaveURL(/\/user\/login\?/);
  expect(new URL(visitorPage.url()).searchParams.get('target')).toBe('/view-pdf/new?orderNo=1');
  await visitor.close();
});
