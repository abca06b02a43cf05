import { newIdCard, newMobile } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { english, zhHans, type Words } from '../fixtures/words';
import { Account } from '../pages/account';
import { Booking } from '../pages/booking';
import { Directory } from '../pages/directory';
import { composePictures, takePicture } from './picture';
import { localCookie } from '../fixtures/cookies';

const doctorPath = '/expert/10000001';
const patient = { name: '王秀兰', relation: 'parent', cardNo: newIdCard('1960-08-15') } as const;

test('each step of a first appointment', async ({ page, gateway }) => {
  const words = zhHans;
  const directory = new Directory(page, words);
  const account = new Account(page, words);
  const booking = new Booking(page, words);
  const mobile = newMobile();
  const shots = new Map<string, Buffer>();
  const picture = async (name: string) => shots.set(name, await takePicture(page, name));

  await page.goto('/');
  await directory.openCities();
  await picture('02-city');
  await directory.chooseCity();
  await picture('01-home');
  await directory.openHospitals();
  await picture('03-hospitals');
  await directory.openHospital();
  await picture('04-hospital');
  await directory.openDepartment();
  await picture('05-doctors');
  await directory.openDoctor();
  await picture('06-doctor');
  await directory.shifts.first().click();
  await account.fillCodeForm(gateway, mobile);
  await picture('07-sign-in');
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
  await page.getByRole('link', { name: words.addPatient }).last().click();
  await account.fillPatient(patient);
  await picture('08-patient');
  await page.getByRole('radio', { name: '父母' }).check();
  await account.savePatient();
  await expect(booking.submit).toBeVisible();
  await picture('09-check-answers');
  await booking.submitAnswers();
  await picture('10-pay');
  await booking.openCashier();
  await picture('11-cashier');
  await booking.payAtCashier();
  await picture('12-booked');
  await gateway.book(await gateway.freeShift(), await firstPatient());
  await page.getByRole('link', { name: words.myAppointments }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await picture('13-appointments');
  await page.getByRole('link', { name: words.doctor }).click();
  await expect(page.getByRole('heading', { name: '取号凭证' })).toBeVisible();
  await picture('14-appointment');
  await booking.askToCancel();
  await picture('15-cancel');
  await booking.confirmCancel();
  await booking.expectRefunded();
  await picture('16-refunded');
  for (const [name, path] of [
    ['17-me', '/my/profile'],
    ['18-settings', '/my/profile/setting'],
    ['19-patients', '/my/patients'],
    ['20-search', `/search?q=${encodeURIComponent('心血管')}`],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(/\S/);
    await picture(name);
  }
  const chosen = ['01-home', '06-doctor', '09-check-answers', '13-appointments'];
  await composePictures(
    chosen.flatMap((name) => shots.get(name) ?? []),
    'overview',
  );

  async function firstPatient(): Promise<string> {
    const { items } = await gateway.call<{ items: { patientId: string }[] }>('/patient/list');
    return items[0]?.patientId ?? '';
  }
});

const looks: Readonly<Record<string, { words: Words; cookies: Readonly<Record<string, string>> }>> =
  {
    elder: { words: zhHans, cookies: { [localCookie('mode')]: 'elder' } },
    dark: { words: zhHans, cookies: { [localCookie('theme')]: 'dark' } },
    en: { words: english, cookies: { [localCookie('language')]: 'en' } },
  };

for (const [look, { words, cookies }] of Object.entries(looks)) {
  test(`home, doctor and check your answers: ${look}`, async ({
    page,
    context,
    gateway,
    signedIn,
    baseURL,
  }) => {
    await gateway.addPatient({ ...patient, mobile: signedIn.mobile });
    const url = baseURL ?? '';
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url })),
    );
    const directory = new Directory(page, words);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await takePicture(page, `${look}-home`);
    await page.goto(doctorPath);
    await expect(directory.shifts.first()).toBeVisible();
    await takePicture(page, `${look}-doctor`);
    await directory.shifts.first().click();
    await expect(new Booking(page, words).submit).toBeVisible();
    await takePicture(page, `${look}-check-answers`);
  });
}
