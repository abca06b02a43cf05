import { reservationPath } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import { newMobile } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import { zhHans } from '../fixtures/words';
import { Booking } from '../pages/booking';
import { Directory } from '../pages/directory';

const look = { locale: 'zh-Hans' } as const;

test('a place lost between page and submit leaves the person on the same schedule', async ({
  page,
  gateway,
  signedIn,
  stranger,
}) => {
  const patient = { name: '林安宁', relation: 'self', cardNo: '11010519491231002X' } as const;
  await gateway.addPatient({ ...patient, mobile: signedIn.mobile });
  const shift = await gateway.freeShift((remaining) => remaining === 1);
  const booking = new Booking(page, zhHans);
  await page.goto(reservationPath(shift));
  await expect(booking.submit).toBeVisible();
  await whenLive(page);
  await stranger.gateway.book(shift, stranger.patientId);

  await booking.submit.click();
  await expect(page.getByText('这个时间刚刚被别人约走了，请选择其他时间')).toBeVisible();
  await expect(page).toHaveURL(reservationPath(shift));
  await expect(booking.submit).toHaveCount(0);
  expect(await gateway.orders()).toEqual([]);
  await expectSoundScreen(page, look);

  await page.getByRole('link', { name: '选择其他时间' }).click();
  await expect(page).toHaveURL(new RegExp(`/expert/book/${shift.doctorId}\\?.*date=${shift.date}`));
  const day = page.getByRole('radio', { checked: true });
  await expect(day).toHaveValue(shift.date);
  // What is full is waited for, if anything, and not booked.
  const lost = page.locator(`a[href^="${reservationPath(shift)}"]`);
  await expect(lost.and(page.getByRole('link', { name: zhHans.bookShift }))).toHaveCount(0);
  await expectSoundScreen(page, look);
});

test('a payment that failed can be made again', async ({ page, gateway, booker }) => {
  const booking = new Booking(page, zhHans);
  await page.goto(booker.path);
  const orderNo = await booking.submitAnswers();
  await booking.openCashier();
  await booking.failAtCashier();
  await expect(page.getByRole('heading', { name: '还没付款' })).toBeVisible();
  await expectSoundScreen(page, look);

  await page.getByRole('link', { name: /^去支付/ }).click();
  await page.waitForURL(/\/my\/reservation\/pay\//);
  await booking.openCashier();
  await booking.payAtCashier();
  expect(await gateway.orders()).toMatchObject([{ orderNo, status: 'confirmed' }]);
});

test('a second tap on submit does nothing', async ({ page, gateway, booker }) => {
  const submits: string[] = [];
  const tappedTwice = Promise.withResolvers<void>();
  await page.route('**/order/submitorder/submit.json', async (route) => {
    submits.push(route.request().url());
    await tappedTwice.promise;
    await route.continue();
  });
  const booking = new Booking(page, zhHans);
  await page.goto(booker.path);
  await whenLive(page);
  await booking.submit.dblclick();
  await expect(booking.submit).toBeDisabled();
  // A finger does not wait until the button can be used again.
  await booking.submit.click({ force: true });
  tappedTwice.resolve();
  await page.waitForURL(/\/my\/reservation\/pay\//);
  expect(submits).toHaveLength(1);
  expect(await gateway.orders()).toHaveLength(1);
});

test('going back after submit leads before the form, and books nothing again', async ({
  page,
  gateway,
  booker,
}) => {
  const booking = new Booking(page, zhHans);
  const { doctorId, date, shiftCaseId } = booker.shift;
  await page.goto(`/expert/${doctorId}?date=${date}&slot=${shiftCaseId}`);
  await page.locator(`a[href="${booker.path}"]`).click();
  const orderNo = await booking.submitAnswers();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/expert/${booker.shift.doctorId}`));
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`/my/reservation/pay/${orderNo}$`));
  await expect(booking.pay).toBeVisible();
  expect(await gateway.orders()).toHaveLength(1);
});

test('a reload keeps each step as it was', async ({ page, gateway, booker }) => {
  const booking = new Booking(page, zhHans);
  const second = await gateway.addPatient({
    name: '周书远',
    relation: 'parent',
    cardNo: '11010519491231002X',
    mobile: booker.mobile,
  });

  await test.step('the chosen day', async () => {
    await page.goto('/expert/10000001');
    const { anotherDay } = new Directory(page, zhHans);
    const date = await anotherDay.inputValue();
    await anotherDay.click();
    await expect(page).toHaveURL(new RegExp(`date=${date}$`));
    await page.reload();
    await expect(page.getByRole('radio', { checked: true })).toHaveValue(date);
  });
  await test.step('what was typed about a family member', async () => {
    await page.goto('/my/patient/node-add');
    const name = page.getByRole('textbox', { name: '姓名', exact: true });
    await name.fill('沈知夏');
    await expect(page.getByText('草稿已保存在本机')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('沈知夏');
  });
  await test.step('the chosen patient', async () => {
    await page.goto(`${booker.path}?patientId=${second}`);
    await expect(page.getByText('周书远')).toBeVisible();
    await page.reload();
    await expect(page.getByText('周书远')).toBeVisible();
  });
  await test.step('the order to pay', async () => {
    const orderNo = await booking.submitAnswers();
    await page.reload();
    await expect(page.getByText(orderNo)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
  });
  await test.step('the confirmation', async () => {
    await booking.openCashier();
    await booking.payAtCashier();
    await page.reload();
    await expect(page.getByRole('heading', { name: '预约成功' })).toBeVisible();
  });
  await test.step('the tab of my appointments', async () => {
    await page.goto('/my/order/list');
    await page.getByRole('link', { name: '待就诊', exact: true }).click();
    await expect(page).toHaveURL(/group=confirmed/);
    await page.reload();
    await expect(page.getByRole('link', { name: '待就诊', exact: true })).toHaveAttribute(
      'aria-current',
      /./,
    );
    await expect(page.getByRole('article')).toHaveCount(1);
  });
  expect(await gateway.orders()).toHaveLength(1);
});

test('an order cancelled in one tab cannot be paid in another', async ({
  page,
  context,
  gateway,
  booker,
}) => {
  const orderNo = await gateway.book(booker.shift, booker.patientId);
  const paying = new Booking(page, zhHans);
  await page.goto(`/my/reservation/pay/${orderNo}`);
  await expect(paying.pay).toBeVisible();
  await whenLive(page);

  const other = await context.newPage();
  const cancelling = new Booking(other, zhHans);
  await other.goto(`/my/order/detail/${orderNo}`);
  await cancelling.askToCancel();
  await cancelling.confirmCancel();
  await expect(other.getByRole('heading', { name: '已取消', exact: true })).toBeVisible();

  await page.bringToFront();
  // The page may have learned of it already, as it does when a person comes back to it.
  await paying.pay.click({ timeout: 3000 }).catch(() => undefined);
  await expect(page.getByText('这个订单已不能支付，号源可能已释放，可以重新预约。')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/my/reservation/pay/${orderNo}$`));
  expect(await gateway.orders()).toMatchObject([{ status: 'cancelledByPatient' }]);
});

