import type { Page } from '@playwright/test';
import { reservationPath, type Shift } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import { newMobile, newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { countTaps } from '../fixtures/taps';
import { zhHans } from '../fixtures/words';
import { Account } from '../pages/account';
import { Booking } from '../pages/booking';
import { Directory } from '../pages/directory';

/** Presses a button once scripts run. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await whenLive(page);
  await page.getByRole('button', { name }).first().click();
}

/** Pays at the sandbox's cashier. */
async function pay(page: Page): Promise<void> {
  await page.waitForURL(/\/cashier\//);
  await page.getByRole('button', { name: zhHans.cashierSuccess }).click();
}

test('a newcomer books and pays a first visit with at most 15 taps', async ({
  page,
  context,
  gateway,
}) => {
  test.setTimeout(180_000);
  const taps = await countTaps(context);
  const directory = new Directory(page, zhHans);
  const account = new Account(page, zhHans);
  const mobile = newMobile();
  await page.goto('/');
  await directory.openHospitals();
  await directory.openHospital();
  await directory.openDepartment();
  await directory.openDoctor();
  await directory.shifts.first().click();
  await account.signIn(gateway, mobile);
  await page.getByRole('link', { name: zhHans.addPatient }).last().click();
  await account.fillPatient(newPatient({ mobile }));
  await account.savePatient();
  await whenLive(page);
  await new Booking(page, zhHans).submit.click();
  await pay(page);
  await expect(page.getByRole('heading', { name: zhHans.booked })).toBeVisible();
  expect(taps.count()).toBeGreaterThan(5);
  expect(taps.count()).toBeLessThanOrEqual(15);
});

test('a patient asks a doctor in writing and pays with at most 8 taps', async ({
  page,
  context,
  gateway,
  signedIn,
}) => {
  test.setTimeout(180_000);
  await gateway.addPatient(newPatient({ mobile: signedIn.mobile }));
  const taps = await countTaps(context);
  await page.goto('/');
  await page.getByRole('link', { name: '问诊', exact: true }).click();
  await expect(page).toHaveURL(/\/consult\/portal/);
  await page
    .getByRole('link', { name: /^图文 ?¥/ })
    .first()
    .click();
  await page.locator('main a[href*="/my/bconsult/ask"]').first().click();
  await expect(page).toHaveURL(/\/my\/bconsult\/ask/);
  await page
    .getByRole('textbox', { name: '病情描述', exact: true })
    .fill('咳嗽三天了，夜里更明显，没有发烧');
  await press(page, /^提交并支付/);
  await pay(page);
  await expect(page).toHaveURL(/\/consult\/dpchat/);
  expect(taps.count()).toBeGreaterThan(2);
  expect(taps.count()).toBeLessThanOrEqual(8);
});

test('a patient joins a waiting list with at most 3 taps', async ({
  page,
  context,
  gateway,
  stranger,
  signedIn,
}) => {
  const shift = await gateway.freeShift((remaining) => remaining === 1);
  await stranger.gateway.book(shift, stranger.patientId);
  await gateway.addPatient(newPatient({ mobile: signedIn.mobile }));
  const taps = await countTaps(context);
  await page.goto(`/expert/${shift.doctorId}?date=${shift.date}`);
  await whenLive(page);
  await page
    .locator(`a[href$="${reservationPath(shift)}"]`)
    .first()
    .click();
  await press(page, /^加入候补/);
  await expect(page.getByRole('button', { name: '退出候补' })).toBeVisible();
  expect(taps.count()).toBeGreaterThan(0);
  expect(taps.count()).toBeLessThanOrEqual(3);
});

/** A shift of a doctor, and another one to which its visit can be moved. */
async function twoShifts(gateway: {
  freeShift: () => Promise<Shift>;
  shiftLike: (shift: Shift) => Promise<Shift | undefined>;
}): Promise<readonly [Shift, Shift]> {
  for (let tries = 0; tries < 20; tries += 1) {
    const former = await gateway.freeShift();
    const next = await gateway.shiftLike(former);
    if (next) return [former, next];
  }
  throw new Error('No doctor has two such shifts.');
}

test('a patient moves a visit with at most 4 taps', async ({
  page,
  context,
  gateway,
  signedIn,
}) => {
  const patientId = await gateway.addPatient(newPatient({ mobile: signedIn.mobile }));
  const [former, next] = await twoShifts(gateway);
  const orderNo = await gateway.book(former, patientId);
  await gateway.pay(orderNo);
  const taps = await countTaps(context);
  await page.goto(`/my/order/detail/${orderNo}`);
  await page.getByRole('link', { name: /^改期/ }).first().click();
  await new Directory(page, zhHans).openDay(next.date);
  await page.locator(`a[href*="${next.shiftCaseId}"]`).first().click();
  await press(page, /^换到/);
  await page.waitForURL(/\/my\/order\/detail\//);
  await expect(page.getByText(next.startTime).first()).toBeVisible();
  expect(taps.count()).toBeGreaterThan(1);
  expect(taps.count()).toBeLessThanOrEqual(4);
});
