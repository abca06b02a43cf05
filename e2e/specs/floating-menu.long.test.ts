import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { readWhatIsCovered } from '../fixtures/covered';
import { menuButton } from '../fixtures/floating-menu';
import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';
import { localCookie } from '../fixtures/cookies';

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
        await context.addCookies([
          { name: localCookie('mode'), value: mode, url: portal.shellUrl },
        ]);
        await page.setViewportSize({ width, height });
        const orderNo = await gateway.book(await gateway.freeShift(), booker.patientId);
        const { hospitalId, doctorId } = booker.shift;
        for (const path of [
          // Home of elder mode has a frame of its own, without the menu.
          ...(mode === 'elder' ? [] : ['/']),
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
      await context.addCookies([{ name: localCookie('mode'), value: mode, url: portal.shellUrl }]);
      await page.addInitScript(() => localStorage.setItem('xl:floating', '1000,1000'));
      await page.goto(booker.path);
      await whenLive(page);
      const button = await boxOf(menuButton(page));
      const submit = await boxOf(page.getByRole('button', { name: '提交并支付' }));
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
