import { issueReport } from '../fixtures/check-ups';
import { newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import { zhHans } from '../fixtures/words';

test('a check-up is chosen, ordered for two people, paid, moved, attended and its report read', async ({
  page,
  gateway,
  signedIn,
}) => {
  test.setTimeout(240_000);
  const mother = newPatient({ mobile: signedIn.mobile });
  const father = newPatient({ relation: 'parent' });
  const motherId = await gateway.addPatient(mother);
  const fatherId = await gateway.addPatient(father);
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const sound = () => expectSoundScreen(page, { locale: 'zh-Hans' });

  await page.goto('/medical-examination?purpose=yearly&most=500');
  await sound();
  await link('年度基础体检').first().click();
  await page.waitForURL(/\/set-meal\/detail\//);
  await expect(page.getByRole('heading', { name: '检前准备' })).toBeVisible();
  await sound();
  await link('选门店和日子').click();
  await page.waitForURL(/\/choose-stores/);
  await sound();
  // A later day than the first free one, so that it can be moved.
  await page.getByRole('radio', { name: /余/ }).nth(5).check({ force: true });
  await link(/下一步$/).click();

  await page.waitForURL(/\/order\/submit\//);
  await page.getByRole('checkbox', { name: mother.name }).check();
  await page.getByRole('checkbox', { name: father.name }).check();
  await sound();
  await press(/^提交并支付/);
  await page.waitForURL(/\/cashier\//);
  await page.getByRole('button', { name: zhHans.cashierSuccess }).click();
  await page.waitForURL(/\/my\/order\/physical-exam\/detail\//);
  await expect(page.getByRole('heading', { name: '到检码' })).toBeVisible();
  const orderNo = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await sound();

  await press('改日期');
  await page
    .getByRole('alertdialog')
    .getByRole('radio', { name: /余/ })
    .nth(6)
    .check({ force: true });
  await page.getByRole('alertdialog').getByRole('button', { name: '确认改期' }).click();
  await expect(page.getByText('已改期').first()).toBeAttached();

  await gateway.desk('attend-check-up', { orderNo });
  for (const patientId of [motherId, fatherId]) await issueReport(gateway, orderNo, patientId);
  await page.goto('/medical-examination/order/list?group=completed');
  await page.getByRole('heading', { level: 2 }).getByRole('link').click();
  await link(`${father.name}的体检报告`).click();
  await page.waitForURL(/\/pdf-report/);
  await expect(page.getByText('偏高', { exact: true }).first()).toBeVisible();
  await sound();
});
