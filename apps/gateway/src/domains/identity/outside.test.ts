import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestGateway } from '../../testing/test-gateway';

const prefix = '/moduleenterprisepartner/partner';

it('holds no transaction open while it waits for a provider or for the telephone network', async () => {
  let idle: () => Promise<number | undefined> = async () => undefined;
  const seen: [string, number | undefined][] = [];
  const answers: Readonly<Record<string, object>> = {
    '/token': { access_token: 'token' },
    '/person': { sub: 'somebody' },
    '/number': { mobile: '13912345678' },
  };
  const outside = createServer((request, response) => {
    const path = request.url ?? '';
    void idle().then((count) => {
      seen.push([path, count]);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[path]));
    });
  });
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
  // A listening TCP server has a port.
  const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const healthId = {
    authorizeUrl: `${url}/authorize`,
    tokenUrl: `${url}/token`,
    userInfoUrl: `${url}/person`,
    clientId: 'portal',
    clientSecret: 'secret',
    scope: 'openid',
  };
  const oneKey = { url: `${url}/number`, token: 'token', scriptUrl: `${url}/script.js` };
  const gateway = await openTestGateway({ config: { identityProviders: { healthId }, oneKey } });
  const { db } = gateway.services;
  idle = async () => {
    const { rows } = await db.execute<{ open: number }>(
      sql`SELECT count(*)::int AS open FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'xinglin-gateway'
            AND state LIKE 'idle in transaction%'`,
    );
    return rows[0]?.open;
  };
  const returnUrl = 'http://localhost:3000/login/oauth';
  const { data } = await gateway.call(`${prefix}/oauth/authcode`, {
    provider: 'healthId',
    returnUrl,
  });
  const state = new URL(data.authorizeUrl).searchParams.get('state');
  const entered = await gateway.call(`${prefix}/login/postlogin`, { code: 'code', state });
  expect(entered.data).toMatchObject({ bindToken: expect.any(String) });
  const signedIn = await gateway.call('/user/account/flashlogin.json', { accessToken: 'token' });
  expect(signedIn.data).toMatchObject({ isTempLogin: false });
  expect(seen).toEqual([
    ['/token', 0],
    ['/person', 0],
    ['/number', 0],
  ]);
  await gateway.dispose();
  await new Promise((done) => outside.close(done));
});
