import { newMobile, newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen, type Look } from '../fixtures/screen';
import { english, zhHans, type Words } from '../fixtures/words';
import { localCookie } from '../fixtures/cookies';
import { whenLive } from '../fixtures/live';
import { Booking } from '../pages/booking';

interface Journey {
  readonly words: Words;
  readonly look: Look;
  readonly patientName?: string;
  /** What the ways are called in the standard flow. */
  readonly ways: {
    readonly fast: RegExp;
    readonly department: string;
    readonly earliest: RegExp;
    readonly orders: string;
  };
}

const chinese = {
  fast: /^快速挂号/,
  department: '心血管内科',
  earliest: /^约 \d+月\d+日/,
  orders: '查看我的预约',
};
const journeys: Readonly<Record<string, Journey>> = {
  'in Chinese': { words: zhHans, look: { locale: 'zh-Hans' }, ways: chinese },
  'in Chinese and elder mode': {
    words: zhHans,
    look: { locale: 'zh-Hans', mode: 'elder' },
    ways: chinese,
  },
  'in English': {
    words: english,
    look: { locale: 'en' },
    patientName: 'Anna Lindgren',
    ways: {
      fast: /^Fast booking/,
      department: 'Cardiology',
      earliest: /^Book \w+, \w+ \d+/,
      orders: 'View my appointments',
    },
  },
};

for (const [name, { words, look, patientName, ways }] of Object.entries(journeys)) {
  test(`whoever begins in the standard flow takes the earliest time there, pays, and stays in it, ${name}`, async ({
    page,
    context,
    baseURL,
    gateway,
  }) => {
    test.setTimeout(300_000);
    const url = baseURL ?? '';
    await context.addCookies([
      { name: localCookie('language'), value: look.locale, url },
      { name: localCookie('mode'), value: look.mode ?? 'standard', url },
    ]);
    const mobile = newMobile();
    await gateway.signIn(mobile);
    await gateway.addPatient(newPatient({ mobile, ...(patientName && { name: patientName }) }));
    const booking = new Booking(page, words);
    const links = page.getByRole('main').getByRole('link');

    await page.goto('/standard/index');
    await expectSoundScreen(page, look);
    await links.and(page.getByRole('link', { name: ways.fast })).click();
    await expect(page).toHaveURL(/\/standard\/fastorder\/department$/);
    await expectSoundScreen(page, look);
    await page.getByRole('link', { name: ways.department, exact: true }).last().click();
    await expect(page).toHaveURL(/\/standard\/fastorder\/expertlist\?deptId=cardiology$/);
    // A visit without a fee ends without the cashier, and which doctor is free earliest goes by the day.
    const withFee = page.getByRole('article').filter({ hasText: '¥' });
    const earliest = withFee.getByRole('link', { name: ways.earliest });
    await expect(earliest.first()).toBeVisible();
    await expectSoundScreen(page, look);

    // Journeys beside this one take the same first places: where one has just gone, the next of the list is taken.
    const list = page.url();
    let next = 0;
    await expect(async () => {
      if (page.url() !== list) await page.goto(list);
      await whenLive(page);
      await earliest.nth(next).click();
      next += 1;
      await expect(page).toHaveURL(/\/standard\/booking\/reservation\//);
      await expect(booking.submit).toBeVisible({ timeout: 10_000 });
      await expectSoundScreen(page, look);
      await whenLive(page);
      await booking.submit.click();
      await expect(page).toHaveURL(/\/cashier\//, { timeout: 10_000 });
    }).toPass({ timeout: 200_000 });
    // Back from the cashier is the page of payment, not the form.
    await page.goBack();
    await expect(page).toHaveURL(/\/my\/reservation\/pay\//);
    const orderNo = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect(booking.pay).toBeVisible();
    await booking.openCashier();
    await booking.payAtCashier();
    await page.getByRole('link', { name: ways.orders }).click();
    await expect(page).toHaveURL(/\/standard\/booking\/order\/list$/);
    await page.locator(`a[href="/standard/my/order/detail/${orderNo}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/standard/my/order/detail/${orderNo}$`));
    await expect(page.getByText(orderNo)).toBeVisible();
    await expectSoundScreen(page, look);
  });
}
