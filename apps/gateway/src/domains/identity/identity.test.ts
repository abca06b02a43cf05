import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type CallOptions, type TestGateway } from '../../testing/test-gateway';
import { entranceKeyOf, newTicket, signTicket, ticketLifeMs } from './entrance';
import {
  sandboxGrants,
  signInStates,
  unboundIdentities,
} from '../../kernel/people/identities/tables';

const prefix = '/moduleenterprisepartner/partner';
const paths = {
  start: `${prefix}/oauth/authcode`,
  finish: `${prefix}/login/postlogin`,
  bind: `${prefix}/login/bind`,
  wxStart: `${prefix}/wx/check`,
  wxLogin: `${prefix}/wx/login`,
  wxSilent: `${prefix}/wx/silent/login`,
  wxRegister: `${prefix}/wx/regbind`,
  preEntrance: `${prefix}/login/preentrance`,
  entrance: `${prefix}/login/entrance`,
  judge: '/user/account/authorization/judge.json',
  authorize: '/user/account/authorization/add.json',
  send: '/moduleoperate/verifycode/sendcode.json',
  me: '/moduleenterprisepartner/config/getlogininfo',
};
const returnUrl = 'http://localhost:3000/login/oauth';
const minute = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const call: TestGateway['call'] = (...input) => gateway.call(...input);
const me = (token: string) => call(paths.me, {}, { token });

/** Goes to the provider's page and presses a button; answers where it leads. */
async function press(authorizeUrl: string, person: string): Promise<URL> {
  const body = new URLSearchParams({ person }).toString();
  const response = await gateway.app.fetch(
    new Request(authorizeUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    }),
  );
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

async function vouched(
  person: string,
  {
    provider = 'healthId',
    target,
    device,
  }: { provider?: string; target?: string; device?: string } = {},
) {
  const options = device === undefined ? {} : { deviceId: device };
  const { data } = await call(paths.start, { provider, returnUrl, target }, options);
  const url = await press(data.authorizeUrl, person);
  return { code: url.searchParams.get('code') ?? '', state: url.searchParams.get('state') ?? '' };
}

async function bindCode(mobile: string): Promise<string> {
  await call(paths.send, { mobile, scene: 'bind' });
  return gateway.lastCode(mobile);
}

describe('signing in by a provider', () => {
  it('binds a new identity to a number once, and signs it in from then on, to the target', async () => {
    const answer = await call(paths.finish, await vouched('lin-zhou', { target: '/my/patients' }));
    expect(answer.data).toMatchObject({ target: '/my/patients', bindToken: expect.any(String) });
    expect(answer.data.token).toBeUndefined();
    const mobile = gateway.newMobile();
    const bound = await call(paths.bind, {
      bindToken: answer.data.bindToken,
      mobile,
      code: await bindCode(mobile),
    });
    expect(bound.data).toMatchObject({ isTempLogin: false });
    const again = await call(paths.finish, await vouched('lin-zhou'));
    expect(again.data).toMatchObject({ userId: bound.data.userId, bindToken: null, target: null });
    expect((await me(again.data.token)).status).toBe(200);
    expect((await me(bound.data.token)).status).toBe(200);
  });

  it('belongs to the account that had the number before', async () => {
    const mobile = gateway.newMobile();
    const { userId } = (await me(await gateway.signIn(mobile))).data.userInfoVO;
    await gateway.advance(minute);
    const { data } = await call(paths.finish, await vouched('chen-yu'));
    const bound = await call(paths.bind, {
      bindToken: data.bindToken,
      mobile,
      code: await bindCode(mobile),
    });
    expect(bound.data.userId).toBe(userId);
    const other = await call(paths.finish, await vouched('emma-wood'));
    await gateway.advance(minute);
    const refused = await call(paths.bind, {
      bindToken: other.data.bindToken,
      mobile,
      code: await bindCode(mobile),
    });
    expect(refused.code).toBe(41055);
  });

  it('asks for nothing when the person refuses, or has never agreed and is asked silently', async () => {
    const { data } = await call(paths.start, { provider: 'healthId', returnUrl });
    expect((await press(data.authorizeUrl, '')).searchParams.get('error')).toBe('access_denied');
    const silent = await call(paths.wxStart, { returnUrl, silent: true });
    const response = await gateway.app.fetch(new Request(silent.data.authorizeUrl));
    expect(response.headers.get('location')).toContain('error=login_required');
  });

  it('opens an account without a number where that is wanted, and only silently for who has one', async () => {
    const chatApp = { provider: 'chatApp' };
    const silent = await call(paths.wxSilent, await vouched('emma-wood', chatApp));
    expect(silent.data).toMatchObject({ bindToken: null, target: null, userId: null });
    const { data } = await call(paths.wxLogin, await vouched('emma-wood', chatApp));
    const opened = await call(paths.wxRegister, { bindToken: data.bindToken });
    expect(opened.data).toMatchObject({ isTempLogin: true });
    const again = await call(paths.wxSilent, await vouched('emma-wood', chatApp));
    expect(again.data.userId).toBe(opened.data.userId);
  });

  it('ends the session that the browser had, so that two people never mix', async () => {
    const former = await gateway.signIn(gateway.newMobile());
    const answer = await call(paths.finish, await vouched('lin-zhou'), { token: former });
    expect(answer.code).toBe(0);
    expect((await me(former)).status).toBe(401);
  });
});

