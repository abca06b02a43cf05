import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { users } from '../../kernel/people/accounts/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { newShiftsDeadline } from './new-shifts';
import { exportedFollowing } from './service';

let gateway: TestGateway;
let doctorIds: string[];
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  // One hospital, so that its days open together.
  const { rows } = await gateway.services.db.execute<{ id: string }>(sql`
    select id from doctors where hospital_id = '100001' order by id limit 3`);
  doctorIds = rows.map(({ id }) => id);
});
afterAll(() => gateway.dispose());

const dayMs = 24 * 3_600_000;
/** A day and an hour of it at the hospitals. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`);

/** Every day of a test is one that none before has looked at. */
let day = '';
let days = 0;
beforeEach(() => {
  days += 2;
  day = dayAt(new Date(gateway.services.clock.now().getTime() + days * dayMs), hospitalTimeZone);
});

/** Looks at half past eight and after, as often as the net of each minute does. */
async function sweep(now: Date): Promise<Date | null> {
  return newShiftsDeadline.sweep(gateway.services.db, now, gateway.services);
}

/** Gives doctors a shift with a place on the day that the hospital opens on `day`, and no other there. */
async function open(ids: readonly string[], remaining = 3): Promise<void> {
  await gateway.services.db.execute(sql`
    delete from shift_cases where date = (select ${day}::date + window_days from hospitals where id = '100001')`);
  await gateway.services.db.execute(sql`
    insert into shift_cases
      (id, doctor_id, hospital_id, hosp_dept_id, date, period, starts_at, ends_at, total, remaining, fee_cents, clinic_type)
    select 'new-' || doctor.id || ${day}, doctor.id, hospital.id, doctor.hosp_dept_id, ${day}::date + hospital.window_days,
      'morning', (${day}::date + hospital.window_days + time '09:00') at time zone hospital.time_zone,
      (${day}::date + hospital.window_days + time '09:30') at time zone hospital.time_zone, 3, ${remaining}, 5000, 'general'
    from doctors doctor join hospitals hospital on hospital.id = doctor.hospital_id
    where doctor.id = any(${sql.param([...ids])}::text[])`);
}

async function follower(...ids: readonly string[]) {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  for (const doctorId of ids)
    await gateway.call('/favorite/doctor/add.json', { doctorId }, { token });
  const told = async () =>
    (await gateway.messagesTo(mobile)).filter(({ text }) => text.includes('您关注的'));
  return { mobile, token, told };
}
const alert = async (token: string) =>
  (await gateway.call('/favorite/shiftalert/get.json', {}, { token })).data;
const change = (token: string, isOn: boolean) =>
  gateway.call('/favorite/shiftalert/change.json', { isOn }, { token });

describe('being told of new shifts', () => {
  it('comes once a day, in the morning, with the doctor and how many others', async () => {
    const one = await follower(doctorIds[0] ?? '');
    const all = await follower(...doctorIds);
    await open(doctorIds);
    expect(await sweep(at(day, '08:29'))).toEqual(at(day, '08:30'));
    expect(await one.told()).toEqual([]);
    const next = new Date(at(day, '08:30').getTime() + dayMs);
    expect(await sweep(at(day, '08:30'))).toEqual(next);
    await sweep(at(day, '11:00'));
    const [message, ...more] = await one.told();
    expect(more).toEqual([]);
    expect(message?.text).toMatch(/^【杏林健康】您关注的.+医生（.+）开放了.+的号源。可在/);
    const [several] = await all.told();
    expect(several?.text).toContain('另有 2 位您关注的医生也有新号源');
  });

  it('is not more when several gateways look at once', async () => {
    const { told } = await follower(doctorIds[0] ?? '');
    await open(doctorIds);
    await Promise.all(Array.from({ length: 6 }, () => sweep(at(day, '09:00'))));
    expect(await told()).toHaveLength(1);
  });

  it('says nothing where nothing new has a place', async () => {
    const { told } = await follower(doctorIds[0] ?? '');
    await open(doctorIds, 0);
    await sweep(at(day, '09:00'));
    expect(await told()).toEqual([]);
  });

  it('does not tell of another doctor', async () => {
    const { told } = await follower(doctorIds[0] ?? '');
    await open(doctorIds.slice(1));
    await sweep(at(day, '09:00'));
    expect(await told()).toEqual([]);
  });

  it('waits for a hospital that opens its day later, and does not count the day before again', async () => {
    const { db } = gateway.services;
    await db.execute(sql`update hospitals set release_time = '10:00' where id = '100001'`);
    const { told } = await follower(doctorIds[0] ?? '');
    await open(doctorIds);
    await sweep(at(day, '09:00'));
    expect(await told()).toEqual([]);
    const following = dayAt(new Date(at(day, '09:00').getTime() + dayMs), hospitalTimeZone);
    await sweep(at(following, '09:00'));
    await db.execute(sql`update hospitals set release_time = '07:00' where id = '100001'`);
    expect(await told()).toHaveLength(1);
  });

  it('begins with the first doctor that is followed, the day after, and ends when it is turned off', async () => {
    const { token, told } = await follower();
    expect(await alert(token)).toEqual({ isOn: false });
    const doctorId = doctorIds[0] ?? '';
    await gateway.call('/favorite/doctor/add.json', { doctorId }, { token });
    expect(await alert(token)).toEqual({ isOn: true });
    await sweep(gateway.services.clock.now());
    expect(await told()).toEqual([]);
    expect((await change(token, false)).data).toEqual({ isOn: false });
    await open(doctorIds);
    await sweep(at(day, '09:00'));
    expect(await told()).toEqual([]);
    // Another doctor does not turn it on again.
    await gateway.call('/favorite/doctor/add.json', { doctorId: doctorIds[1] }, { token });
    expect(await alert(token)).toEqual({ isOn: false });
  });

  it('speaks the language in which it was turned on', async () => {
    const { mobile, token } = await follower(doctorIds[0] ?? '');
    await gateway.call('/favorite/shiftalert/change.json', { isOn: true }, { token, locale: 'en' });
    await open(doctorIds);
    await sweep(at(day, '09:00'));
    const [message] = await gateway.messagesTo(mobile);
    expect(message?.text).toMatch(/^\[Xinglin Health\] Dr .+, whom you follow, has opened/);
  });

  it('goes along in the copy of the data, and is forgotten with the account', async () => {
    const { mobile } = await follower(doctorIds[0] ?? '');
    const { db, clock } = gateway.services;
    const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
    const userId = user?.userId ?? '';
    expect(await exportedFollowing(db, userId, 'zh-Hans')).toMatchObject({ shiftAlert: true });
    await db.transaction(async (transaction) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(transaction, userId, clock.now(), gateway.services);
    });
    expect(await exportedFollowing(db, userId, 'zh-Hans')).toEqual({
      favorites: [],
      shiftAlert: null,
      releaseReminders: [],
    });
  });
});
