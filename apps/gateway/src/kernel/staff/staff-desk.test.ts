import type { DeskRequest, DeskResponse } from '@xinglin/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callStaff,
  enrolStaff,
  runStaffDesk,
  type EnrolledStaff,
} from '../../testing/staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { Refusal } from '../../platform/refusal';
import { doctors } from '../places/tables';
import type { StaffActor } from '../desk/actor';
import { staffDesk } from './staff-desk';
import { runDeskAction } from '../desk/run-action';
import { findStaff } from './sessions';
import { staffAccounts } from '../desk/staff/tables';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  const [doctor] = await gateway.services.db.select({ id: doctors.id }).from(doctors).limit(1);
  doctorId = doctor?.id ?? '';
});
afterAll(() => gateway.dispose());

const desk = (action: string, input: object) => gateway.call(`/sandbox/desk/${action}`, input);

let names = 0;
const newPerson = (more: object) => ({
  account: `desk-${(names += 1)}`,
  name: '赵宁',
  roles: ['nurse'],
  ...more,
});

/** What an action comes to for a person of the staff: `done`, or the name of its refusal. */
const actAs = async (token: string, name: string, input: Record<string, unknown>) =>
  act(await actorOf(token), name, input);

async function actorOf(token: string): Promise<StaffActor> {
  const actor = await findStaff(gateway.services, token);
  if (actor === null) throw new Error('no session');
  return actor;
}

async function act(
  actor: StaffActor,
  name: string,
  input: Record<string, unknown>,
): Promise<string> {
  const { services } = gateway;
  const action = staffDesk.find((one) => one.name === name);
  if (action === undefined) throw new Error('no such action');
  return runDeskAction(action, { ...input, staff: actor.name }, actor, services).then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.errorName : Promise.reject(error)),
  );
}

describe('an account', () => {
  it.each([
    ['of a doctor without a doctor', { roles: ['doctor'] }, 44007],
    ['of a doctor who is not in the directory', { roles: ['doctor'], doctorId: 'none' }, -7],
    ['of a nurse with a doctor', { doctorId: 'known' }, 44007],
    ['without a role', { roles: [] }, 42200],
    ['with an unknown role', { roles: ['owner'] }, 42200],
    ['with a blank in it', { account: 'li na' }, 42200],
    ['that exists, in other letters', { account: 'TAKEN' }, 44006],
    ['of a doctor of the directory', { roles: ['doctor', 'nurse'], doctorId: 'known' }, 0],
  ])('%s', async (_, typed, code) => {
    await desk('add-staff', newPerson({ account: 'taken' }));
    const person: Record<string, unknown> = newPerson(typed);
    if (person['doctorId'] === 'known') person['doctorId'] = doctorId;
    expect((await desk('add-staff', person)).code).toBe(code);
  });

  it('is listed with its doctor, and none of its secrets', async () => {
    const person = newPerson({ roles: ['doctor'], doctorId });
    const { staffId, token } = await runStaffDesk(gateway, 'add-staff', person);
    const { items } = await runStaffDesk(gateway, 'list-staff', {});
    const listed = items.find((one: { staffId: string }) => one.staffId === staffId);
    expect(listed).toMatchObject({
      account: person.account,
      doctorId,
      doctorName: expect.stringMatching(/\p{Script=Han}{2}/u),
      state: 'invited',
    });
    expect(JSON.stringify(items)).not.toContain(token);
    expect(JSON.stringify(items)).not.toContain('argon2');
  });

  it('changes its roles and its doctor together', async () => {
    const { staffId } = await enrolStaff(gateway);
    const change = async (typed: Omit<DeskRequest<'change-staff-roles'>, 'staffId'>) => {
      const { code, data } = await desk('change-staff-roles', { staffId, ...typed });
      return code === 0 ? [data.roles, data.doctorId] : code;
    };
    expect(await change({ roles: ['doctor'] })).toBe(44007);
    expect(await change({ roles: ['doctor', 'doctor'], doctorId })).toEqual([['doctor'], doctorId]);
    expect(await change({ roles: ['service'] })).toEqual([['service'], null]);
  });

  it.each(['change-staff-roles', 'invite-staff-again', 'close-staff'])(
    '%s refuses one that does not exist or is closed',
    async (action) => {
      const { staffId } = await enrolStaff(gateway);
      await runStaffDesk(gateway, 'close-staff', { staffId });
      for (const id of [staffId, 'none'])
        expect((await desk(action, { staffId: id, roles: ['nurse'] })).status).toBe(403);
    },
  );

  it('that is closed is no longer on duty and has no number', async () => {
    const { staffId, token } = await enrolStaff(gateway);
    await callStaff(gateway, 'set-duty', { isOnDuty: true, mobile: '13800000000' }, { token });
    const closed: DeskResponse<'close-staff'> = await runStaffDesk(gateway, 'close-staff', {
      staffId,
    });
    expect(closed).toMatchObject({ state: 'closed', isOnDuty: false });
    const [row] = await gateway.services.db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.staffId, staffId));
    expect([row?.mobile, row?.passwordHash, row?.totpSecret]).toEqual([null, null, null]);
  });
});

describe('administrators', () => {
  let one: EnrolledStaff;
  let other: EnrolledStaff;
  beforeEach(async () => {
    // Those of the sandbox and of other tests are none any more.
    await gateway.services.db.update(staffAccounts).set({ roles: ['service'] });
    one = await enrolStaff(gateway, { roles: ['administrator'] });
    other = await enrolStaff(gateway, { roles: ['administrator'] });
  });

  it.each([
    ['close-staff', {}],
    ['change-staff-roles', { roles: ['nurse'] }],
    ['invite-staff-again', {}],
  ])('do not run %s on themselves', async (action, typed) => {
    expect(await actAs(one.token, action, { staffId: one.staffId, ...typed })).toBe(
      'staffOwnAccount',
    );
  });

  it('may give themselves a further role', async () => {
    const roles = ['administrator', 'cashier'];
    expect(await actAs(one.token, 'change-staff-roles', { staffId: one.staffId, roles })).toBe(
      'done',
    );
  });

  it.each([
    ['close-staff', {}],
    ['change-staff-roles', { roles: ['nurse'] }],
    ['invite-staff-again', {}],
  ])('%s refuses the last one who can sign in, also by a key', async (action, typed) => {
    await runStaffDesk(gateway, 'add-staff', newPerson({ roles: ['administrator'] }));
    expect(await actAs(one.token, 'close-staff', { staffId: other.staffId })).toBe('done');
    expect((await desk(action, { staffId: one.staffId, ...typed })).code).toBe(44009);
  });

  it('of two who close each other at the same time one stays', async () => {
    // Both have their session when they act, whichever is first.
    const [first, second] = await Promise.all([actorOf(one.token), actorOf(other.token)]);
    const outcomes = await Promise.all([
      act(first, 'close-staff', { staffId: other.staffId }),
      act(second, 'close-staff', { staffId: one.staffId }),
    ]);
    expect(outcomes.toSorted()).toEqual(['done', 'staffLastAdministrator']);
    const left = await gateway.services.db
      .select({ closedAt: staffAccounts.closedAt })
      .from(staffAccounts)
      .where(inArray(staffAccounts.staffId, [one.staffId, other.staffId]));
    expect(left.filter(({ closedAt }) => closedAt === null)).toHaveLength(1);
  });
});
