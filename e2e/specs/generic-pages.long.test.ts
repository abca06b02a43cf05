import { expectAccessible } from '../fixtures/accessibility';
import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';

test.describe('the page without a network', () => {
  const health = '**/healthz';

  test('says so after a tap that does not help, and goes on to the target after one that does', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED/);
    await page.goto('/user-info-error?target=%2Fsearch');
    await whenLive(page);
    await expect(page.getByText('当前网络不可用，请检查您的网络设置')).toBeVisible();
    await page.route(health, (route) => route.abort());
    await page.mouse.click(40, 700);
    await expect(page.getByText('网络异常').first()).toBeVisible();
    await expectAccessible(page);
    await page.unroute(health);
    await page.mouse.click(40, 700);
    await expect(page).toHaveURL(/\/search$/);
  });

  test('says that it is the account which could not be read, reports it, and leads on once it can', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/user info could not be had/);
    await page.goto('/user-info-error?target=%2Fsearch&reason=userInfo');
    await expect(page.getByRole('heading', { name: '用户信息请求异常' })).toBeVisible();
    await whenLive(page);
    await expect.poll(() => consoleGuard.faults.join()).toContain('user info could not be had');
    await expectAccessible(page);
    await page.getByRole('button', { name: '点击屏幕刷新' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });

  test('goes back where it names no target, and home where the target is not ours', async ({
    page,
  }) => {
    await page.goto('/agreement');
    await page.goto('/user-info-error');
    await whenLive(page);
    await page.getByRole('button', { name: '点击屏幕刷新' }).click();
    await expect(page).toHaveURL(/\/agreement$/);
    await page.goto('/user-info-error?target=https%3A%2F%2Fevil.example');
    await whenLive(page);
    await page.mouse.click(40, 700);
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});

test('a link into the app that does not open leaves other ways on', async ({ page }) => {
  await page.goto('/app/links?target=%2Fsearch%3Fq%3Da');
  await whenLive(page);
  const open = page.getByRole('link', { name: '打开 App' });
  await expect(open).toHaveAttribute('href', 'xinglin://open?path=%2Fsearch%3Fq%3Da');
  // Chromium's own dialog about a scheme that no app has would take every further tap.
  await open.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await open.click();
  await expect(page.getByText('App 没有打开？')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '继续在网页浏览' }).click();
  await expect(page).toHaveURL(/\/search\?q=a$/);
});

test('the way into the app that guards lead to has its way out', async ({ page }) => {
  await page.goto('/app/wakeup?target=%2Fsearch');
  await expect(page.getByRole('link', { name: '打开 App' })).toBeVisible();
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('an app gets the main pages ready ahead of time', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/web/static/preload?target=%2Fsearch');
  await expect(page.getByRole('heading', { name: '常用页面已准备好' })).toBeVisible();
  const scripts = [...asked].filter((path) => /^\/assets\/.*\.js$/.test(path));
  expect(scripts.length).toBeGreaterThan(5);
  await expectAccessible(page);
  await page.getByRole('link', { name: '开始使用' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('middle pages lead on before anything is seen', async ({ page, signedIn }) => {
  expect(signedIn.mobile).toMatch(/^139/);
  for (const [path, end] of [
    ['/mp?target=%2Fagreement', /\/agreement$/],
    ['/mp/middle?target=%2Fmy%2Fprofile', /\/my\/profile$/],
    ['/common/login-middle?target=%2Fmy%2Fprofile', /\/my\/profile$/],
    ['/common/chain-middle?target=%2Fsearch&channel=tv', /\/search\?channel=tv$/],
    ['/common/booking-middle?hospitalId=100001', /\/hospital\/100001$/],
    ['/mp?target=https%3A%2F%2Fevil.example', /:\d+\/$/],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(end);
  }
});
