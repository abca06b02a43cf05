import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { readWhatIsCovered } from '../fixtures/covered';
import { whenLive } from '../fixtures/live';
import { assistantOrigin } from '../fixtures/portal-setup';
import { expect, test } from '../fixtures/portal-test';

const userApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 XinglinUser/3.5.7 (iPhone10,3)';
const messagingApp =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49.2600';

const menuButton = (page: Page): Locator => page.getByRole('button', { name: '快捷菜单' });
const menu = (page: Page): Locator => page.getByRole('dialog', { name: '快捷菜单' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  return box;
}

/** Drags like a finger that is in no hurry. */
async function drag(page: Page, from: Locator, across: number, along: number): Promise<void> {
  const { x, y, width, height } = await boxOf(from);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + across, y + height / 2 + along, { steps: 8 });
  await page.mouse.up();
}

test.describe('the floating menu', () => {
  test('opens by a tap, leads on, closes by a tap beside it and by Escape', async ({ page }) => {
    await page.goto('/search');
    await whenLive(page);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: '客服电话 95169020' })).toHaveAttribute(
      'href',
      'tel:95169020',
    );
    await expectAccessible(page);
    await page.mouse.click(20, 20);
    await expect(menu(page)).toHaveCount(0);

    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(menu(page)).toHaveCount(0);
  });

  test('stands where it was put, also after a reload, and never beyond an edge', async ({
    page,
  }) => {
    await page.goto('/');
    await whenLive(page);
    // The first touch brings what it does.
    await menuButton(page).focus();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    const before = await boxOf(menuButton(page));
    // A finger does not move by whole pixels.
    await drag(page, menuButton(page), -150.4, 199.7);
    const after = await boxOf(menuButton(page));
    expect(after.x).toBeCloseTo(before.x - 150, 0);
    expect(after.y).toBeCloseTo(before.y + 200, 0);
    await expect(menu(page)).toHaveCount(0);
    await page.reload();
    await whenLive(page);
    expect(await boxOf(menuButton(page))).toEqual(after);

    await menuButton(page).focus();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await boxOf(menuButton(page))).x).toBeCloseTo(after.x - 16, 0);

    await page.setViewportSize({ width: 812, height: 375 });
    const turned = await boxOf(menuButton(page));
    expect(turned.y + turned.height).toBeLessThanOrEqual(375);
    expect(turned.y).toBeGreaterThanOrEqual(0);

    // Up into the bar is back to its own place, by keyboard and for good.
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      expect(await boxOf(menuButton(page))).toEqual(before);
    }).toPass();
    await page.reload();
    await whenLive(page);
    expect(await boxOf(menuButton(page))).toEqual(before);
  });

  test('is at once where it is moved to, for those who want no motion', async ({ page }) => {
    await page.goto('/search');
    const x = await menuButton(page).evaluate((button) => {
      document.documentElement.style.setProperty('--floating-x', '40px');
      return button.getBoundingClientRect().x;
    });
    expect(x).toBe(40);
  });

  for (const mode of ['standard', 'elder']) {
    for (const [width, height] of [
      [375, 812],
      [320, 640],
    ] as const)
      test(`covers nothing that can be read or pressed, ${mode}, ${width} wide`, async ({
        context,
        page,
        portal,
        gateway,
        booker,
      }) => {
        await context.addCookies([{ name: 'xl_mode', value: mode, url: portal.shellUrl }]);
        await page.setViewportSize({ width, height });
        const orderNo = await gateway.book(await gateway.freeShift(), booker.patientId);
        const { hospitalId, doctorId } = booker.shift;
        for (const path of [
          '/',
          '/search?q=医院',
          `/hospital/${hospitalId}`,
          `/hospital/depts/${hospitalId}`,
          `/expert/${doctorId}`,
          `/standard/expert/book/${doctorId}`,
          booker.path,
          '/my/order/list',
          `/my/order/detail/${orderNo}`,
          '/my/profile',
          '/my/profile/setting',
          '/my/patients',
          '/my/patient/node-add',
          '/order/address/manage',
          '/my/helper/hotquestion',
        ]) {
          await page.goto(path);
          await whenLive(page);
          await expect(menuButton(page)).toBeInViewport();
          expect(await menuButton(page).evaluate(readWhatIsCovered), path).toEqual([]);
        }
      });

    test(`moved away, covers neither the button to submit nor the last row, ${mode}`, async ({
      context,
      page,
      portal,
      booker,
    }) => {
      await context.addCookies([{ name: 'xl_mode', value: mode, url: portal.shellUrl }]);
      await page.addInitScript(() => localStorage.setItem('xl:floating', '1000,1000'));
      await page.goto(booker.path);
      await whenLive(page);
      const button = await boxOf(menuButton(page));
      const submit = await boxOf(page.getByRole('button', { name: '提交预约' }));
      expect(button.y).toBeGreaterThan(submit.y / 2);
      expect(button.y + button.height).toBeLessThanOrEqual(submit.y);

      for (const path of [booker.path, '/my/order/list', '/search']) {
        await page.goto(path);
        await whenLive(page);
        const roomAboveButton = async (): Promise<number> => {
          const end = await page.evaluate(() => {
            window.scrollTo(0, document.documentElement.scrollHeight);
            const all = [...document.querySelectorAll('main *')];
            return Math.max(...all.map((one) => one.getBoundingClientRect().bottom));
          });
          return (await boxOf(menuButton(page))).y - end;
        };
        // Parts that come in chunks of their own make a page longer.
        await expect
          .poll(roomAboveButton, { message: `above the last row of ${path}` })
          .toBeGreaterThanOrEqual(-1);
      }
    });
  }
});

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

  test('lead from Sanming’s home to its chronic-disease home', async ({ page, portal }) => {
    const { port } = new URL(portal.shellUrl);
    await page.goto(`http://sanming.h5.portal.localhost:${port}/`);
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
