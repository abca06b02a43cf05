import { whenLive } from '../fixtures/live';
import { expect, test } from '../fixtures/portal-test';
import { localCookie } from '../fixtures/cookies';

test('whom a native app hands over is signed in with the first page, and out for good after signing out', async ({
  page,
  context,
  portal,
  gateway,
}) => {
  const { partnerToken } = await gateway.desk<{ partnerToken: string }>('issue-partner-token', {
    partnerCode: 'main',
    loginId: 'xiaolin',
  });
  const [name, url] = [localCookie('nativeAppToken'), portal.shellUrl];
  await context.addCookies([{ name, value: partnerToken, url, httpOnly: true }]);
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.postData() ?? ''));

  const answer = await page.goto('/my/patients');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(/\/my\/patients$/);
  await whenLive(page);
  const cookies = await context.cookies();
  const session = cookies.find((cookie) => cookie.name === localCookie('session'));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(session?.value).not.toBe(partnerToken);
  seen.push(await page.content(), await page.evaluate(() => document.cookie));
  expect(seen.filter((text) => text.includes(partnerToken))).toEqual([]);

  await gateway.call('/moduleenterprisepartner/partner/logout/unbindandlogout');
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain(name);
  await page.goto('/my/patients');
  await expect(page).toHaveURL(/\/user\/login\?target=%2Fmy%2Fpatients$/);
});

test('a token that the gateway does not know is taken away, and the person is a visitor', async ({
  page,
  context,
  portal,
}) => {
  await context.addCookies([
    { name: localCookie('nativeAppToken'), value: 'made-up', url: portal.shellUrl },
  ]);
  await page.goto('/my/patients');
  await expect(page).toHaveURL(/\/user\/login/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(
    localCookie('nativeAppToken'),
  );
});
