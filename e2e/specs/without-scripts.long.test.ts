import { expect, test } from '../fixtures/portal-test';
import { expectNoSidewaysScroll } from '../fixtures/screen';
import { zhHans as words } from '../fixtures/words';
import { Directory } from '../pages/directory';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ consoleGuard }) => {
  // What the page would have loaded.
  consoleGuard.allow(/^request: csp \(.*\/assets\//);
});

test('the way to a shift can be read and followed without scripts', async ({ page }) => {
  const directory = new Directory(page, words);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '推荐医生' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await directory.openHospitals();
  await directory.openHospital();
  await directory.openDepartment();
  await directory.openDoctor();

  const chosen = page.getByRole('radio', { checked: true });
  const first = await chosen.inputValue();
  const free = page.getByRole('radio', { name: /余 \d+$/, checked: false }).first();
  const next = await free.inputValue();
  expect(next).not.toBe(first);
  await free.check();
  await page.getByRole('button', { name: '查看', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`\\?date=${next}$`));
  await expect(chosen).toHaveValue(next);
  const shift = directory.shifts.first();
  expect(await shift.getAttribute('href')).toContain(next.replaceAll('-', ''));

  await shift.click();
  await expect(page).toHaveURL(/\/user\/login\?target=/);
  await expect(page.getByRole('heading', { level: 1, name: '登录 / 注册' })).toBeVisible();
});

test('hospitals and doctors are found without scripts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('沈知远');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.getByRole('link', { name: '沈知远', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '沈知远 医生' })).toBeVisible();

  await page.goto('/booking/hospital');
  await page.getByRole('link', { name: '三级乙等', exact: true }).click();
  await expect(page).toHaveURL(/level=3B/);
  await page.getByRole('link', { name: '之江医院', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '之江医院' })).toBeVisible();
  await page.goto('/hospital/depts/100003?q=骨');
  await expect(page.getByRole('link', { name: /骨科/ }).first()).toBeVisible();
});

test('no open page is wider than the phone without scripts', async ({ page }) => {
  for (const path of [
    '/',
    '/booking/hospital',
    '/hospital/100001',
    '/expert/10000001',
    '/search?q=医院',
  ]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});
