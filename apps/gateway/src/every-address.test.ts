import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellsOfTheInside } from './testing/hostile-bodies';
import { openTestGateway, type TestGateway } from './testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

/** As parts of an address are written by people who try things. */
const parts = [
  '%00',
  'a%00b',
  'a%2500b',
  '%',
  '%ff',
  '%ED%A0%80',
  '%E2%80%AE',
  '..%2F..%2Fetc%2Fpasswd',
  "'%20OR%201=1%20--",
  '%0d%0aset-cookie:a=b',
  'constructor',
  '__proto__',
  'x'.repeat(5000),
] as const;
/** What pages outside of calls read of their queries. */
const queries = [
  'redirect_uri',
  'pre_auth_code',
  'state',
  'prompt',
  'lang',
  'code',
  'timestamp',
  'nonce',
  'msg_signature',
  'token',
];

it.each(parts)('every address never breaks with %s in its parts', async (part) => {
  const addresses = new Set(
    gateway.app.routes
      .filter(
        ({ method, path }) => method !== 'ALL' && (path.includes(':') || !path.endsWith('json')),
      )
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, part)}`),
  );
  expect(addresses.size).toBeGreaterThan(20);
  const query = queries.map((name) => `${name}=${part}`).join('&');
  for (const address of addresses) {
    const [method = '', path = ''] = address.split(' ');
    for (const url of [path, `${path}?${query}`]) {
      const body = method === 'POST' ? { body: `person=${part}&agreed=1&outcome=success` } : {};
      const answer = await gateway.app.request(`http://gateway.test${url}`, { method, ...body });
      expect(answer.status, `${method} ${url}`).toBeLessThan(500);
      expect(tellsOfTheInside(await answer.text()), url).toBe(false);
    }
  }
});