test('a dead network is told, and the same tap works when it is back', async ({
  page,
  context,
  gateway,
  booker,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  const booking = new Booking(page, zhHans);
  await page.goto(booker.path);
  await expect(booking.submit).toBeVisible();
  await whenLive(page);
  await context.setOffline(true);
  await expect(page.getByText('当前网络不可用，请检查您的网络设置').first()).toBeVisible();
  await booking.submit.click();
  await expect(
    page.getByRole('main').getByText('当前网络不可用，请检查您的网络设置'),
  ).toBeVisible();
  await expectSoundScreen(page, look);
  await context.setOffline(false);
  await booking.submitAnswers();
  expect(await gateway.orders()).toHaveLength(1);
});

test('what is typed and chosen before the scripts arrive is kept', async ({ page, gateway }) => {
  const holdScripts = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client*', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };

  await test.step('a day', async () => {
    const release = await holdScripts();
    await page.goto('/expert/10000001', { waitUntil: 'commit' });
    const directory = new Directory(page, zhHans);
    const date = await directory.anotherDay.inputValue();
    await directory.anotherDay.click();
    release();
    await expect(page).toHaveURL(new RegExp(`date=${date}$`));
    await expect(page.getByRole('radio', { checked: true })).toHaveValue(date);
    await directory.expectShiftsOf(date);
  });
  await page.unrouteAll();
  await test.step('a number and an agreement', async () => {
    const mobile = newMobile();
    const release = await holdScripts();
    await page.goto('/user/login', { waitUntil: 'commit' });
    const number = page.getByRole('textbox', { name: '手机号' });
    const agreement = page.getByRole('checkbox', { name: zhHans.agreement });
    await number.fill(mobile);
    await agreement.check();
    release();
    await whenLive(page);
    await page.getByRole('button', { name: zhHans.getCode }).click();
    await expect.poll(async () => (await gateway.outbox(mobile)).length).toBe(1);
    await expect(number).toHaveValue(mobile);
    await expect(agreement).toBeChecked();
  });
});
