import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, it } from 'vitest';
import { brokenInvariants, nothingBroken } from '../../domains/booking/booking-fixture';
import { openDatabase } from '../../platform/database';
import { migrateDatabase, migrationsFolder } from '../../platform/migrations';
import { createTestDatabase } from '../../testing/test-gateway';
import { payments } from '../payment/tables';
import { orders, orderSteps } from './tables';

/** The last migration before the register of orders. */
const lastBefore = '0029_missed_visits';

/** Brings a database to where it was before there was a register. */
async function migrateToBefore(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-migrations-'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    cpSync(migrationsFolder(), folder, { recursive: true });
    const journalFile = join(folder, 'meta/_journal.json');
    // Drizzle's own file: its entries have tags.
    const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] };
    const end = journal.entries.findIndex(({ tag }) => tag === lastBefore);
    journal.entries.splice(end + 1);
    writeFileSync(journalFile, JSON.stringify(journal));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
    rmSync(folder, { recursive: true });
  }
}

/** Orders as gateways before the register wrote them: number, state, paid and returned cents, the states passed. */
const former = [
  ['awaiting', 'awaitingPayment', 0, 0, ['awaitingPayment']],
  ['booked', 'confirmed', 3800, 0, ['awaitingPayment', 'confirmed']],
  ['there', 'checkedIn', 3800, 0, ['awaitingPayment', 'confirmed', 'checkedIn']],
  ['seen', 'completed', 3800, 0, ['awaitingPayment', 'confirmed', 'checkedIn', 'completed']],
  ['missed', 'noShow', 3800, 0, ['awaitingPayment', 'confirmed', 'noShow']],
  ['expired', 'expired', 0, 0, ['awaitingPayment', 'expired']],
  [
    'returning',
    'refunding',
    3800,
    3800,
    ['awaitingPayment', 'confirmed', 'cancelledByPatient', 'refunding'],
  ],
  [
    'returned',
    'refunded',
    3800,
    3800,
    ['awaitingPayment', 'confirmed', 'cancelledByHospital', 'refunding', 'refunded'],
  ],
] as const;

