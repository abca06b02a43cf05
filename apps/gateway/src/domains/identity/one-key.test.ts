import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const paths = {
  ways: '/moduleenterprisepartner/partner/login/prelogin',
  flash: '/user/account/flashlogin.json',
};
const minute = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const call: TestGateway['call'] = (...input) => gateway.call(...input);

describe('one-key sign-in', () => {
  const offer = async () => {
    const { data } = await call(paths.ways);
    expect(data.providers).toEqual(['chatApp', 'healthId', 'facebook', 'google']);
    const script = await gateway.app.fetch(new Request(data.oneKeyScriptUrl));
    const text = await script.text();
    return JSON.parse(text.slice(text.indexOf('{'), -1)) as { accessToken: string };
  };

  it('signs in by the number of the device, once for each token', async () => {
    const { accessToken } = await offer();
    const { data } = await call(paths.flash, { accessToken });
    expect(data).toMatchObject({ userId: 'seed-logged-in', isTempLogin: false });
    expect((await call(paths.flash, { accessToken })).code).toBe(41054);
  });

  it('refuses a token that is guessed, or two minutes old', async () => {
    expect((await call(paths.flash, { accessToken: 'guess' })).code).toBe(41054);
    const { accessToken } = await offer();
    await gateway.advance(2 * minute);
    expect((await call(paths.flash, { accessToken })).code).toBe(41054);
  });

  it('is not offered outside of the sandbox unless it is configured', async () => {
    const strict = await openTestGateway({ config: { sandbox: false } });
    expect((await strict.call(paths.ways)).data).toEqual({ providers: [], oneKeyScriptUrl: null });
    expect((await strict.call(paths.flash, { accessToken: 'x' })).status).toBe(403);
    await strict.dispose();
  });
});