describe('a thief gets nowhere', () => {
  const refused = { code: 41054 };

  it('with a state of another device, a used one, or one too old', async () => {
    const stolen = await vouched('lin-zhou');
    expect(await call(paths.finish, stolen, { deviceId: 'thief' })).toMatchObject(refused);
    expect((await call(paths.finish, stolen)).code).toBe(0);
    expect(await call(paths.finish, stolen)).toMatchObject(refused);
    const late = await vouched('lin-zhou');
    await gateway.advance(11 * minute);
    expect(await call(paths.finish, late)).toMatchObject(refused);
  });

  it('with a guessed code, or a code from another provider', async () => {
    const { state } = await vouched('lin-zhou');
    expect(await call(paths.finish, { state, code: 'guess' })).toMatchObject(refused);
    const other = await vouched('lin-zhou', { provider: 'chatApp' });
    const { state: own } = await vouched('lin-zhou');
    expect(await call(paths.finish, { state: own, code: other.code })).toMatchObject(refused);
    const health = await vouched('lin-zhou');
    expect(await call(paths.wxLogin, health)).toMatchObject(refused);
  });

  it('with a stolen bind token on another device', async () => {
    const { data } = await call(paths.finish, await vouched('emma-wood'));
    const mobile = gateway.newMobile();
    await call(paths.send, { mobile, scene: 'bind' }, { deviceId: 'thief' });
    const body = { bindToken: data.bindToken, mobile, code: await gateway.lastCode(mobile) };
    expect(await call(paths.bind, body, { deviceId: 'thief' })).toMatchObject(refused);
    expect(await call(paths.wxRegister, { bindToken: 'guess' })).toMatchObject(refused);
  });

  it('by leading the answer to a page of their own', async () => {
    for (const target of ['https://evil.example', 'http://localhost.evil.example/', '//evil'])
      expect(
        (await call(paths.start, { provider: 'healthId', returnUrl: target })).code,
        target,
      ).toBe(42202);
    const { data } = await call(paths.start, { provider: 'healthId', returnUrl });
    const forged = new URL(data.authorizeUrl);
    forged.searchParams.set('redirect_uri', 'https://evil.example/');
    expect((await gateway.app.fetch(new Request(forged))).status).toBe(400);
  });

  it('by reading the database: states, codes and bind tokens are hashed', async () => {
    const { code, state } = await vouched('emma-wood');
    const { db } = gateway.services;
    const rows = JSON.stringify([
      await db.select().from(signInStates),
      await db.select().from(sandboxGrants),
      await db.select().from(unboundIdentities),
    ]);
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(state);
  });
});

describe('the entrance of a partner', () => {
  const headers = { appid: 'xinglin-h5-vip' };
  const key = () => entranceKeyOf(gateway.services.config, 'vip') ?? '';
  const ticketFor = (subject: string) =>
    newTicket('vip', subject, key(), gateway.services.clock.now());
  const enter = (ticket: string, options: CallOptions = { headers }) =>
    call(paths.entrance, { ticket }, options);

  it('lets a person in by a signed ticket, once', async () => {
    const first = await enter(ticketFor('employee-7'));
    const mobile = gateway.newMobile();
    const bound = await call(
      paths.bind,
      { bindToken: first.data.bindToken, mobile, code: await bindCode(mobile) },
      { headers },
    );
    const ticket = ticketFor('employee-7');
    expect((await call(paths.preEntrance, { ticket }, { headers })).data).toMatchObject({
      isBound: true,
    });
    expect((await enter(ticket)).data.userId).toBe(bound.data.userId);
    expect((await enter(ticket)).code).toBe(41005);
  });

  it('takes one ticket once, however many try at the same time', async () => {
    const ticket = ticketFor('employee-8');
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(ticket)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('refuses what is forged, too old, from the future, or another channel’s', async () => {
    const now = gateway.services.clock.now();
    const claims = { partner: 'vip', subject: 's', nonce: 'n'.repeat(16) };
    const [body = ''] = ticketFor('x').split('.');
    const bad = [
      `${body}.${'0'.repeat(64)}`,
      body,
      'x.y',
      newTicket('vip', 'x', 'another key of enough length', now),
      newTicket('sanming', 'x', key(), now),
      signTicket({ ...claims, issuedAt: now.getTime() - ticketLifeMs }, key()),
      signTicket({ ...claims, issuedAt: now.getTime() + 5 * minute }, key()),
      signTicket({ ...claims, nonce: 'short', issuedAt: now.getTime() }, key()),
    ];
    for (const ticket of bad) expect((await enter(ticket)).code, ticket).toBe(41005);
    expect((await enter(ticketFor('x'), { headers: { appid: 'xinglin-h5-sanming' } })).code).toBe(
      41005,
    );
  });

  it('tells a partner only what the person allows, and forgets no word of it', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    const judge = async (appid = headers.appid) =>
      (await call(paths.judge, {}, { token, headers: { appid } })).data;
    expect(await judge()).toMatchObject({ scopes: [], gmtAuthorized: null });
    await call(paths.authorize, { scopes: ['profile', 'orders'] }, { token, headers });
    expect((await judge()).scopes).toEqual(['profile', 'orders']);
    expect((await judge('xinglin-h5-sanming')).scopes).toEqual([]);
    await gateway.advance(minute);
    await call(paths.authorize, { scopes: [] }, { token, headers });
    expect(await judge()).toMatchObject({ scopes: [], gmtAuthorized: null });
  });
});
