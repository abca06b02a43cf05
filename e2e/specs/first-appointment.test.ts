import type { Page } from '@playwright/test';
import { reservationPath } from '../fixtures/gateway';
import { newMobile, newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen, type Look } from '../fixtures/screen';
import { english, zhHans, zhHant, type Words } from '../fixtures/words';
import { Account } from '../pages/account';
import { Booking } from '../pages/booking';
import { Directory } from '../pages/directory';
import { localCookie } from '../fixtures/cookies';

/** 沈知远, who is in every seed. */
const doctorId = '10000001';

interface Journey {
  readonly words: Words;
  readonly look: Look;
  readonly patientName?: string;
}

const journeys: Readonly<Record<string, Journey>> = {
  'in Chinese': { words: zhHans, look: { locale: 'zh-Hans' } },
  'in Chinese and elder mode': { words: zhHans, look: { locale: 'zh-Hans', mode: 'elder' } },
  'in Traditional Chinese': { words: zhHant, look: { locale: 'zh-Hant' } },
  // A Latin name, so that no Chinese character at all may stand on a screen.
  'in English': { words: english, look: { locale: 'en' }, patientName: 'Anna Lindgren' },
};

for (const [name, { words, look, patientName }] of Object.entries(journeys)) {
  test(`a newcomer books, pays, finds the visit again and cancels it, ${name}`, async ({
    page,
    context,
    baseURL,
    gateway,
  }) => {
    test.setTimeout(480_000);
    const url = baseURL ?? '';
    await context.addCookies([
      { name: localCookie('language'), value: look.locale, url },
      { name: localCookie('mode'), value: look.mode ?? 'standard', url },
    ]);
    const directory = new Directory(page, words);
    const account = new Account(page, words);
    const booking = new Booking(page, words);
    const mobile = newMobile();
    const patient = newPatient({ mobile, ...(patientName && { name: patientName }) });
    const screen = (title: string, walk: () => Promise<unknown>) => step(page, look, title, walk);

    await screen('home', () => page.goto('/'));
    await screen('city sheet', () => directory.openCities());
    await screen('home of the city', () => directory.chooseCity());
    await screen('hospitals of the city', () => directory.openHospitals());
    await screen('hospital with its departments', () => directory.openHospital());
    await screen('doctors of the department', () => directory.openDepartment());
    await screen('doctor with the first free day', () => directory.openDoctor());

    const shift = await gateway.roomyShift(doctorId);
    const shiftPath = reservationPath(shift);
    await test.step('another day', () => directory.openDay(shift.date));
    await screen('sign-in', async () => {
      await page.locator(`a[href="${shiftPath}"]`).click();
      await expect(page).toHaveURL(/\/user\/login\?/);
      await expect(page.getByRole('textbox', { name: words.mobile, exact: true })).toBeVisible();
    });
    expect(new URL(page.url()).searchParams.get('target')).toBe(shiftPath);
    await screen('check your answers, without a patient', async () => {
      await account.signIn(gateway, mobile);
      await expect(page).toHaveURL(shiftPath);
      await expect(page.getByRole('link', { name: words.addPatient }).last()).toBeVisible();
    });
    await screen('patient form', async () => {
      await page.getByRole('link', { name: words.addPatient }).last().click();
      await expect(page.getByRole('textbox', { name: words.cardNo, exact: true })).toBeVisible();
    });
    await screen('patient form with problems', async () => {
      await account.savePatient();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    });
    await screen('check your answers', async () => {
      await account.fillPatient(patient);
      await account.savePatient();
      await expect(page).toHaveURL(new RegExp(`${shiftPath}\\?patientId=`));
      await expect(page.getByText(patient.name).first()).toBeVisible();
    });
    await expect(page.getByText(patient.cardNo)).toHaveCount(0);

    let orderNo = '';
    await screen('pay', async () => {
      orderNo = await booking.submitAnswers();
    });
    await booking.openCashier();
    await screen('confirmation', () => booking.payAtCashier());
    await expect(page.getByRole('heading', { name: words.bring })).toBeVisible();
    await test.step('calendar file', async () => {
      const { name: fileName, text } = await booking.downloadCalendar();
      expect(fileName).toBe(`${orderNo}.ics`);
      expectCalendar(text, shiftPath, words);
    });

    await screen('my appointments', async () => {
      await page.getByRole('link', { name: words.myAppointments }).click();
      await expect(page).toHaveURL(/\/my\/order\/list/);
      await expect(page.getByRole('link', { name: words.doctor })).toBeVisible();
    });
    await screen('appointment', async () => {
      await page.getByRole('link', { name: words.doctor }).click();
      await expect(page).toHaveURL(new RegExp(`/my/order/detail/${orderNo}$`));
      await expect(page.getByText(orderNo)).toBeVisible();
    });
    await screen('cancel dialog', () => booking.askToCancel());
    await test.step('cancel', () => booking.confirmCancel());
    await screen('refunded', () => booking.expectRefunded());
    await expect(page.getByRole('button', { name: words.cancel, exact: true })).toHaveCount(0);
  });
}

async function step(
  page: Page,
  look: Look,
  title: string,
  walk: () => Promise<unknown>,
): Promise<void> {
  await test.step(title, async () => {
    await walk();
    await expectSoundScreen(page, look);
  });
}

/** The visit's moment is in the id of the shift: `<doctor>-20261124-1330`. */
function expectCalendar(text: string, shiftPath: string, words: Words): void {
  const [, day = '', time = ''] = /-(\d{8})-(\d{4})$/.exec(shiftPath) ?? [];
  expect(text).toContain('BEGIN:VCALENDAR\r\n');
  const isoDay = day.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  const start = new Date(`${isoDay}T${time.replace(/(\d\d)(\d\d)/, '$1:$2')}:00+08:00`);
  expect(text).toContain(`DTSTART:${start.toISOString().replace(/[-:]|\.\d+/g, '')}\r\n`);
  expect(text).toContain('TRIGGER:-P1D\r\n');
  expect(/^SUMMARY:(.*)$/m.exec(text)?.[1]).toContain(words.doctor);
  expect(/^LOCATION:(.*)$/m.exec(text)?.[1]).toContain(words.hospital);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
}
