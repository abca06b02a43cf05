import type { Browser, Page } from '@playwright/test';
import { localCookie } from '../fixtures/cookies';
import {
  approve,
  deliverDrugs,
  earlierSheet,
  renewingDoctor,
  sendDrugs,
  signRenewal,
} from '../fixtures/medicines';
import { newIdCard, newMobile, newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen, type Look } from '../fixtures/screen';
import { acceptInvitation, addStaff } from '../fixtures/staff';
import { zhHans } from '../fixtures/words';

const elder: Look = { locale: 'zh-Hans', mode: 'elder' };

interface Team {
  readonly browser: Browser;
  readonly portal: {
    readonly deskUrl: string;
    readonly environment: Readonly<Record<string, string>>;
  };
  readonly doctorId: string;
}

/** A doctor who reviews as well sits in the staff app, so that the sandbox's own colleagues leave all to the desk. */
async function staffIsPresent({ browser, portal, doctorId }: Team): Promise<void> {
  const { deskUrl, environment } = portal;
  const parameters = [`renewals.${newMobile()}`, '陈医生', 'doctor,pharmacist', doctorId];
  const token = await addStaff(environment, ...parameters);
  const context = await browser.newContext();
  await acceptInvitation(await context.newPage(), {
    deskUrl,
    token,
    password: 'seven-cranes-over-hangzhou',
  });
  await context.close();
}

/** Answers the questions of the survey, one a screen. */
async function answerSurvey(page: Page): Promise<void> {
  const next = () => page.getByRole('button', { name: '下一题' }).click();
  const choose = (name: string, role: 'radio' | 'checkbox' = 'radio') =>
    page.getByRole(role, { name, exact: true }).check();
  await choose('每次都按时吃');
  await expectSoundScreen(page, elder);
  await next();
  await page.waitForURL(/question=sideEffects/);
  await choose('没有');
  await next();
  await page.waitForURL(/question=lastReading/);
  await page.getByRole('textbox').fill('血压 138/84');
  await next();
  await page.waitForURL(/question=allergies/);
  await choose('没有过敏', 'checkbox');
  await next();
}

test('a person of 70 renews a medicine, which is signed, reviewed, filled, delivered and checked', async ({
  page,
  context,
  browser,
  baseURL,
  gateway,
  signedIn: { mobile },
  portal,
}) => {
  test.setTimeout(600_000);
  const patient = newPatient({ mobile, cardNo: newIdCard('1956-03-12', '123') });
  const patientId = await gateway.addPatient(patient);
  await gateway.addAddress(patient);
  const doctorId = await renewingDoctor(gateway);
  await staffIsPresent({ browser, portal, doctorId });
  await earlierSheet(gateway, patientId, doctorId);
  await context.addCookies([{ name: localCookie('mode'), value: 'elder', url: baseURL ?? '' }]);
  const sound = () => expectSoundScreen(page, elder);
  const link = (name: string | RegExp) => page.getByRole('link', { name });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const main = page.getByRole('main');

  await page.goto('/consult/opendrugs');
  await expect(page.getByText(/还够 4 天/)).toBeVisible();
  await sound();
  await link(/^续方 ¥5/).click();
  await page.waitForURL(/\/consult\/opendrugs\/survey/);
  await answerSurvey(page);
  await page.waitForURL(/question=check/);
  await expect(main).toContainText('血压 138/84');
  await sound();
  await press('续方 ¥5');
  await page.waitForURL(/\/cashier\//);
  await press(zhHans.cashierSuccess);
  // The order of a paid consult leads on to its conversation.
  await page.waitForURL(/\/consult\/dpchat\?/);
  const orderKey = new URL(page.url()).searchParams.get('orderKey') ?? '';

  const sheet = await signRenewal(gateway, orderKey, doctorId);
  const line = async (phase: string) => {
    await page.goto(`/my/prescription/list?prescriptionId=${sheet.prescriptionId}`);
    await expect(main.getByText(phase, { exact: true })).toBeVisible();
    await sound();
  };
  await line('审方中');
  await approve(gateway, sheet);
  await line('待选药房');
  await expect(main).toContainText(/前有效，请在这之前选好药房/);
  await expect(main).toContainText('签完一个字没改过');

  await link('选药房').click();
  await page.waitForURL(/\/my\/drugorder\/drugstore/);
  await sound();
  await link(/^选这家/)
    .first()
    .click();
  await page.waitForURL(/\/my\/drugorder\/authorization/);
  await page.getByRole('checkbox', { name: '同意药房查看这张处方' }).check();
  await sound();
  await press(/^支付 ¥/);
  await page.waitForURL(/\/cashier\//);
  await press(zhHans.cashierSuccess);
  await page.waitForURL(/\/my\/drugorder\/\d+/);
  const orderNo = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await sound();
  await line('等药房接单');
  await gateway.desk('confirm-drug-order', { orderNo });
  await line('配药中');
  const parcelId = await sendDrugs(gateway, orderNo);
  await gateway.desk('report-drug-parcel', {
    parcelId,
    text: '骑手已取药',
    progressPercent: 50,
    distanceMeters: 1600,
  });
  await line('在路上');
  await expect(main).toContainText(/交接码 \d \d \d \d/);
  await page.goto(`/my/drugorder/express?orderId=${orderNo}`);
  await expect(main).toContainText('骑手已取药');
  await sound();

  await deliverDrugs(gateway, orderNo);
  await page.goto(`/my/prescription/list?prescriptionId=${sheet.prescriptionId}`);
  await link('核对收药').click();
  await page.waitForURL(/\/my\/drugorder\/checkmark/);
  await page.getByRole('checkbox', { name: /对得上$/ }).check();
  await sound();
  await press('都对，确认收药');
  await page.waitForURL(/\/my\/drugorder\/\d+/);
  await line('已收齐');

  // It runs out on a day again, and is not renewed before that is near.
  await page.goto('/consult/opendrugs');
  await expect(main).toContainText(/还够 \d+ 天|起可以续/);
  const { runsOutOn } = await gateway.call<{ runsOutOn: string }>(
    '/modulepsc/patient/epresc/detail.json',
    { prescriptionId: sheet.prescriptionId },
  );
  expect(runsOutOn > (await gateway.now()).toISOString().slice(0, 10)).toBe(true);
});
