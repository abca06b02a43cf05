import type { Page } from '@playwright/test';
import { reservationPath, type Fault } from '../fixtures/gateway';
import { expect, test } from '../fixtures/own-portal-test';
import { whenLive } from '../fixtures/live';
import { newMobile } from '../fixtures/people';
import { expectSoundScreen } from '../fixtures/screen';
import { zhHans } from '../fixtures/words';
import { Account } from '../pages/account';
import { Booking } from '../pages/booking';
import { localCookie } from '../fixtures/cookies';

const look = { locale: 'zh-Hans' } as const;
const minute = 60_000;
const submitPath = '/order/submitorder/submit.json';
/** 沈知远, who is in every seed. */
const doctorId = '10000001';
const doctorPath = '/doctor/doctorinfo/getinfobyid.json';

const sessionOf = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === localCookie('session'))?.value ?? '';
};

test('an order that is not paid within 30 minutes expires before the person’s eyes', async ({
  page,
  gateway,
  booker,
}) => {
  await page.clock.install();
  const orderNo = await gateway.book(booker.shift, booker.patientId);
  await page.goto(`/my/reservation/pay/${orderNo}`);
  await whenLive(page);
  await expect(page.getByRole('timer')).toHaveText(/^(?:30:00|2\d:\d\d)$/);

  await gateway.advanceClock(31 * minute);
  await page.clock.fastForward(30 * minute);
  await expect(page.getByText('这个订单已不能支付')).toBeVisible();
  await expect(page.getByRole('heading', { name: '超时未支付，已失效' })).toBeVisible();
  await expect(page.getByRole('button', { name: '去支付' })).toHaveCount(0);
  await expectSoundScreen(page, look);

  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByText('超过支付时限，订单已自动取消，未产生费用。')).toBeVisible();
  await expectSoundScreen(page, look);
  const { items } = await gateway.shiftsOf(booker.shift.doctorId, booker.shift.date.slice(0, 7));
  const now = items.find(({ shiftCaseId }) => shiftCaseId === booker.shift.shiftCaseId);
  expect(now?.remaining, 'places after the expiry').toBe(booker.shift.remaining);
});

test('a cashier page left open too long takes no money', async ({
  page,
  gateway,
  booker,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  const booking = new Booking(page, zhHans);
  const orderNo = await gateway.book(booker.shift, booker.patientId);
  await page.goto(`/my/reservation/pay/${orderNo}`);
  await booking.openCashier();
  await gateway.advanceClock(31 * minute);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: zhHans.cashierSuccess }).click();
  expect((await answer).status()).toBe(409);
  await page.getByRole('link', { name: '返回订单' }).click();
  await expect(page.getByText('超时未支付，已失效').first()).toBeVisible();
  expect(await gateway.orders()).toMatchObject([{ orderNo, status: 'expired' }]);
});

