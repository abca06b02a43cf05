import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCalendar, pairsOfKinds, type Visitor } from '../../testing/calendar-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { shiftCases } from '../places/tables';

const ifDoctorBusy = {
  // A clinic that is opened later is the hospital's own decision.
  registration: 0,
  consult: businessErrors.consultTimeTaken,
  telemedicine: businessErrors.slotTaken,
  servicePackage: businessErrors.packageTimeTaken,
} as const;

let gateway: TestGateway;
let calendar: Awaited<ReturnType<typeof openCalendar>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  calendar = await openCalendar(gateway);
});
afterAll(() => gateway.dispose());

const db = () => gateway.services.db;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
/** When calls, sessions and packages can all be had. */
const evening = () => calendar.at('18:00');

describe('the calendar of a doctor', () => {
  it.each(pairsOfKinds)('after a %s answers a %s of another patient', async (first, second) => {
    const doctor = await calendar.newDoctor();
    const [one, other] = [await calendar.newVisitor(), await calendar.newVisitor()];
    expect((await calendar.book(first, doctor, one, evening())).answer.code).toBe(0);
    const { answer } = await calendar.book(second, doctor, other, evening());
    expect(answer.code).toBe(ifDoctorBusy[second]);
    // It is another patient's order.
    if (answer.code !== 0) expect(answer.data).toBeNull();
  });

  it('leaves a clinic out of what is free, minute by minute, until it is stopped', async () => {
    const doctor = await calendar.newDoctor();
    const visitor = await calendar.newVisitor();
    const { doctorId } = doctor;
    // It ends a minute behind the beginning of the session at half past six.
    const clinic = await calendar.addClinic(doctorId, calendar.at('16:00'), 151);
    const freeOf = async () => {
      const { data: calls } = await visitor.call('/consult/consultorder/getintentiontime', {
        doctorId,
        kind: 'phone',
      });
      const { data: sessions } = await visitor.call('/order/telemedicine/schedule', { doctorId });
      const isFree = (time: string) =>
        sessions.times.find(
          ({ startsAt }: { startsAt: string }) => startsAt === calendar.at(time).toISOString(),
        ).isFree;
      const hasCall = (time: string) =>
        calls.times.some(
          ({ startsAt }: { startsAt: string }) => startsAt === calendar.at(time).toISOString(),
        );
      return [
        ...['15:00', '15:30', '16:00', '18:00', '18:30'].map(isFree),
        ...['18:00', '18:30', '19:00'].map(hasCall),
      ];
    };
    expect(await freeOf()).toEqual([true, true, false, false, false, false, false, true]);
    await calendar.desk('stop-shift', { shiftCaseId: clinic, reason: '医生出差' });
    expect(await freeOf()).toEqual([true, true, true, true, true, true, true, true]);
    await calendar.book('consult', doctor, visitor, calendar.at('18:30'));
    expect(await freeOf()).toEqual([true, true, true, true, false, true, false, true]);
  });

  it('leaves the other appointments of doctor and patient out of the times of a package', async () => {
    const doctor = await calendar.newDoctor();
    const visitor = await calendar.newVisitor();
    const other = await calendar.newVisitor();
    const call = await calendar.prepare('servicePackage', doctor, visitor, evening());
    const { orderNo } = await call();
    const times = async (): Promise<string[]> =>
      (
        await visitor.call('/hades/sche/p/list', { orderNo, serviceId: 'appointment' })
      ).data.days.flatMap((day: { times: string[] }) => day.times);
    const free = await times();
    const [first = '', second = '', third = ''] = free.filter(
      (at) => at.includes('T06:') || at.includes('T07:'),
    );
    const tele = (who: Visitor, whom: { doctorId: string }, startsAt: string) =>
      who.call('/order/telemedicine/submit', {
        ...whom,
        patientId: who.patientId,
        startsAt,
        complaint: '右膝疼了三个月',
      });
    expect((await tele(other, { doctorId: doctor.doctorId }, first)).code).toBe(0);
    const { doctorId } = await calendar.newDoctor();
    expect((await tele(visitor, { doctorId }, second)).code).toBe(0);
    expect(await times()).toEqual(free.filter((at) => at !== first && at !== second));
    const take = (startsAt: string) =>
      visitor.call('/hades/sche/p/book', { orderNo, serviceId: 'appointment', startsAt });
    expect((await take(first)).code).toBe(businessErrors.packageTimeTaken);
    expect((await take(second)).code).toBe(businessErrors.overlappingVisit);
    expect((await take(third)).code).toBe(0);
  });

  it('keeps an appointment over which a clinic is opened, and shows it to the desk', async () => {
    const doctor = await calendar.newDoctor();
    const { orderNo } = await calendar.book(
      'consult',
      doctor,
      await calendar.newVisitor(),
      evening(),
    );
    const listed = async () => {
      const { items } = (await calendar.desk('list-double-booked', {})).data;
      return items.filter((item: { doctorId: string }) => item.doctorId === doctor.doctorId);
    };
    expect(await listed()).toEqual([]);
    const shiftCaseId = await calendar.addClinic(doctor.doctorId, later(evening(), 14));
    const startsAt = evening().toISOString();
    expect(await listed()).toEqual([
      { doctorId: doctor.doctorId, orderNo, kind: 'consult', startsAt, shiftCaseId },
    ]);
    await calendar.addClinic(doctor.doctorId, later(evening(), 15));
    expect(await listed()).toHaveLength(1);
    await db().update(shiftCases).set({ stopped: true }).where(eq(shiftCases.id, shiftCaseId));
    expect(await listed()).toEqual([]);
  });
});
