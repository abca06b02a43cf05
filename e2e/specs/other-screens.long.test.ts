import { reservationPath } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen, type Look } from '../fixtures/screen';
import { localCookie } from '../fixtures/cookies';

/** States of screens that only a query shows, for a visitor. */
const open = [
  '/search?q=zzzz',
  '/search?tab=doctor&deptId=cardiology',
  '/my/helper/hotquestion?q=%E9%80%80%E6%AC%BE',
  '/my/helper/hotquestion?q=zzzz',
  '/user/login?type=password',
  '/app/wakeup?target=%2Fsearch',
  '/app/wyslinks?target=%2Fsearch',
];

/** And for a person with a family member and an order to pay. */
const own = ['/', '/my/order/list?group=completed'];

const looks: Readonly<Record<string, Look & { readonly theme?: 'dark' }>> = {
  'in Chinese': { locale: 'zh-Hans' },
  'in elder mode': { locale: 'zh-Hans', mode: 'elder' },
  'in English and dark': { locale: 'en', theme: 'dark' },
};

for (const [name, look] of Object.entries(looks)) {
  test(`the other screens are sound ${name}`, async ({
    page,
    context,
    baseURL,
    gateway,
    signedIn,
    consoleGuard,
  }) => {
    test.setTimeout(480_000);
    consoleGuard.allow(/404|50\d/);
    const url = baseURL ?? '';
    await context.addCookies([
      { name: localCookie('language'), value: look.locale, url },
      { name: localCookie('mode'), value: look.mode ?? 'standard', url },
      { name: localCookie('theme'), value: look.theme ?? 'light', url },
    ]);
    const patientId = await gateway.addPatient({
      name: 'Anna Lindgren',
      relation: 'self',
      cardNo: '11010519491231002X',
      mobile: signedIn.mobile,
    });
    const shift = await gateway.freeShift();
    await gateway.book(shift, patientId);
    const backurl = encodeURIComponent(reservationPath(shift));
    const paths = [
      ...own,
      `/standard/booking/patientlist?backurl=${backurl}`,
      `/standard/expert/book/${shift.doctorId}?date=${shift.date}`,
      ...open,
    ];
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(/\S/);
        await whenLive(page);
        await expectSoundScreen(page, look);
      });
    }
    await test.step('the sign-out dialog', async () => {
      await page.goto('/my/profile/setting');
      await whenLive(page);
      await page.getByRole('main').getByRole('button').last().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectSoundScreen(page, look);
    });
    await test.step('the filters of the search', async () => {
      await page.goto('/search?q=a');
      await whenLive(page);
      await page.locator('main button[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSoundScreen(page, look);
    });
  });
}