test('a session that ends while a family member is typed loses nothing', async ({
  page,
  gateway,
  signedIn,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const account = new Account(page, zhHans);
  const shift = await gateway.freeShift();
  const back = reservationPath(shift);
  const formPath = `/my/patient/node-add?backurl=${encodeURIComponent(back)}`;
  await page.goto(formPath);
  const typed = { name: '许若云', cardNo: '11010519491231002X', mobile: signedIn.mobile } as const;
  await account.fillPatient({ ...typed, relation: 'self' });
  await gateway.endSession(await sessionOf(page));
  // The second code for this number; the first was sent a moment ago.
  await gateway.advanceClock(minute);

  await account.savePatient();
  await expect(page).toHaveURL(/\/user\/login\?target=/);
  expect(new URL(page.url()).searchParams.get('target')).toBe(formPath);
  await account.signIn(gateway, signedIn.mobile);
  await expect(page).toHaveURL(formPath);
  await expect(page.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue(typed.name);
  await account.fillPatient({ ...typed, relation: 'self' });
  await account.savePatient();
  await expect(page).toHaveURL(new RegExp(`${back}\\?patientId=`));
});

test('a session that ends before submit comes back to the same shift and patient', async ({
  page,
  gateway,
  booker,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const booking = new Booking(page, zhHans);
  const path = `${booker.path}?patientId=${booker.patientId}`;
  await page.goto(path);
  await whenLive(page);
  await gateway.endSession(await sessionOf(page));
  await gateway.advanceClock(minute);
  // A call that the page makes by itself may find out before the tap, and has led away then.
  await booking.submit.click({ timeout: 10_000 }).catch(() => undefined);
  await expect(page).toHaveURL(/\/user\/login\?target=/);
  await new Account(page, zhHans).signIn(gateway, booker.mobile);
  await expect(page).toHaveURL(path);
  await booking.submitAnswers();
  expect(await gateway.orders()).toHaveLength(1);
});

test('a temporary sign-in is led to binding a phone, and on to the shift', async ({
  page,
  gateway,
}) => {
  const shift = await gateway.freeShift();
  const path = reservationPath(shift);
  await page.goto(`/user/login?type=password&target=${encodeURIComponent(path)}`);
  await whenLive(page);
  await page.getByRole('textbox', { name: '用户名或手机号' }).fill('linshi');
  await page.getByRole('textbox', { name: '密码' }).fill('Xinglin2026');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/authLogin\?/);
  await expect(page.getByRole('heading', { level: 1, name: '绑定手机号' })).toBeVisible();
  await expectSoundScreen(page, look);
  await new Account(page, zhHans).fillCodeForm(gateway, newMobile());
  await page.getByRole('button', { name: '绑定并继续' }).click();
  await expect(page).toHaveURL(path);
});

test('a submit whose answer was lost makes one order when tried again', async ({
  page,
  gateway,
  booker,
  consoleGuard,
}) => {
  consoleGuard.allow(/50\d|ERR_/);
  const booking = new Booking(page, zhHans);
  await page.goto(booker.path);
  await expect(booking.submit).toBeVisible();
  // The place is taken; only the answer never comes.
  await whenLive(page);
  await gateway.breakCall({ path: submitPath, fault: 'drop', times: 1 });
  await booking.submit.click();
  const failure = page.getByRole('main').getByRole('alert');
  const paying = page.waitForURL(/\/my\/reservation\/pay\//);
  await Promise.race([paying, expect(failure).toBeVisible()]);
  if (await failure.isVisible()) {
    await expectSoundScreen(page, look);
    await booking.submit.click();
  }
  await paying;
  expect(await gateway.orders()).toHaveLength(1);
});

const faults: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  'answers with status 500': { fault: 'status', status: 500 },
  'answers with something else': { fault: 'garbage' },
  'breaks off its answer': { fault: 'truncate' },
  'drops the connection': { fault: 'drop' },
  // Longer than the page waits for a call (spec 1, time-outs).
  'is too slow': { fault: 'delay', delayMs: 30_000 },
};

for (const [name, fault] of Object.entries(faults)) {
  test(`a page says so when the gateway ${name}, and recovers without a reload`, async ({
    page,
    gateway,
    consoleGuard,
  }) => {
    consoleGuard.allow(/50\d|ERR_/);
    const doctor = page.getByRole('heading', { level: 1, name: `${zhHans.doctor} 医生` });
    const recover = async () => {
      await expect(page.getByRole('button', { name: '重试' })).toBeVisible({ timeout: 40_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await whenLive(page);
      await expectSoundScreen(page, look);
      await gateway.mendCalls();
      await page.getByRole('button', { name: '重试' }).click();
      await expect(doctor).toBeVisible();
    };

    await gateway.breakCall({ path: doctorPath, ...fault });
    await test.step('when the server asks', async () => {
      await page.goto(`/expert/${doctorId}`);
      await recover();
    });
    await test.step('when the browser asks', async () => {
      await page.goto(`/search?q=${encodeURIComponent(zhHans.doctor)}`);
      await gateway.breakCall({ path: doctorPath, ...fault });
      await whenLive(page);
      await page.getByRole('link', { name: zhHans.doctor, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible({
        timeout: 40_000,
      });
      // Told soon, the page is not left, and the same tap works once the gateway is well again. What takes
      // longer than a navigation waits, or than a busy machine allows, is told on the page itself.
      if (page.url().includes('/expert/')) return recover();
      await expectSoundScreen(page, look);
      await gateway.mendCalls();
      await page.getByRole('link', { name: zhHans.doctor, exact: true }).click();
      await expect(doctor).toBeVisible();
    });
  });
}
