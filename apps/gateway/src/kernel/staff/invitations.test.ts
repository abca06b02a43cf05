import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  callStaff,
  codeAt,
  enrolStaff,
  goodPassword,
  runStaffDesk,
  signInStaff,
} from '../../testing/staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const hour = 60 * 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

let people = 0;
async function invite(): Promise<{ staffId: string; token: string }> {
  const account = `invited-${(people += 1)}`;
  return runStaffDesk(gateway, 'add-staff', { account, name: '王芳芳', roles: ['moderator'] });
}
const open = (token: string) => callStaff(gateway, 'open-invitation', { token });
async function accept(token: string, typed: { password?: string; code?: string } = {}) {
  const { data } = await open(token);
  const code = data === null ? '123456' : codeAt(data.secret, gateway.services.clock.now());
  return callStaff(gateway, 'accept-invitation', { token, password: goodPassword, code, ...typed });
}

describe('an invitation', () => {
  it('says what it is for, with the same secret each time it is opened', async () => {
    const { token } = await invite();
    const { data } = await open(token);
    expect(data).toMatchObject({ name: '王芳芳', roles: ['moderator'] });
    expect(data.otpauth).toContain(data.secret);
    expect(data.qrSvg).toContain('</svg>');
    expect((await open(token)).data).toEqual(data);
  });

  it.each([
    ['a password that is too short', { password: 'short' }, 42200],
    ['a password with the name', { password: '杏花王芳芳开满枝头真好看' }, 42200],
    ['a wrong code', { code: '000000' }, 44004],
  ])('refuses %s and stays open', async (_, typed, code) => {
    const { token } = await invite();
    const refused = await accept(token, typed);
    expect(refused.code).toBe(code);
    expect(refused.headers.get('x-staff-token')).toBeNull();
    expect((await accept(token)).code).toBe(0);
  });

  it('names the field of a password that is refused', async () => {
    const { token } = await invite();
    const { data } = await accept(token, { password: 'password2026!' });
    expect(data).toMatchObject({
      fields: [{ path: 'password', message: expect.stringMatching(/太常见/) }],
    });
  });

  it('is accepted once, by one of two at the same time', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0, 44005,
    ]);
    expect((await accept(token)).code).toBe(44005);
    expect((await open(token)).code).toBe(44005);
  });

  it('ends after 72 hours, with the next one, and when the account is closed', async () => {
    const late = await invite();
    await gateway.advance(72 * hour);
    const replaced = await invite();
    await runStaffDesk(gateway, 'invite-staff-again', { staffId: replaced.staffId });
    const closed = await invite();
    await runStaffDesk(gateway, 'close-staff', { staffId: closed.staffId });
    for (const { token } of [late, replaced, closed, { token: 'unknown' }])
      expect([(await open(token)).code, (await accept(token)).code]).toEqual([44005, 44005]);
  });

  it('that comes again voids password, second factor, recovery codes and sessions at once', async () => {
    const person = await enrolStaff(gateway);
    const { token } = await runStaffDesk(gateway, 'invite-staff-again', {
      staffId: person.staffId,
    });
    expect((await callStaff(gateway, 'me', {}, { token: person.token })).status).toBe(401);
    const former = { account: person.account, password: goodPassword };
    expect((await callStaff(gateway, 'sign-in', former)).code).toBe(44001);
    const renewed = await acceptInvitation(gateway, token);
    expect(renewed.recoveryCodes).not.toContain(person.recoveryCodes[0]);
    await expect(
      signInStaff(gateway, { ...person, secret: renewed.secret }),
    ).resolves.toMatchObject({ code: 0 });
  });
});
