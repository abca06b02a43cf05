import { createHash } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessibility';
import { menuButton } from '../fixtures/floating-menu';
import { whenLive } from '../fixtures/live';
import { assistantOrigin } from '../fixtures/portal-setup';
import { expect, test } from '../fixtures/portal-test';

const userApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 XinglinUser/3.5.7 (iPhone10,3)';
const messagingApp =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49.2600';

test.describe('banners', () => {
  test('lead back to the assistant a person came from, for those alone', async ({ page }) => {
    await page.goto('/');
    await whenLive(page);
    await expect(page.getByRole('link', { name: '返回智能助手' })).toHaveCount(0);
    await page.goto('/?origin=assistant');
    await page.goto('/search');
    await expect(page.getByRole('link', { name: '返回智能助手' })).toHaveAttribute(
      'href',
      `${assistantOrigin}/aiassistant/senior?mode=HealthInquiry_index&isback=1`,
    );
    await expectAccessible(page);
  });

  test('lead from Sanming’s pages to its chronic-disease home', async ({ page, portal }) => {
    const { port } = new URL(portal.shellUrl);
    await page.goto(`http://sanming.h5.portal.localhost:${port}/`);
    await expect(page.getByRole('link', { name: /慢病专区/ })).toBeVisible();
    await page.goto(`http://sanming.h5.portal.localhost:${port}/search`);
    await page.getByRole('link', { name: /慢病专区/ }).click();
    await expect(page).toHaveURL(/\/chronic-disease\/home$/);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /慢病专区/ })).toHaveCount(0);
  });
});

test('Tianjin shows newcomers around, once', async ({ context, page, portal, signedIn }) => {
  expect(signedIn.mobile).toMatch(/^1/);
  const origin = `http://tianjin.h5.portal.localhost:${new URL(portal.shellUrl).port}`;
  const session = await context.cookies(portal.shellUrl);
  await context.addCookies(session.map(({ name, value }) => ({ name, value, url: origin })));
  await page.goto(origin);
  const guide = page.getByRole('dialog', { name: '先找医院或医生' });
  await expect(guide).toBeVisible();
  await expectAccessible(page);
  // Behind it nothing can be reached by the keyboard.
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    // After the last control of a dialog comes the browser itself, for which the body stands.
    expect(
      await page.evaluate(() => document.activeElement?.matches('body, dialog *') ?? false),
    ).toBe(true);
  }
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await whenLive(page);
  await menuButton(page).focus();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('in the users’ app', () => {
  test.use({ userAgent: userApp });

  test('the app shares, goes back and closes; there is no menu, and no way home on a page that is not', async ({
    page,
    consoleGuard,
  }) => {
    const sent: unknown[] = [];
    await page.exposeFunction('tellTest', (text: string) => sent.push(JSON.parse(text)));
    await page.addInitScript(() => {
      Object.assign(window, {
        xinglinApp: { postMessage: (text: string) => Reflect.get(window, 'tellTest')(text) },
      });
    });
    await page.goto('/search');
    await expect(page.locator('html')).toHaveAttribute('data-app', 'user');
    await expect.poll(() => sent).toContainEqual({ action: 'hideNavBar', hidden: true });
    await expect(menuButton(page)).toBeHidden();

    await page.goto('/booking/hospital');
    await page.getByRole('button', { name: '分享' }).click();
    await expect
      .poll(() => sent)
      .toContainEqual(expect.objectContaining({ action: 'share', page: expect.anything() }));
    await page.goto('/search?q=a');
    await page.goto('/booking/hospital');
    await page.getByRole('button', { name: '关闭' }).click();
    await expect.poll(() => sent).toContainEqual({ action: 'close' });

    consoleGuard.allow(/404/);
    await page.goto('/no/such/page');
    await expect(page.getByRole('link', { name: '返回首页' })).toBeHidden();
  });
});

test.describe('in the messaging app', () => {
  test.use({ userAgent: messagingApp });

  test('its menu passes on the page in view, by a signature that is right', async ({
    page,
    portal,
  }) => {
    const told: { readonly name: string; readonly options: Record<string, unknown> }[] = [];
    await page.exposeFunction('tellTest', (name: string, text: string) =>
      told.push({ name, options: JSON.parse(text) }),
    );
    await page.route('https://res.wx.qq.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.wx = new Proxy({ ready: (then) => setTimeout(then, 50), error() {} }, {
          get: (own, name) => name === 'then' ? undefined : own[name] ?? ((options) => tellTest(name, JSON.stringify(options))),
        });`,
      }),
    );
    await page.goto('/booking/hospital?q=a');
    await expect.poll(() => told.map(({ name }) => name)).toContain('updateAppMessageShareData');
    const { appId, nonceStr, timestamp, signature } = told[0]?.options ?? {};
    expect(appId).toBe('wx-sandbox');
    const text = `jsapi_ticket=sandbox-only-ticket&noncestr=${String(nonceStr)}&timestamp=${String(timestamp)}&url=${page.url()}`;
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
    const shared = told.find(({ name }) => name === 'updateAppMessageShareData');
    // What a person searched is theirs.
    expect(shared?.options['link']).toBe(`${portal.shellUrl}/booking/hospital`);
  });
});
