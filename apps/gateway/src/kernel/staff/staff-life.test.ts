import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  acceptInvitation,
  callStaff,
  goodPassword,
  nextCode,
  runStaffDesk,
  signInStaff,
  ticketOf,
  tokenOf,
} from '../../testing/staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { deskActs } from '../desk/tables';

const minute = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const statusOf = async (token: string) => (await callStaff(gateway, 'me', {}, { token })).status;

it('a person is invited, signs in, is locked, invited again, changed and closed', async () => {
  const added = { account: 'Chen.Li', name: '陈立', roles: ['nurse'] };
  const { staffId, token: invitation } = await runStaffDesk(gateway, 'add-staff', added);
  const member = async () => {
    const { items } = await runStaffDesk(gateway, 'list-staff', {});
    return items.find((one: { staffId: string }) => one.staffId === staffId);
  };
  expect(await member()).toMatchObject({ account: 'chen.li', state: 'invited', lastSeenAt: null });

  const person = await acceptInvitation(gateway, invitation);
  expect(person.me).toMatchObject({
    account: 'chen.li',
    roles: ['nurse'],
    doctor: null,
    recoveryCodesLeft: 10,
    idleMinutes: 30,
    isSandbox: true,
  });
  expect(await member()).toMatchObject({ state: 'active', lastSeenAt: expect.any(String) });

  const out = await callStaff(gateway, 'sign-out', {}, { token: person.token });
  expect([out.code, out.headers.get('x-staff-token')]).toEqual([0, '']);
  expect(await statusOf(person.token)).toBe(401);

  // The code that accepted the invitation counts no second time.
  const used = { ticket: await ticketOf(gateway, 'chen.li'), code: person.code };
  expect((await callStaff(gateway, 'second-factor', used)).code).toBe(44004);
  const first = tokenOf(await signInStaff(gateway, person));
  expect(await statusOf(first)).toBe(200);

  const ticket = await ticketOf(gateway, 'CHEN.LI');
  const [recoveryCode = ''] = person.recoveryCodes;
  const recovered = await callStaff(gateway, 'second-factor', { ticket, recoveryCode });
  expect(recovered.data.recoveryCodesLeft).toBe(9);
  const again = { ticket: await ticketOf(gateway, 'chen.li'), recoveryCode };
  expect((await callStaff(gateway, 'second-factor', again)).code).toBe(44004);

  for (let tries = 0; tries < 3; tries += 1) {
    const wrong = { account: 'chen.li', password: 'not the right one' };
    expect((await callStaff(gateway, 'sign-in', wrong)).code).toBe(44001);
  }
  const right = { account: 'chen.li', password: goodPassword };
  const wrong = { ...right, password: 'not the right one' };
  const locking = await callStaff(gateway, 'sign-in', wrong);
  expect([locking.code, locking.headers.get('retry-after')]).toEqual([44002, '900']);
  expect((await callStaff(gateway, 'sign-in', right)).code).toBe(44002);
  expect(await statusOf(first)).toBe(401);
  expect((await member()).state).toBe('locked');

  const renewed = await runStaffDesk(gateway, 'invite-staff-again', { staffId });
  expect((await member()).state).toBe('invited');
  expect((await callStaff(gateway, 'sign-in', right)).code).toBe(44001);
  const back = await acceptInvitation(gateway, renewed.token);
  expect(back.secret).not.toBe(person.secret);
  expect((await member()).state).toBe('active');
  expect(await statusOf(back.token)).toBe(200);
  expect(await statusOf(first)).toBe(401);

  await runStaffDesk(gateway, 'change-staff-roles', { staffId, roles: ['moderator', 'cashier'] });
  const { data } = await callStaff(gateway, 'me', {}, { token: back.token });
  expect(data.roles).toEqual(['moderator', 'cashier']);

  await gateway.advance(15 * minute);
  await runStaffDesk(gateway, 'close-staff', { staffId });
  expect(await statusOf(back.token)).toBe(401);
  expect((await callStaff(gateway, 'sign-in', right)).code).toBe(44001);
  expect((await member()).state).toBe('closed');
  const closed = { staff: 'Li', staffId };
  expect((await gateway.call('/sandbox/desk/invite-staff-again', closed)).status).toBe(403);

  const lines = await gateway.services.db
    .select({ action: deskActs.action, outcome: deskActs.outcome, staff: deskActs.staff })
    .from(deskActs)
    .where(eq(deskActs.staffId, staffId))
    .orderBy(deskActs.at);
  expect(lines.map(({ action, outcome }) => `${action}: ${outcome}`)).toEqual([
    'accept-invitation: done',
    'sign-out: done',
    'second-factor: staffCodeWrong',
    'sign-in: done',
    'use-recovery-code: done',
    'sign-in: done',
    'second-factor: staffCodeWrong',
    'sign-in: staffSignInWrong',
    'sign-in: staffSignInWrong',
    'sign-in: staffSignInWrong',
    'sign-in: staffSignInWrong',
    'lock: done',
    'accept-invitation: done',
  ]);
  expect(new Set(lines.map(({ staff }) => staff))).toEqual(new Set(['陈立']));
});

it('writes no password, code, secret or token into the log', async () => {
  const added = { account: 'quiet', name: '周敏', roles: ['nurse'] };
  const { token: invitation } = await runStaffDesk(gateway, 'add-staff', added);
  const person = await acceptInvitation(gateway, invitation);
  const code = await nextCode(gateway, person.secret);
  const ticket = await ticketOf(gateway, person.account);
  const token = tokenOf(await callStaff(gateway, 'second-factor', { ticket, code }));
  const log = gateway.log.join('');
  expect(log).toContain('/staff/session/second-factor');
  for (const secret of [
    invitation,
    ticket,
    goodPassword,
    person.secret,
    code,
    token,
    person.account,
  ])
    expect(log).not.toContain(secret);
});
