import { composedPages, everyPortal, originOf } from '../fixtures/composed-pages';
import { localCookie } from '../fixtures/cookies';
import { expect, test } from '../fixtures/portal-test';

/** Requests at a time. */
const together = 4;

test('no page answers with a server error where its address lacks what it is about', async ({
  page,
  context,
  portal,
  signedIn,
}) => {
  test.setTimeout(480_000);
  expect(signedIn.mobile).not.toBe('');
  const { pages } = await composedPages(everyPortal);
  const session = (await context.cookies()).find(({ name }) => name === localCookie('session'));
  const headers = { cookie: `${session?.name ?? ''}=${session?.value ?? ''}` };
  const addresses = new Set(
    pages
      // A channel serves the portal's pages by the same files: of its own are the others.
      .filter(({ path, hostLabel, isOwn }) => path !== '*' && (hostLabel === null || isOwn))
      .map((one) => originOf(one, portal.portalUrls) + one.path.replaceAll(/:\w+\??/g, '0')),
  );
  expect(addresses.size).toBeGreaterThan(400);
  const left = [...addresses];
  const failed: string[] = [];
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const { host, port, pathname } = new URL(url);
      // Only a browser finds the hosts of channels on this machine.
      const answer = await page.request.get(`http://localhost:${port}${pathname}`, {
        headers: { ...headers, host },
        maxRedirects: 0,
      });
      if (answer.status() >= 500) failed.push(`${answer.status()} ${url}`);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  expect(failed).toEqual([]);
});
