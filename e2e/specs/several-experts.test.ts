import { whenLive } from '../fixtures/live';
import { newMobile, newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import { zhHans } from '../fixtures/words';

const question = '右膝疼了三个月，上下楼时更疼，吃过止痛药';
const look = { locale: 'zh-Hans' } as const;

test('one question goes to five experts: what is answered is read, what is not is paid back', async ({
  page,
  gateway,
}) => {
  test.setTimeout(180_000);
  const mobile = newMobile();
  await gateway.signIn(mobile);
  await gateway.addPatient(newPatient({ mobile }));

  await page.goto('/consult/portal');
  await page.getByRole('link', { name: /^会诊/ }).click();
  await expect(page).toHaveURL(/\/multask$/);
  await expectSoundScreen(page, look);
  const departments = page.getByRole('region', { name: '按科室提问' });
  const department = departments.getByRole('link').first();
  await department.click();

  await expect(page).toHaveURL(/\/multask\/step\/case\?deptId=/);
  await whenLive(page);
  await page.getByRole('textbox', { name: '病情描述', exact: true }).fill(question);
  await page.getByRole('button', { name: '下一步，看看专家' }).click();
  await expect(page).toHaveURL(/\/multask\/step\/experts\?deptId=/);
  await expectSoundScreen(page, look);
  // What was told is kept with the account: the way back finds it again.
  await page.goBack();
  await expect(page.getByRole('textbox', { name: '病情描述', exact: true })).toHaveValue(question);
  await page.goForward();

  await page.getByRole('link', { name: '下一步', exact: true }).click();
  await expect(page).toHaveURL(/\/multask\/commonstep\/confirm\?deptId=/);
  await expectSoundScreen(page, look);
  await whenLive(page);
  await page.getByRole('button', { name: /^提交并支付/ }).click();
  // Back from the cashier is the question, not the form.
  await page.waitForURL(/\/cashier\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/multask\/question\//);
  const orderKey = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await whenLive(page);
  await page.getByRole('button', { name: '继续支付', exact: true }).click();
  await page.waitForURL(/\/cashier\//);
  await page.getByRole('button', { name: zhHans.cashierSuccess }).click();
  await page.waitForURL(/\/multask\/pay\/callback/);
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await expectSoundScreen(page, look);

  interface Panel {
    readonly answers: readonly { doctor: { doctorId: string }; state: string }[];
  }
  const asked = async () => {
    const { answers } = await gateway.call<Panel>('/consult/panel/detail', { orderKey });
    return answers.flatMap(({ doctor, state }) => (state === 'asked' ? [doctor.doctorId] : []));
  };
  // From the last one on: the colleague of the sandbox begins with the first.
  const [last, beforeLast] = (await asked()).toReversed();
  const text = '先做膝关节正位片，少爬楼梯，两周后复诊';
  await gateway.desk('answer-panel', { orderKey, doctorId: last, text });
  await gateway.desk('decline-panel', { orderKey, doctorId: beforeLast });
  await page.getByRole('link', { name: '查看提问' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('不便回答，费用退回')).toBeVisible();
  await expect(page.getByRole('button', { name: '取消提问' })).toHaveCount(0);
  await expectSoundScreen(page, look);

  for (const doctorId of await asked())
    // The colleague may have been quicker: then it is answered as well.
    await gateway.desk('answer-panel', { orderKey, doctorId, text }).catch(() => undefined);
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible();
  await page.goto('/multask/balance');
  await expect(page.getByText('4/5 位专家已回复')).toBeVisible();
  await expect(page.getByText(/^已付 ¥.+，未退回 ¥/)).toBeVisible();
  await expectSoundScreen(page, look);
});
