import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const prefix = '/moduleenterprisepartner/partner';
const paths = {
  start: `${prefix}/oauth/authcode`,
  finish: `${prefix}/login/postlogin`,
  bind: `${prefix}/login/bind`,
  bindEmail: `${prefix}/login/bindemail`,
  regbind: `${prefix}/wx/regbind`,
  send: '/moduleoperate/verifycode/sendcode.json',
  sendEmail: '/moduleusercenter/email/getcode',
  register: '/moduleusercenter/email/register',
  me: '/moduleenterprisepartner/config/getlogininfo',
};
const portal = 'http://localhost:3001';
const returnUrl = `${portal}/overseas/login/middle`;
const minute = 60_000;
const [wrongCode, codeExpired, authorizationInvalid, identityTaken] = [41001, 41002, 41054, 41055];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { portalOrigins: [portal] } });
});
afterAll(() => gateway.dispose());

const call: TestGateway['call'] = (...input) => gateway.call(...input);

/** Agrees on the provider's page as a person; answers what it sends back. */
async function vouched(provider: string, person: string, target?: string) {
  const { data } = await call(paths.start, { provider, returnUrl, target });
  const response = await gateway.app.fetch(
    new Request(data.authorizeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ person }).toString(),
    }),
  );
  const url = new URL(response.headers.get('location') ?? '');
  expect(url.origin + url.pathname).toBe(returnUrl);
  return { code: url.searchParams.get('code') ?? '', state: url.searchParams.get('state') ?? '' };
}

/** The token of a person of the provider whom no one here knows. */
async function unbound(provider: string, person = 'new'): Promise<string> {
  return (await call(paths.finish, await vouched(provider, person))).data.bindToken;
}

let addresses = 0;
const newAddress = () => `person${(addresses += 1)}@example.org`;

/** The code that binds to an address. */
async function emailCode(email: string, scene = 'bind'): Promise<string> {
  expect((await call(paths.sendEmail, { email, scene })).code).toBe(0);
  return gateway.lastCode(email);
}

describe('a person of Facebook or Google', () => {
  it('is told by name, bound to a number abroad in one spelling, and signed in from then on', async () => {
    const found = await call(paths.finish, await vouched('facebook', 'emma-wood', '/overseas/a'));
    expect(found.data).toMatchObject({
      bindToken: expect.any(String),
      target: '/overseas/a',
      proven: { provider: 'facebook', name: 'Emma Wood' },
    });
    const typed = '+393391234501';
    await call(paths.send, { mobile: typed, scene: 'bind' });
    const code = await gateway.lastCode(typed);
    const proof = { bindToken: found.data.bindToken, mobile: typed, code };
    const bound = await call(paths.bind, proof);
    expect(bound.data).toMatchObject({ isTempLogin: false });
    const [user] = await gateway.services.db
      .select()
      .from(users)
      .where(eq(users.userId, bound.data.userId));
    // The name of the provider is not taken over.
    expect(user).toMatchObject({ mobile: typed, nickname: null });
    const again = await call(paths.finish, await vouched('facebook', 'emma-wood', '/overseas/b'));
    expect(again.data).toMatchObject({
      userId: bound.data.userId,
      bindToken: null,
      target: '/overseas/b',
    });
    expect(again.data.proven).toBeUndefined();
    const elsewhere = await call(paths.finish, await vouched('google', 'emma-wood'));
    expect(elsewhere.data.bindToken).toEqual(expect.any(String));
  });

  it('is bound by an address to its account, or to a new one without a password', async () => {
    const email = newAddress();
    const registered = await call(paths.register, {
      email,
      code: await emailCode(email, 'register'),
      password: '0'.repeat(32),
    });
    await gateway.advance(minute);
    const bindToken = await unbound('google');
    const code = await emailCode(email);
    const wrong = { bindToken, email, code: code === '000000' ? '000001' : '000000' };
    expect((await call(paths.bindEmail, wrong)).code).toBe(wrongCode);
    const bound = await call(paths.bindEmail, { bindToken, email, code });
    expect(bound.data.userId).toBe(registered.data.userId);

    const fresh = newAddress();
    const opened = await call(paths.bindEmail, {
      bindToken: await unbound('google'),
      email: fresh,
      code: await emailCode(fresh),
    });
    expect(opened.data).toMatchObject({ isTempLogin: true });
    const [user] = await gateway.services.db
      .select()
      .from(users)
      .where(eq(users.userId, opened.data.userId));
    expect(user).toMatchObject({ loginId: fresh, passwordHash: null, mobile: null });
  });

  it('opens an account without a number or an address where that is wanted', async () => {
    const bindToken = await unbound('google');
    expect((await call(paths.regbind, { bindToken })).data).toMatchObject({ isTempLogin: true });
  });

  it('is refused an account that has another identity of the provider, and keeps the token for a second try', async () => {
    const email = newAddress();
    const first = { bindToken: await unbound('google'), email, code: await emailCode(email) };
    expect((await call(paths.bindEmail, first)).code).toBe(0);
    await gateway.advance(minute);
    const bindToken = await unbound('google');
    const taken = { bindToken, email, code: await emailCode(email) };
    expect((await call(paths.bindEmail, taken)).code).toBe(identityTaken);
    const other = newAddress();
    const second = { bindToken, email: other, code: await emailCode(other) };
    expect((await call(paths.bindEmail, second)).code).toBe(0);
  });
});

describe('what works once', () => {
  it('is an answer of the provider, however many requests bring it at the same time', async () => {
    const answer = await vouched('google', 'lin-zhou');
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(paths.finish, answer)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((one) => one === 0)).toHaveLength(1);
    expect(codes.filter((one) => one === authorizationInvalid)).toHaveLength(4);
  });

  it('is the token that binds, however many requests bring it at the same time', async () => {
    const email = newAddress();
    const proof = { bindToken: await unbound('google'), email, code: await emailCode(email) };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(paths.bindEmail, proof)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const refused = answers.filter(({ code }) => code !== 0).map(({ code }) => code);
    expect([authorizationInvalid, codeExpired]).toEqual(expect.arrayContaining(refused));
  });
});

describe('another person', () => {
  it('on another device can use neither the token nor the code', async () => {
    const email = newAddress();
    const proof = { bindToken: await unbound('facebook'), email, code: await emailCode(email) };
    const stolen = await call(paths.bindEmail, proof, { deviceId: 'thief' });
    expect(stolen.code).toBe(authorizationInvalid);
    expect((await call(paths.bindEmail, proof)).code).toBe(0);
  });

  it('does not get an account by a code that was sent for something else', async () => {
    const owner = newAddress();
    const code = await emailCode(owner, 'resetPassword');
    const answer = await call(paths.bindEmail, {
      bindToken: await unbound('facebook'),
      email: owner,
      code,
    });
    expect(answer.code).toBe(codeExpired);
  });
});
