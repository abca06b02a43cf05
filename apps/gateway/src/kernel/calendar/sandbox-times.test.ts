import { packageTimes } from '@xinglin/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servicePackageOffers } from '../../domains/service-packages/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { readCalendar } from './free-times';
import { spanOf } from './time-of-kind';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

it('has a free session of every expert of the sandbox beside their clinics', async () => {
  const { data } = await gateway.call('/order/telemedicine/doctor', { pageSize: 50 });
  expect(data.items.length).toBeGreaterThan(0);
  const busy = data.items.filter(({ nextAt }: { nextAt: string | null }) => nextAt === null);
  expect(busy).toEqual([]);
});

it('has free times of the doctors of its packages', async () => {
  const { db, clock } = gateway.services;
  const now = clock.now();
  const endsAt = new Date(now.getTime() + 30 * 24 * 60 * 60_000);
  const offers = await db.select().from(servicePackageOffers);
  const doctorIds = [...new Set(offers.map(({ doctorId }) => doctorId))];
  const isFree = await readCalendar(db, { doctorIds, startsAt: now, endsAt });
  const times = packageTimes(now, endsAt).flatMap((day) => day.times);
  const without = doctorIds.filter(
    (doctorId) => !times.some((at) => isFree(doctorId, spanOf(at, 30))),
  );
  expect(doctorIds.length).toBeGreaterThan(0);
  expect(without).toEqual([]);
});
