import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callStaff, codeAt, runStaffDesk, ticketOf, tokenOf } from '../../testing/staff-fixture';
import { testConfig } from '../../testing/test-config';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { doctors } from '../places/tables';
import { sandboxStaffCredentials, seedSandboxStaff } from './sandbox-people';
import { staffAccounts } from '../desk/staff/tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const people = async () => (await callStaff(gateway, 'one-tap-people', {})).data.items;
const countIn = async ({ services: { db } }: TestGateway) =>
  (await db.select().from(staffAccounts)).length;

describe('the staff of the sandbox', () => {
  it('has people of every role, each with what they do', async () => {
    const shown = await people();
    expect(shown.map(({ name, roles }) => [name, ...roles])).toEqual([
      ['沈知远', 'doctor'],
      ['林若溪', 'doctor'],
      ['许清和', 'doctor'],
      ['周敏', 'nurse'],
      ['陈立', 'pharmacist'],
      ['孙悦', 'service'],
      ['何静', 'moderator'],
      ['吴晓梅', 'cashier'],
      ['郑凯', 'cashier'],
      ['方远', 'administrator'],
    ]);
    for (const { note } of shown) expect(note).toMatch(/\p{Script=Han}/u);
  });

  it('signs in by one tap, a doctor as the one of the directory', async () => {
    const [doctor] = await people();
    const signedIn = await callStaff(gateway, 'sandbox-sign-in', {
      staffId: doctor?.staffId ?? '',
    });
    const [row] = await gateway.services.db
      .select({ id: doctors.id })
      .from(doctors)
      .where(eq(sql`${doctors.name} ->> 'zh-Hans'`, '沈知远'))
      .orderBy(doctors.id);
    expect(signedIn.data).toMatchObject({
      name: '沈知远',
      doctor: {
        doctorId: row?.id,
        name: '沈知远',
        title: '主任医师',
        department: expect.any(String),
      },
    });
    const { status } = await callStaff(gateway, 'me', {}, { token: tokenOf(signedIn) });
    expect(status).toBe(200);
  });

  it('signs in by its password and its authenticator app as well', async () => {
    const { password, totpSecret } = sandboxStaffCredentials;
    const ticket = await ticketOf(gateway, 'fangyuan', password);
    const code = codeAt(totpSecret, gateway.services.clock.now());
    const { data } = await callStaff(gateway, 'second-factor', { ticket, code });
    expect(data.roles).toEqual(['administrator']);
  });

  it('one tap opens no other account, and none that is closed', async () => {
    const added = { account: 'real.person', name: '赵宁', roles: ['nurse'] };
    const { staffId } = await runStaffDesk(gateway, 'add-staff', added);
    await runStaffDesk(gateway, 'close-staff', { staffId: 'sandbox-hejing' });
    for (const id of [staffId, 'sandbox-hejing', 'none'])
      expect((await callStaff(gateway, 'sandbox-sign-in', { staffId: id })).status).toBe(403);
  });

  it('is added once, to a sandbox of a former release as well, and nowhere else', async () => {
    const other = await openTestGateway({ seeded: true });
    try {
      const { db } = other.services;
      const seedWith = (sandbox: boolean) =>
        db.transaction((tx) =>
          seedSandboxStaff(tx, { config: { ...testConfig, sandbox }, now: new Date() }),
        );
      await seedWith(true);
      expect(await countIn(other)).toBe(10);
      await db.delete(staffAccounts);
      await seedWith(false);
      expect(await countIn(other)).toBe(0);
      await seedWith(true);
      expect(await countIn(other)).toBe(10);
    } finally {
      await other.dispose();
    }
  });

  it('does not exist without the doctors of a seed', async () => {
    const empty = await openTestGateway();
    try {
      const now = new Date();
      await empty.services.db.transaction((tx) =>
        seedSandboxStaff(tx, { config: testConfig, now }),
      );
      expect(await countIn(empty)).toBe(0);
    } finally {
      await empty.dispose();
    }
  });
});
