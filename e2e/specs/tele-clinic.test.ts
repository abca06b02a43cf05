import { newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import { zhHans } from '../fixtures/words';

test('a session of the tele-clinic is booked, paid, prepared, held and summed up', async ({
  page,
  gateway,
  signedIn,
}) => {
  test.setTimeout(240_000);
  const patient = newPatient({ mobile: signedIn.mobile });
  await gateway.addPatient(patient);
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const sound = () => expectSoundScreen(page, { locale: 'zh-Hans' });

  await page.goto('/consult/portal');
  await link(/^远程门诊/).click();
  await page.waitForURL(/\/teleclinict\/pc\/dept-list/);
  await link('心血管内科').click();
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.waitForURL(/\/teleclinict\/pc\/doctor-detail/);
  await sound();
  // The last time of the last day, so that it can still be cancelled and a local doctor be chosen.
  await page
    .getByRole('radio', { name: /余 \d+$/ })
    .last()
    .check({ force: true });
  await link(/，预约$/)
    .last()
    .click();

  await page.waitForURL(/\/teleclinict\/order/);
  await page.getByRole('textbox', { name: '主要问题' }).fill('血压控制不好，想请专家看看怎样用药');
  await sound();
  await press(/^提交并支付/);
  // Back from the cashier is the order, not the form.
  await page.waitForURL(/\/cashier\//);
  await page.goBack();
  await page.waitForURL(/\/teleclinict\/booking\/order\?orderNo=/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await press('继续支付');
  await page.waitForURL(/\/cashier\//);
  await page.getByRole('button', { name: zhHans.cashierSuccess }).click();
  await page.waitForURL(/\/teleclinict\/booking\/order/);
  await expect(page.getByText('已预约', { exact: true }).first()).toBeVisible();
  await sound();

  await link(/^选择社区医生/).click();
  await press(/^选择这位医生/);
  await expect(page.getByRole('heading', { name: '当天怎么去' })).toBeVisible();
  await link(/^病历资料/).click();
  await link('填写病历').click();
  await page.getByRole('textbox', { name: '病情经过' }).fill('两年前查出高血压，近来早上常常头晕');
  await press('保存病历');
  await expect(page.getByText('近来早上常常头晕')).toBeVisible();
  await link('补充资料').click();
  await page.getByRole('textbox', { name: '补充说明' }).fill('昨天量血压 150/95');
  await press('提交补充');
  // The form shows these words too, before they are sent.
  await page.waitForURL(/\/booking\/case-info\?/);
  await expect(page.getByText('昨天量血压 150/95')).toBeVisible();

  const seen = await gateway.desk<{ course: string; notes: readonly string[] }>(
    'open-telemedicine',
    { orderNo },
  );
  expect(seen).toMatchObject({ patientName: patient.name, notes: ['昨天量血压 150/95'] });
  await gateway.desk('begin-telemedicine', { orderNo });
  await page.goto(`/teleclinict/booking/order?orderNo=${orderNo}`);
  await expect(page.getByText('进行中', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '取消门诊' })).toHaveCount(0);

  const advice = '加用缬沙坦，早晚测血压并记录';
  await gateway.desk('finish-telemedicine', { orderNo, diagnosis: '原发性高血压', advice });
  await page.goto('/teleclinict/consult/list?group=completed');
  await page.getByRole('heading', { level: 2 }).getByRole('link').click();
  await link(/^专家小结/).click();
  await expect(page.getByText(advice)).toBeVisible();
  await sound();
});
