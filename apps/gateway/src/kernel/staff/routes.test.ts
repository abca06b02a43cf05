import { staffSessionCalls } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callStaff, enrolStaff } from '../../testing/staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const names = Object.keys(staffSessionCalls) as (keyof typeof staffSessionCalls)[];
const needing = names.filter((name) => !staffSessionCalls[name].open);
const sandboxCalls = ['sandbox-sign-in'];

/** A body of each open call that fits its schema, and opens nothing. */
const openSamples: Readonly<Record<string, object>> = {
  'sign-in': { account: 'nobody', password: 'nothing' },
  'second-factor': { ticket: 'none', code: '123456' },
  'open-invitation': { token: 'none' },
  'accept-invitation': { token: 'none', password: 'nothing', code: '123456' },
};

describe('a gateway of the sandbox', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.dispose());

  it.each(needing)('%s answers 401 without a session, before the body is read', async (name) => {
    for (const token of [undefined, '', 'x'.repeat(43)]) {
      const request = new Request(`http://gateway.test/staff/session/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token !== undefined && { token }) },
        body: '{',
      });
      expect(await gateway.send(request)).toMatchObject({ status: 401, code: -6, data: null });
    }
  });

  it.each(Object.entries(openSamples))('%s needs no session', async (name, body) => {
    const { status, code } = await gateway.call(`/staff/session/${name}`, body);
    expect(status).toBe(200);
    expect([44001, 44003, 44005]).toContain(code);
  });

  it.each([
    ['a body that is no JSON', '{', 400],
    ['a field that is missing', '{"account":"li.na"}', 422],
    [
      'a password that is too long',
      JSON.stringify({ account: 'li.na', password: 'x'.repeat(129) }),
      422,
    ],
    [
      'a body that is too large',
      JSON.stringify({ account: 'li.na', password: 'x'.repeat(5000) }),
      400,
    ],
  ])('sign-in refuses %s', async (_, body, status) => {
    const { status: answered } = await gateway.send(
      new Request('http://gateway.test/staff/session/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
        body,
      }),
    );
    expect(answered).toBe(status);
  });

  it('knows no other call, and answers no other method', async () => {
    expect((await gateway.call('/staff/session/none')).status).toBe(404);
    expect((await gateway.call('/staff')).status).toBe(404);
    const get = new Request('http://gateway.test/staff/session/me');
    expect((await gateway.send(get)).status).toBe(404);
  });

  it('judges by the connection, not by a forwarded address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const { token } = await enrolStaff(gateway);
    const { status } = await callStaff(gateway, 'me', {}, { token, headers });
    // The app's server forwards the addresses of its browsers.
    expect(status).toBe(200);
  });
});

it('guesses from one address are limited, whatever the account', async () => {
  const gateway = await openTestGateway({ config: { sandbox: false } });
  try {
    const { limits } = gateway.services;
    await limits.consume('staffSignInByAddress', '127.0.0.1', 240);
    for (const [name, body] of Object.entries(openSamples)) {
      const { status, headers } = await gateway.call(`/staff/session/${name}`, body);
      expect([name, status]).toEqual([name, 429]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await limits.consume('staffByAddress', '127.0.0.1', 596);
    const { status } = await gateway.call('/staff/session/me', {}, { token: 'x'.repeat(43) });
    expect(status).toBe(429);
  } finally {
    await gateway.dispose();
  }
});

describe('in production', () => {
  const portalSecret = 'only-portals-and-gateways-know-it';
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway({ config: { sandbox: false, portalSecret } });
  });
  afterAll(() => gateway.dispose());

  it.each(names)('%s does not exist without the secret of the portals', async (name) => {
    for (const secret of [undefined, '', 'x'.repeat(portalSecret.length)]) {
      const headers = secret === undefined ? {} : { 'x-portal-secret': secret };
      const { status, code } = await gateway.call(`/staff/session/${name}`, {}, { headers });
      expect([status, code]).toEqual([404, 40400]);
    }
  });

  it('the secret lets the app in, but for what the sandbox alone has', async () => {
    const headers = { 'x-portal-secret': portalSecret };
    for (const name of names) {
      const { status } = await gateway.call(`/staff/session/${name}`, openSamples[name] ?? {}, {
        headers,
      });
      const expected = sandboxCalls.includes(name) ? 404 : needing.includes(name) ? 401 : 200;
      expect([name, status]).toEqual([name, expected]);
    }
  });

  it('without a secret, the network address of the connection decides', async () => {
    const open = await openTestGateway({ config: { sandbox: false } });
    try {
      const statusFrom = async (remoteAddress: string) => {
        const request = new Request('http://gateway.test/staff/session/me', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
        const incoming = { socket: { remoteAddress, remotePort: 4711, remoteFamily: 'IPv4' } };
        return (await open.app.fetch(request, { incoming })).status;
      };
      expect(
        await Promise.all(['127.0.0.1', '::1', '10.0.0.7', '203.0.113.7'].map(statusFrom)),
      ).toEqual([401, 401, 404, 404]);
    } finally {
      await open.dispose();
    }
  });
});
