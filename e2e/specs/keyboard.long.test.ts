import type { Locator, Page } from '@playwright/test';
import { whenLive } from '../fixtures/live';
import { newMobile, newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { zhHans as words } from '../fixtures/words';
import { Directory } from '../pages/directory';

/** More stops than any page has. */
const mostStops = 120;

test('a visit is booked with the keyboard alone', async ({ page, gateway }) => {
  const mobile = newMobile();
  const patient = newPatient({ mobile });
  const press = (key: string) => page.keyboard.press(key);
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('the first stop leads past the navigation', async () => {
    await page.goto('/');
    await whenLive(page);
    await press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });

  await test.step('choose a city, and come back to its button', async () => {
    const city = page.getByRole('button', { name: words.home.city });
    await tabTo(page, city);
    await press('Enter');
    const sheet = page.getByRole('dialog', { name: words.citySheet });
    const hangzhou = sheet.getByRole('button', { name: words.cityName }).first();
    await expect(hangzhou).toBeVisible();
    await press('Escape');
    await expect(sheet).toBeHidden();
    await expect(city).toBeFocused();
    await press('Enter');
    await expect(hangzhou).toBeVisible();
    await tabTo(page, hangzhou);
    await press('Enter');
    await expect(city).toContainText(words.cityName);
    await expect(city).toBeFocused();
  });

  await test.step('walk to the doctor', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: words.home.book }));
    await press('Enter');
    await expect(page).toHaveURL(/\/booking\/hospital/);
    await tabTo(page, link(words.hospital));
    await press('Enter');
    await expect(page).toHaveURL(/\/hospital\/\d+$/);
    await tabTo(page, link(words.department));
    await press('Enter');
    await expect(page).toHaveURL(/\/hospital\/experts\//);
    await tabTo(page, page.getByRole('link', { name: words.doctor, exact: true }));
    await press('Enter');
    await expect(page).toHaveURL(/\/expert\/\d+$/);
  });

  await test.step('choose another day with the arrow keys, and a shift', async () => {
    const chosen = page.getByRole('radio', { checked: true });
    await expect(chosen).toBeVisible();
    const directory = new Directory(page, words);
    const next = await directory.anotherDay.inputValue();
    await tabTo(page, chosen);
    // A day between them may be full.
    for (let day = await chosen.inputValue(); day !== next; day = await chosen.inputValue()) {
      await press('ArrowRight');
      await expect(chosen).not.toHaveValue(day);
      await expect(chosen).toBeFocused();
    }
    await directory.expectShiftsOf(next);
    await tabTo(page, link(words.bookShift));
    await press('Enter');
    await expect(page).toHaveURL(/\/user\/login\?/);
  });

  await test.step('sign in', async () => {
    await whenLive(page);
    await tabTo(page, field(words.mobile));
    await page.keyboard.type(mobile);
    await tabTo(page, button(words.getCode));
    await press('Enter');
    await expect.poll(async () => (await gateway.outbox(mobile)).length).toBe(1);
    await tabTo(page, field(words.code));
    await page.keyboard.type(await gateway.codeFor(mobile));
    await tabTo(page, page.getByRole('checkbox', { name: words.agreement }));
    await press('Space');
    await tabTo(page, button(words.signIn));
    await press('Enter');
    await expect(page).toHaveURL(/\/my\/reservation\//);
    await whenLive(page);
  });

  await test.step('add a patient; problems take the focus and lead to their fields', async () => {
    await tabTo(page, link(words.addPatient));
    await press('Enter');
    await tabTo(page, button(words.save));
    await press('Enter');
    const summary = page.getByRole('region', { name: '请检查以下内容' });
    await expect(summary).toBeFocused();
    await tabTo(page, summary.getByRole('link').first());
    await press('Enter');
    await expect(field(words.name)).toBeFocused();
    await page.keyboard.type(patient.name);
    await tabTo(page, field(words.cardNo));
    await page.keyboard.type(patient.cardNo);
    await tabTo(page, page.getByRole('checkbox', { name: words.consent }));
    await press('Space');
    await press('Enter');
    await expect(page).toHaveURL(/\/my\/reservation\/.*patientId=/);
  });

  await test.step('check, submit, pay', async () => {
    await tabTo(page, button(words.submit));
    await press('Enter');
    await expect(page).toHaveURL(/\/cashier\//);
    await tabTo(page, button(words.cashierSuccess));
    await press('Enter');
    await expect(page.getByRole('heading', { name: words.booked })).toBeVisible();
  });
});

/** Goes on with the Tab key until the element has the focus, which must then be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < mostStops && !(await isThere()); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
  const isSeen = await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.matches(':focus-visible') && bottom > 0 && top < window.innerHeight;
  });
  expect(isSeen, 'focus can be seen').toBe(true);
}