it('orders, payments and refunds of before are found in the register', async () => {
  const database = await createTestDatabase({ bare: true });
  const db = openDatabase(database.url, { max: 2 });
  try {
    await migrateToBefore(database.url);
    for (const [orderNo, status, paid, returned, states] of former) {
      const holds = !['expired', 'refunding', 'refunded'].includes(status);
      await db.execute(sql`
        INSERT INTO registration_orders (order_no, owner_id, patient_id, shift_case_id, doctor_id, hospital_id,
          hosp_dept_id, clinic_type, date, period, starts_at, ends_at, time_zone, patient_name, patient_mobile, locale,
          fee_cents, paid_cents, refund_cents, status, holds_place, pay_before, cancel_before, created_at)
        VALUES (${orderNo}, 'owner', ${`patient of ${orderNo}`}, 'shift', 'doctor', 'hospital', 'department', 'expert',
          '2026-12-05', 'morning', '2026-12-05T00:30Z', '2026-12-05T01:00Z', 'Asia/Shanghai', '王芳', '138****0000', 'en',
          3800, ${paid}::int, ${returned}::int, ${status}, ${holds}::boolean, '2026-12-01T01:00Z', '2026-12-04T10:00Z',
          '2026-12-01T00:30Z')`);
      for (const [index, state] of states.entries()) {
        await db.execute(sql`
          INSERT INTO registration_steps (order_no, state, event, actor, reason, reason_key, at)
          VALUES (${orderNo}, ${state}, 'pay', 'system', ${index === 2 ? '发烧' : null}, ${index === 1 ? 'paid' : null},
            '2026-12-01T00:30Z'::timestamptz + make_interval(mins => ${index}))`);
      }
      if (paid > 0) {
        await db.execute(sql`
          INSERT INTO payments (payment_id, order_no, provider, amount_cents, status, received_cents, return_url, locale,
            created_at)
          VALUES (${`p-${orderNo}`}, ${orderNo}, 'sandbox', ${paid}::int, 'paid', ${paid}::int, '/', 'en', now())`);
      }
      if (returned > 0) {
        await db.execute(sql`
          INSERT INTO payment_refunds (refund_id, payment_id, order_no, amount_cents, status, expected_by, created_at)
          VALUES (${`r-${orderNo}`}, ${`p-${orderNo}`}, ${orderNo}, ${returned}::int,
            ${status === 'refunded' ? 'done' : 'processing'}, now(), now())`);
      }
    }
    // Two accounts had booked the same doctor on one day for the same person, which was possible then.
    await db.execute(sql`
      INSERT INTO patients (patient_id, owner_id, place, name, relation, card_type, identity_hash, mobile, gender,
        birth_date, is_default, created_at, updated_at)
      SELECT 'patient of ' || order_no, order_no, 1, '王芳', 'self', 'idCard', 'one card', '13800000000', 'female',
        '1985-03-07', true, now(), now() FROM registration_orders WHERE order_no IN ('awaiting', 'booked', 'seen')`);
    // A payment of a wrong amount is on its way back besides; the order's own sums do not know it.
    await db.execute(sql`
      INSERT INTO payments (payment_id, order_no, provider, amount_cents, status, received_cents, return_url, locale,
        created_at)
      VALUES ('wrong', 'awaiting', 'sandbox', 3800, 'mismatched', 1, '/', 'en', now())`);
    await db.execute(sql`
      INSERT INTO payment_refunds (refund_id, payment_id, order_no, cause, amount_cents, status, expected_by, created_at)
      VALUES ('r-wrong', 'wrong', 'awaiting', 'wrongAmount', 1, 'processing', now(), now())`);

    await migrateDatabase(database.url);

    const people = await db.execute(sql`SELECT order_no, person FROM registration_orders`);
    expect(new Map(people.rows.map(({ order_no, person }) => [order_no, person]))).toEqual(
      new Map(former.map(([no]) => [no, no === 'awaiting' ? 'one card' : `patient of ${no}`])),
    );
    const rows = await db.select().from(orders);
    const found = new Map(rows.map((row) => [row.orderNo, row]));
    expect(found.size).toBe(former.length);
    for (const [orderNo, state, paidCents, refundedCents, states] of former) {
      expect(found.get(orderNo), orderNo).toMatchObject({
        kind: 'registration',
        ownerId: 'owner',
        patientId: `patient of ${orderNo}`,
        doctorId: 'doctor',
        day: '2026-12-05',
        startsAt: new Date('2026-12-05T00:30Z'),
        state,
        locale: 'en',
        totalCents: 3800,
        paidCents,
        refundedCents,
        createdAt: new Date('2026-12-01T00:30Z'),
        movedAt: new Date(Date.UTC(2026, 11, 1, 0, 30 + states.length - 1)),
      });
    }
    const standing = former.map(([orderNo]) => {
      const row = found.get(orderNo);
      return [orderNo, row?.stateGroup, row?.dueAt?.toISOString() ?? null];
    });
    expect(standing).toEqual([
      ['awaiting', 'awaitingPayment', '2026-12-01T01:00:00.000Z'],
      ['booked', 'active', '2026-12-05T01:00:00.000Z'],
      // Midnight after the day of the visit, by the hospital's clock.
      ['there', 'active', '2026-12-05T16:00:00.000Z'],
      ['seen', 'completed', null],
      ['missed', 'completed', null],
      ['expired', 'cancelled', null],
      ['returning', 'refunding', null],
      ['returned', 'cancelled', null],
    ]);
    const steps = await db.select().from(orderSteps).orderBy(orderSteps.stepId);
    const stepsOf = (orderNo: string) => steps.filter((step) => step.orderNo === orderNo);
    for (const [orderNo, , , , states] of former) {
      expect(stepsOf(orderNo).map(({ state }) => state)).toEqual(states);
    }
    expect(stepsOf('returned')[1]).toMatchObject({ reason: null, reasonKey: 'paid' });
    expect(stepsOf('returned')[2]).toMatchObject({ reason: '发烧', reasonKey: null });
    const paid = await db.select().from(payments);
    expect(Object.fromEntries(paid.map((row) => [row.paymentId, row.refundedCents]))).toMatchObject(
      { 'p-booked': 0, 'p-returning': 3800, 'p-returned': 3800, wrong: 1 },
    );
    expect(await brokenInvariants(db)).toEqual(nothingBroken);
  } finally {
    await db.$client.end();
    await database.drop();
  }
});
