import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
// @boundaries-ignore the journeys start the portal exactly as the root's commands do
import { chromiumOptions } from '../../tooling/process/chromium-options.mjs';
import { ConsoleGuard } from '../fixtures/console-guard';
import { Gateway } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import { fillStorage, shiftClock, switchStorageOff } from '../fixtures/odd-browsers';
import { newMobile, newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { zhHans as words } from '../fixtures/words';
import { Account } from '../pages/account';
import { Booking } from '../pages/booking';
import { Directory } from '../pages/directory';
import { localCookie } from '../fixtures/cookies';

const yearMs = 366 * 24 * 60 * 60 * 1000;

const oddities: Readonly<Record<string, (context: BrowserContext) => Promise<void>>> = {
  'storage is off': switchStorageOff,
  'storage is full': fillStorage,
  'the clock is a year ahead': (context) => shiftClock(context, yearMs),
  'the clock is a year behind': (context) => shiftClock(context, -yearMs),
};

for (const [oddity, make] of Object.entries(oddities)) {
  test(`a first appointment where ${oddity}`, async ({ page, context, gateway }) => {
    await make(context);
    const directory = new Directory(page, words);
    const account = new Account(page, words);
    const booking = new Booking(page, words);
    const mobile = newMobile();
    const shift = await gateway.freeShift();

    await page.goto('/');
    await directory.openCities();
    await directory.chooseCity();
    await page.goto(`/search?q=${encodeURIComponent(words.doctor)}`);
    await whenLive(page);
    await directory.openDoctor();
    // The days begin with the gateway's, whatever the device takes for today.
    const today = (await gateway.now()).getTime();
    const first = await page.getByRole('radio', { name: /月|号/ }).first().inputValue();
    expect(Math.abs(Date.parse(first) - today)).toBeLessThan(3 * 24 * 60 * 60 * 1000);

    await page.goto(`/my/reservation/${shift.hospitalId}/${shift.shiftCaseId}`);
    await account.signIn(gateway, mobile);
    await expect(page).toHaveURL(/\/my\/reservation\//);
    await page.getByRole('link', { name: words.addPatient }).first().click();
    await account.fillPatient(newPatient({ mobile }));
    await account.savePatient();
    await expect(page).toHaveURL(/\/my\/reservation\//);
    await booking.submitAnswers();
    await expect(page.getByRole('timer')).toHaveText(/^(?:30:00|2\d:\d\d)$/);
    await booking.openCashier();
    await booking.payAtCashier();
  });
}

test('without cookies pages can be read, and sign-in says why it would not last', async ({
  portal,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-no-cookies-'));
  mkdirSync(join(folder, 'Default'));
  // As the browser itself keeps it: all sites are blocked from cookies, and so from storage.
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumOptions,
    baseURL: portal.shellUrl,
    locale: 'zh-CN',
    viewport: { width: 375, height: 812 },
  });
  const guard = new ConsoleGuard(context);
  const page = await context.newPage();
  const directory = new Directory(page, words);
  await page.goto('/');
  await directory.openCities();
  await directory.chooseCity();
  await page.goto(`/search?q=${encodeURIComponent(words.doctor)}`);
  await whenLive(page);
  await directory.openDoctor();
  await directory.shifts.first().click();
  await expect(page).toHaveURL(/\/user\/login\?target=/);
  await expect(page.getByRole('alert').filter({ hasText: 'Cookie' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(guard.unexpected()).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Two people share a device: what the first has open is not shown once the second has signed in. */
async function takeTurns(
  context: BrowserContext,
  gateway: Gateway,
): Promise<{ readonly left: Page; readonly first: string }> {
  const first = newPatient();
  await gateway.signIn(newMobile());
  await gateway.addPatient(first);
  const left = await context.newPage();
  await left.goto('/my/patients');
  await expect(left.getByText(first.name)).toBeVisible();
  await whenLive(left);

  const page = await context.newPage();
  await page.goto('/my/profile/setting');
  await whenLive(page);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认退出' }).click();
  await expect(page).not.toHaveURL(/setting/);
  await page.goto('/user/login?target=%2Fmy%2Fpatients');
  await new Account(page, words).signIn(gateway, newMobile());
  await expect(page).toHaveURL(/\/my\/patients$/);
  await expect(page.getByText(first.name)).toHaveCount(0);
  await page.close();
  return { left, first: first.name };
}

for (const [oddity, make] of [
  ['as it should be', async () => undefined],
  ['full', fillStorage],
  ['off', switchStorageOff],
] as const) {
  test(`two people in two tabs, with storage ${oddity}`, async ({ context, gateway }) => {
    await make(context);
    const { left, first } = await takeTurns(context, gateway);
    await expect(left.getByText(first)).toHaveCount(0);
    const second = newPatient();
    await gateway.addPatient(second);
    await left.goto('/my/patients');
    await expect(left.getByText(second.name)).toBeVisible();
    await expect(left.getByText(first)).toHaveCount(0);
  });
}

test('a booking that was left is not shown by the back button once the person has signed out', async ({
  portal,
}) => {
  // Playwright turns the back-forward cache off unless told otherwise.
  const browser = await chromium.launch({
    ...chromiumOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: portal.shellUrl, locale: 'zh-CN' });
  const gateway = new Gateway(context.request, portal.shellUrl, portal.gatewayUrl);
  const patient = newPatient();
  await gateway.signIn(newMobile());
  const patientId = await gateway.addPatient(patient);
  const shift = await gateway.freeShift();
  const pages: Page[] = [];
  for (const path of [
    `/my/reservation/${shift.hospitalId}/${shift.shiftCaseId}?patientId=${patientId}`,
    `/my/order/detail/${await gateway.book(shift, patientId)}`,
  ]) {
    const page = await context.newPage();
    await page.goto(path);
    await whenLive(page);
    await expect(page.getByText(patient.name).first()).toBeVisible();
    // Another document, as the cashier's is.
    await page.goto(`${portal.gatewayUrl}/healthz`);
    pages.push(page);
  }
  // On another device: nothing tells the pages.
  const cookies = await context.cookies(portal.shellUrl);
  await gateway.endSession(
    cookies.find(({ name }) => name === localCookie('session'))?.value ?? '',
  );
  for (const page of pages) {
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/login\?target=/);
    await expect(page.getByText(patient.name)).toHaveCount(0);
  }
  await browser.close();
});
