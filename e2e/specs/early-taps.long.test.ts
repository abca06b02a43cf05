import type { Page } from '@playwright/test';
import { whenLive } from '../fixtures/live';
import { newMobile } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { zhHans as words } from '../fixtures/words';

const address = '/user/login?target=%2Fmy%2Fpatients';

/** Keeps the page's scripts back, as a slow network does; answers what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((settle) => (release = settle));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a tap before the scripts have come counts when they have', async ({ page, gateway }) => {
  const release = await holdScripts(page);
  const mobile = newMobile();
  await page.goto(address, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: words.mobile, exact: true });
  await page.getByRole('button', { name: words.getCode }).click();
  await field.fill(mobile);
  expect(await gateway.outbox(mobile)).toHaveLength(0);
  release();
  await whenLive(page);
  await expect.poll(async () => (await gateway.outbox(mobile)).length).toBe(1);
  await expect(field).toHaveValue(mobile);
});

test('a form sent before the scripts have come is sent once, with what was typed', async ({
  page,
  gateway,
}) => {
  const mobile = newMobile();
  await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: words.mobile, exact: true }).fill(mobile);
  const code = page.getByRole('textbox', { name: words.code, exact: true });
  await code.fill(await gateway.codeFor(mobile));
  await page.getByRole('checkbox', { name: words.agreement }).check();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkcodelogin.json')) sent.push(request.url());
  });
  const send = page.getByRole('button', { name: words.signIn, exact: true });
  await send.click();
  await send.click();
  await expect(page).toHaveURL(address);
  release();
  await expect(page).toHaveURL(/\/my\/patients$/);
  expect(sent).toHaveLength(1);
});
