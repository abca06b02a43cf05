import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';

const minute = 60_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { sessionIdleMs: 30 * minute } });
});
afterAll(() => gateway.dispose());

const statusOf = async (token: string) =>
  (await gateway.call('/patient/list', {}, { token })).status;

describe('a session that may lie unused for half an hour', () => {
  it('lives on as long as it is used', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    for (let times = 0; times < 4; times += 1) {
      await gateway.advance(25 * minute);
      expect(await statusOf(token)).toBe(200);
    }
  });

  it('is over when it was not, and stays so', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    await gateway.advance(31 * minute);
    expect([await statusOf(token), await statusOf(token)]).toEqual([401, 401]);
  });

  it('is not kept alive by what is not used to the end', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    // Too soon to be noted: what counts is the sign-in, so that it is over earlier, never later.
    await gateway.advance(2 * minute);
    expect(await statusOf(token)).toBe(200);
    await gateway.advance(29 * minute);
    expect(await statusOf(token)).toBe(401);
  });
});
