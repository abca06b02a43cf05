import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStaffMember, noticesOf, webhooksOf } from '../../../testing/notice-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { outboxMessages } from '../../../platform/tables';
import { notifyStaff } from './notify-staff';
import type { StaffEvent } from './staff-event';

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  other = await gateway.another();
});
afterAll(async () => {
  await other.dispose();
  await gateway.dispose();
});

const event = (orderKey: string, doctorIds: readonly string[]): StaffEvent => ({
  kind: 'consultReminded',
  once: orderKey,
  audience: { doctorIds },
  orderKey,
  facts: {},
});
const report = ({ services }: TestGateway, reported: StaffEvent) =>
  services.db.transaction((db) =>
    notifyStaff({ db, now: services.clock.now(), services }, reported),
  );
const textsTo = (mobile: string) =>
  gateway.services.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, mobile));

it('is one notice, one text and one webhook when two gateways report it at the same time', async () => {
  const mobile = gateway.newMobile();
  await addStaffMember(gateway, { roles: ['doctor'], doctorId: 'd1', isOnDuty: true, mobile });
  const reported = event('race', ['d1']);
  const isNew = await Promise.all(
    [gateway, other, gateway, other].map((at) => report(at, reported)),
  );
  expect(isNew.filter(Boolean)).toHaveLength(1);
  expect(await noticesOf(gateway, 'race')).toHaveLength(1);
  expect(await textsTo(mobile)).toHaveLength(1);
  expect(await webhooksOf(gateway, 'race')).toHaveLength(1);
});

it('is nothing new where it is reported again for other doctors', async () => {
  expect(await report(gateway, event('pool', ['d2', 'd3']))).toBe(true);
  expect(await report(gateway, event('pool', ['d3', 'd4']))).toBe(false);
  const notified = await noticesOf(gateway, 'pool');
  expect(new Set(notified.map(({ doctorId }) => doctorId))).toEqual(new Set(['d2', 'd3']));
  expect(await webhooksOf(gateway, 'pool')).toHaveLength(1);
});

it('sends one text where two events concern a person at the same time', async () => {
  const mobile = gateway.newMobile();
  await addStaffMember(gateway, { roles: ['doctor'], doctorId: 'd5', isOnDuty: true, mobile });
  await Promise.all(
    [gateway, other].map((at, index) => report(at, event(`both-${index}`, ['d5']))),
  );
  expect(await textsTo(mobile)).toHaveLength(1);
});

it('is nothing when its transaction is rolled back', async () => {
  const { services } = gateway;
  await services.db
    .transaction(async (db) => {
      await notifyStaff({ db, now: services.clock.now(), services }, event('none', ['d6']));
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await noticesOf(gateway, 'none')).toEqual([]);
  expect(await webhooksOf(gateway, 'none')).toEqual([]);
});
