import { request as httpRequest } from 'node:http';
import { chromium, type Page } from '@playwright/test';
// @boundaries-ignore the journeys start the portal exactly as the root's commands do
import { chromiumOptions } from '../../tooling/process/chromium-options.mjs';
import { Gateway } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import { unseen } from '../fixtures/page-samples';
import { newMobile, newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { zhHans } from '../fixtures/words';
import { Account } from '../pages/account';
import { localCookie } from '../fixtures/cookies';

const guarded = [
  '/my/acctset',
  '/my/profile/privacy',
  '/my/patients',
  '/my/patient/node-add?backurl=%2Fmy%2Fpatients',
  '/my/order/list?group=confirmed',
  '/my/order/detail/1',
  '/my/order/status?orderNo=1',
  '/my/reservation/pay/1',
  '/standard/booking/patientlist',
  '/standard/expert/book/10000001',
];

test('signed-out pages lead to sign-in and keep their address', async ({ page }) => {
  for (const path of guarded) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/user\/login\?/);
    expect(new URL(page.url()).searchParams.get('target')).toBe(path);
  }
});

const foreignTargets = [
  '//evil.example/',
  'https://evil.example/my/profile',
  'javascript:alert(1)',
  '/\\evil.example',
];

for (const target of foreignTargets) {
  test(`signing in never leads to ${target}`, async ({ page, gateway, baseURL }) => {
    await page.goto(`/user/login?target=${encodeURIComponent(target)}`);
    await new Account(page, zhHans).signIn(gateway, newMobile());
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('杏林健康');
  });
}

test('what belongs to another person looks as if it did not exist', async ({
  page,
  gateway,
  signedIn,
  stranger,
  consoleGuard,
}) => {
  consoleGuard.allow(/40[34]/);
  expect(signedIn.mobile).toBeTruthy();
  const theirs = await stranger.gateway.book(await gateway.freeShift(), stranger.patientId);
  const pairs = [
    [`/my/order/detail/${theirs}`, '/my/order/detail/261120000000000000'],
    [`/my/order/status?orderNo=${theirs}`, '/my/order/status?orderNo=261120000000000000'],
    [`/my/reservation/pay/${theirs}`, '/my/reservation/pay/261120000000000000'],
    [
      `/my/patient/node-add?patientId=${stranger.patientId}`,
      '/my/patient/node-add?patientId=nobody',
    ],
  ] as const;
  for (const [path, nowhere] of pairs) {
    const other = await answerOf(page, path);
    expect(other, path).toEqual(await answerOf(page, nowhere));
    expect(other.text).toContain('没有找到这条信息，或您无权查看');
    expect(other.text).not.toContain(stranger.patient.name);
  }
});

test('no script and no page ever holds the session’s token', async ({ page, context, booker }) => {
  await page.goto(booker.path);
  await expect(page.getByRole('button', { name: zhHans.submit })).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name === localCookie('session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const token = session?.value ?? '';
  expect(token.length).toBeGreaterThan(20);
  const readable = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...window.localStorage },
      { ...window.sessionStorage },
      document.documentElement.outerHTML,
    ]),
  );
  expect(readable).not.toContain(token);
  const answer = await context.request.get(booker.path);
  const html = await answer.text();
  expect(html).not.toContain(token);
  expect(html, 'the whole number').not.toContain(booker.patient.cardNo);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
});

test('only the portal’s own hosts are served', async ({ portal }) => {
  const { port } = new URL(portal.shellUrl);
  const statusFor = (host: string): Promise<number> =>
    new Promise((settle, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port, headers: { host } }, (answer) => {
        answer.resume();
        settle(answer.statusCode ?? 0);
      });
      sent.on('error', reject).end();
    });
  expect(await statusFor('localhost')).toBe(200);
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    'h5.portal.localhost.evil.example',
  ]) {
    expect(await statusFor(host), host).toBe(421);
  }
});

test('an open page carries nothing of who asked for it before', async ({
  baseURL,
  playwright,
  context,
  page,
  booker,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const own = [booker.patient.name, booker.mobile, `****${booker.mobile.slice(-4)}`];
  const forAnybody: string[] = [];
  for (const path of ['/hospital/100001', '/hospital/depts/100001', '/expert/10000001']) {
    // Others take places meanwhile, so an address that nobody has asked for, and once more where they did.
    await expect(async () => {
      const address = unseen(path);
      const mine = await context.request.get(address);
      expect(mine.headers()['cache-control'], path).toBe('private, no-store');
      const [first, second] = [await visitor.get(address), await visitor.get(address)];
      expect(first.headers()['cache-control'], path).toMatch(/^public, max-age=\d+/);
      expect(first.headers()['set-cookie'] ?? '').toBe('');
      const html = sameEverywhere(await first.text());
      forAnybody.push(html);
      expect(sameEverywhere(await second.text())).toBe(html);
      // The person reads the same page.
      expect(await readableOf(page, await mine.text())).toBe(await readableOf(page, html));
    }).toPass({ timeout: 50_000 });
  }
  for (const html of forAnybody) for (const text of own) expect(html).not.toContain(text);
  await visitor.dispose();
});

test('after sign-out neither the back button nor another tab shows the person', async ({
  portal,
}) => {
  // Playwright turns the back-forward cache off unless told otherwise.
  const browser = await chromium.launch({
    ...chromiumOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: portal.shellUrl, locale: 'zh-CN' });
  const gateway = new Gateway(context.request, portal.shellUrl, portal.gatewayUrl);
  const patient = newPatient();
  await gateway.signIn(newMobile());
  await gateway.addPatient(patient);
  const page = await context.newPage();
  const other = await context.newPage();
  await other.goto('/my/patients');
  await expect(other.getByText(patient.name)).toBeVisible();

  await page.goto('/my/patients');
  await expect(page.getByText(patient.name)).toBeVisible();
  await page.goto('/my/profile/setting');
  await whenLive(page);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认退出' }).click();
  await expect(page).not.toHaveURL(/setting/);
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack();
    await expect(page.getByText(patient.name)).toHaveCount(0);
  }
  await expect(other).toHaveURL(/\/user\/login/);
  await expect(other.getByText(patient.name)).toHaveCount(0);
  await browser.close();
});

/** What a page says, without the numbers that the address itself holds. */
async function answerOf(
  page: Page,
  path: string,
): Promise<{ status: number; title: string; text: string }> {
  const answer = await page.goto(path);
  await expect(page.getByRole('main')).toContainText(/\S/);
  return {
    status: answer?.status() ?? 0,
    title: await page.title(),
    // Both are asked for once more by the page itself, which shows for a moment.
    text: (await page.getByRole('main').innerText()).replace(/\s*处理中…/, ''),
  };
}

/** A document without what belongs to one answer: its nonce and its moment. */
function sameEverywhere(html: string): string {
  return html.replaceAll(/nonce="[^"]*"/g, '').replace(/"now":\d+/, '"now":0');
}

/** The rendered markup of a document, without what scripts read. */
async function readableOf(page: Page, html: string): Promise<string> {
  return page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'text/html').getElementById('root');
    root?.querySelectorAll('script').forEach((script) => script.remove());
    return root?.innerHTML ?? '';
  }, html);
}
