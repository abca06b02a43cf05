import { afterEach, expect, it, vi } from 'vitest';
import { openTestGateway } from '../../testing/test-gateway';
import { httpIdentityProvider } from './identity-provider';

afterEach(() => vi.unstubAllGlobals());

const settings = {
  authorizeUrl: 'https://provider.example/authorize',
  tokenUrl: 'https://provider.example/token',
  userInfoUrl: 'https://provider.example/person',
  clientId: 'portal',
  clientSecret: 'secret',
  scope: 'openid profile',
};

/** A provider that says this of its person. */
function sayOf(person: object): void {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === settings.tokenUrl ? { access_token: 'token' } : person),
  );
}

it('asks for what the settings say', () => {
  const url = httpIdentityProvider(settings).authorizeUrl({
    state: 'state',
    returnUrl: 'https://portal.example/back',
    silent: false,
  });
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    response_type: 'code',
    client_id: 'portal',
    redirect_uri: 'https://portal.example/back',
    scope: 'openid profile',
    state: 'state',
  });
});

it.each([
  ['by OpenID Connect', { sub: 's-1', name: ' Anna ' }, { subject: 's-1', name: 'Anna' }],
  ['by an id of its own', { id: 's-2', name: 'Anna' }, { subject: 's-2', name: 'Anna' }],
  ['without a name', { sub: 's-3' }, { subject: 's-3', name: undefined }],
  ['with a name that is no text', { sub: 's-4', name: 7 }, { subject: 's-4', name: undefined }],
  ['with a blank name', { sub: 's-5', name: '  ' }, { subject: 's-5', name: undefined }],
  [
    'with a name without end',
    { sub: 's-6', name: 'a'.repeat(5_000) },
    { subject: 's-6', name: 'a'.repeat(100) },
  ],
])('reads a person %s', async (_, told, expected) => {
  sayOf(told);
  const { db } = {} as never;
  const provider = httpIdentityProvider(settings);
  expect(await provider.identityOf(db, 'code', 'https://portal.example', new Date())).toEqual(
    expected,
  );
});

it('takes no address that a provider tells for a proof of the account that has it', async () => {
  const portal = 'https://overseas.example';
  const gateway = await openTestGateway({
    config: { identityProviders: { google: settings }, portalOrigins: [portal] },
  });
  const email = 'anna@example.org';
  await gateway.call('/moduleusercenter/email/getcode', { email, scene: 'register' });
  const code = await gateway.lastCode(email);
  const registered = { email, code, password: '0'.repeat(32) };
  expect((await gateway.call('/moduleusercenter/email/register', registered)).code).toBe(0);

  sayOf({ sub: 's-1', name: 'Anna', email, email_verified: true });
  const prefix = '/moduleenterprisepartner/partner';
  const { data } = await gateway.call(`${prefix}/oauth/authcode`, {
    provider: 'google',
    returnUrl: `${portal}/overseas/login/middle`,
  });
  const state = new URL(data.authorizeUrl).searchParams.get('state');
  const answer = await gateway.call(`${prefix}/login/postlogin`, { code: 'code', state });
  expect(answer.data).toMatchObject({
    bindToken: expect.any(String),
    userId: null,
    proven: { provider: 'google', name: 'Anna' },
  });
  await gateway.dispose();
});
