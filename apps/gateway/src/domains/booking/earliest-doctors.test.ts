import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shiftCases } from '../../kernel/places/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

interface Item {
  readonly doctor: { readonly doctorId: string; readonly hospitalId: string };
  readonly shift: {
    readonly shiftCaseId: string;
    readonly doctorId: string;
    readonly date: string;
    readonly startTime: string;
    readonly remaining: number;
    readonly status: string;
  };
}

async function earliest(input: object): Promise<{ items: readonly Item[]; total: number }> {
  const { data } = await gateway.call('/order/shiftcase/earliest.json', {
    deptId: 'cardiology',
    pageSize: 50,
    ...input,
  });
  return data;
}
/** All of the list: a doctor whose first place is taken may go back by more than a page. */
async function everyPage(): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await earliest({ pageNo });
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}
const momentOf = ({ shift }: Item): string => `${shift.date} ${shift.startTime}`;

describe('the doctors of a department who can be seen first', () => {
  it('stand in the order of their first free shift, over all hospitals', async () => {
    const { items } = await earliest({});
    expect(items.length).toBeGreaterThan(10);
    expect(new Set(items.map(({ doctor }) => doctor.hospitalId)).size).toBeGreaterThan(1);
    expect(items.map(momentOf)).toEqual(items.map(momentOf).toSorted());
    for (const { doctor, shift } of items) {
      expect(shift).toMatchObject({ doctorId: doctor.doctorId, status: 'released' });
      expect(shift.remaining).toBeGreaterThan(0);
    }
  });

  it('go back in the list as soon as their first place is taken', async () => {
    const before = await everyPage();
    // At some hours of a day the first doctor has no other shift.
    const { rows } = await gateway.services.db.execute<{ doctor_id: string }>(sql`
      select doctor_id from shift_cases where remaining > 0 and date > ${before[0]?.shift.date}
      group by doctor_id`);
    const others = new Set(rows.map(({ doctor_id }) => doctor_id));
    const first = before.find(({ doctor }) => others.has(doctor.doctorId));
    if (!first) throw new Error('The seed has heart doctors with places on several days.');
    const { db } = gateway.services;
    await db
      .update(shiftCases)
      .set({ remaining: 0 })
      .where(eq(shiftCases.id, first.shift.shiftCaseId));
    const now = await everyPage();
    expect(now.map(({ shift }) => shift.shiftCaseId)).not.toContain(first.shift.shiftCaseId);
    const later = now.find(({ doctor }) => doctor.doctorId === first.doctor.doctorId);
    expect(later && momentOf(later) > momentOf(first)).toBe(true);
    await db.execute(
      sql`update shift_cases set remaining = ${first.shift.remaining} where id = ${first.shift.shiftCaseId}`,
    );
  });

  it('are those of one hospital, or of an area', async () => {
    const everywhere = await earliest({});
    const hospitalId = everywhere.items[0]?.doctor.hospitalId;
    const inHospital = await earliest({ hospitalId });
    expect(new Set(inHospital.items.map(({ doctor }) => doctor.hospitalId))).toEqual(
      new Set([hospitalId]),
    );
    const inArea = await earliest({ areaId: '330100' });
    expect(inArea.total).toBeGreaterThan(0);
    expect(inArea.total).toBeLessThan(everywhere.total);
  });

  it('are none in a department that does not exist', async () => {
    expect(await earliest({ deptId: 'astrology' })).toMatchObject({ items: [], total: 0 });
  });
});
