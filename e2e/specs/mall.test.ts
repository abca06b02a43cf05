import { buyable, sendGoods } from '../fixtures/mall';
import { newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import { zhHans } from '../fixtures/words';

test('goods are found, ordered, paid, sent and received, and stand in the order centre', async ({
  page,
  gateway,
  signedIn,
}) => {
  test.setTimeout(240_000);
  const patient = newPatient({ mobile: signedIn.mobile });
  await gateway.addPatient(patient);
  await gateway.addAddress(patient);
  const { title, shopId, goodsNo } = await buyable(gateway);
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const sound = () => expectSoundScreen(page, { locale: 'zh-Hans' });

  await page.goto('/mall/store/index');
  await sound();
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/q=/);
  await page.locator(`a[href$="/mall/store/details/${shopId}/${goodsNo}"]`).first().click();
  await page.waitForURL(/\/mall\/store\/details\//);
  await sound();
  await press('加购物车');
  await link('购物车（1）').click();
  await page.waitForURL(/\/my\/goods\/manage/);
  await sound();
  await link(/^去结算/).click();

  await page.waitForURL(/\/mall\/store\/confirm-order/);
  await page.getByRole('textbox', { name: /备注/ }).fill('请放在门卫处');
  await sound();
  await press('提交并支付');
  await page.waitForURL(/\/cashier\//);
  // Back is the order, and forward is the cashier.
  await page.goBack();
  await page.waitForURL(/\/mall\/store\/order-detail\//);
  const orderNo = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await sound();
  await page.goForward();
  await page.waitForURL(/\/cashier\//);
  await page.getByRole('button', { name: zhHans.cashierSuccess }).click();
  await page.waitForURL(/\/mall\/store\/order-detail\//);
  await expect(page.getByText('请放在门卫处')).toBeVisible();

  const [parcelId] = await sendGoods(gateway, orderNo);
  await gateway.desk('tell-of-parcel', { parcelId, text: '已到达杭州转运中心' });
  await page.goto('/my/order/merge-list?group=active');
  await sound();
  await link(/^确认收货/).click();
  await page.waitForURL(/\/mall\/store\/order-detail\//);
  await expect(page.getByText('已到达杭州转运中心')).toBeVisible();
  await sound();
  await press('确认收货');
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click();
  await expect(link(/^申请退换/)).toBeVisible();
});
