import { newPatient } from '../fixtures/people';
import { takeSamples } from '../fixtures/page-samples';
import { expect, test } from '../fixtures/portal-test';

const starts = ['/', '/search', '/search?q=%E5%84%BF%E7%AB%A5', '/my/profile', '/my/order/list'];

/** So many pages of a kind are asked for. */
const each = 2;

/** Pages alike: their ids left out. */
const kindOf = (path: string): string =>
  (path.split('?')[0] ?? '').replaceAll(/\/[^/]*\d[^/]*/g, '/:id');

test('no link of the closed channel leads to a page it has not got', async ({
  context,
  gateway,
  page,
  portal,
  signedIn,
}) => {
  test.setTimeout(300_000);
  await takeSamples(gateway, newPatient({ name: '欧阳问渠', mobile: signedIn.mobile }));
  const session = await context.cookies(portal.shellUrl);
  const headers = {
    // Only browsers resolve names below localhost.
    host: 'vip.h5.portal.localhost',
    cookie: session.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  const queue = starts.map((path) => ({ path, from: 'the test' }));
  const asked = new Set<string>();
  const kinds = new Map<string, number>();
  const dead: string[] = [];
  for (const { path, from } of queue) {
    const seen = kinds.get(kindOf(path)) ?? 0;
    if (asked.has(path) || (seen >= each && !starts.includes(path))) continue;
    asked.add(path);
    kinds.set(kindOf(path), seen + 1);
    const answer = await page.request.get(portal.shellUrl + path, { headers, maxRedirects: 0 });
    if (answer.status() >= 400) dead.push(`${from} -> ${path} ${answer.status()}`);
    if (answer.status() !== 200) continue;
    const html = await answer.text();
    for (const [, to = ''] of html.matchAll(/<(?:a [^>]*href|form [^>]*action)="(\/[^"#]*)/g))
      queue.push({ path: to.replaceAll('&amp;', '&'), from: path });
  }
  expect(kinds.size).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});
