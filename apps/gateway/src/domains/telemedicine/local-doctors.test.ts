import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDoctor, addHospital } from '../booking/booking-fixture';
import { hospitals } from '../../kernel/places/tables';
import { addLocalDoctor, openSessions } from '../../testing/telemedicine-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let sessions: Awaited<ReturnType<typeof openSessions>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  sessions = await openSessions(gateway);
});
afterAll(() => gateway.dispose());

interface Found {
  readonly doctor: { readonly doctorId: string; readonly gender: string };
  readonly distanceMetres: number | null;
}

/** A local doctor of a clinic of their own at a latitude. */
async function doctorAt(latitude: number): Promise<string> {
  const { db } = gateway.services;
  const place = await addHospital(db);
  await db.update(hospitals).set({ latitude }).where(eq(hospitals.id, place.hospitalId));
  const { doctorId } = await addDoctor(db, place);
  await addLocalDoctor(db, doctorId);
  return doctorId;
}

it('puts the nearest free local doctor first, with the distance, where a position is known', async () => {
  const [far, near] = [await doctorAt(31.2), await doctorAt(30.21)];
  const { call, orderNo } = await sessions.ordered();
  const listed = async (body: object): Promise<Found[]> =>
    (await call('localdoctor', { orderNo, pageSize: 50, ...body })).data.items;
  const here = await listed({ latitude: 30.2, longitude: 120.1 });
  expect(here.map(({ doctor }) => doctor.doctorId)).toEqual([near, far]);
  // One hundredth of a degree of latitude, and one degree.
  expect(here.map(({ distanceMetres }) => distanceMetres)).toEqual([1112, 111_195]);
  const [nearest] = await listed({ latitude: 31.2, longitude: 120.1, pageSize: 1 });
  expect(nearest).toMatchObject({ doctor: { doctorId: far }, distanceMetres: 0 });
  // Half a position is none.
  for (const half of [{}, { latitude: 30.2 }])
    expect((await listed(half)).map(({ distanceMetres }) => distanceMetres)).toEqual([null, null]);
});
