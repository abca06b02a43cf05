import { businessErrors } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCalendar, pairsOfKinds } from '../../testing/calendar-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { followPatient } from './reserve';
import { busyTimes } from './tables';
import { kindsWithTime, overlaps, spanOf } from './time-of-kind';

const minuteMs = 60_000;
const minutesOf = { registration: 30, consult: 15, telemedicine: 30, servicePackage: 30 } as const;

let gateway: TestGateway;
let calendar: Awaited<ReturnType<typeof openCalendar>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  calendar = await openCalendar(gateway);
});
afterAll(() => gateway.dispose());

const db = () => gateway.services.db;
/** When calls, sessions and packages can all be had. */
const evening = () => calendar.at('18:00');
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minuteMs);

describe('a span', () => {
  it.each([
    ['the same', 0, 30, true],
    ['that ends a minute inside', -29, 30, true],
    ['that begins a minute before the end', 29, 30, true],
    ['within', 10, 5, true],
    ['around', -10, 60, true],
    ['that ends when the other begins', -30, 30, false],
    ['that begins when the other ends', 30, 30, false],
  ])('%s', (_, from, minutes, expected) => {
    const at = new Date('2026-12-01T10:00:00Z');
    expect(overlaps(spanOf(at, 30), spanOf(later(at, from), minutes))).toBe(expected);
    expect(overlaps(spanOf(later(at, from), minutes), spanOf(at, 30))).toBe(expected);
  });
});

describe('the calendar of a patient', () => {
  it.each(pairsOfKinds)('refuses a %s and a %s at the same hour', async (first, second) => {
    const visitor = await calendar.newVisitor();
    const [one, other] = [await calendar.newDoctor(), await calendar.newDoctor()];
    const made = await calendar.book(first, one, visitor, evening());
    expect(made.answer.code).toBe(0);
    const book = await calendar.prepare(second, other, visitor, evening());
    const { answer } = await book();
    expect(answer.code).toBe(businessErrors.overlappingVisit);
    expect(answer.data).toEqual({
      orderNo: made.orderNo,
      kind: first,
      startsAt: evening().toISOString(),
    });
    expect((await made.cancel()).code).toBe(0);
    expect((await book()).answer.code).toBe(0);
  });

  it.each(pairsOfKinds)('takes a %s and, when it ends, a %s', async (first, second) => {
    const visitor = await calendar.newVisitor();
    const [one, other] = [await calendar.newDoctor(), await calendar.newDoctor()];
    const begin = evening();
    // The times of calls and sessions are half hours: those of a clinic and of a package can be any minute.
    const ends = later(begin, minutesOf[first]);
    const isAnyMinute = second === 'registration' || second === 'servicePackage';
    const touching = isAnyMinute ? ends : later(begin, 30);
    expect((await calendar.book(first, one, visitor, begin)).answer.code).toBe(0);
    if (isAnyMinute) {
      const inside = await calendar.book(second, other, visitor, later(ends, -1));
      expect(inside.answer.code).toBe(businessErrors.overlappingVisit);
    }
    expect((await calendar.book(second, other, visitor, touching)).answer.code).toBe(0);
  });

  it('says in the language of the reader what is in the way', async () => {
    const visitor = await calendar.newVisitor();
    const doctor = await calendar.newDoctor();
    await calendar.book('telemedicine', doctor, visitor, evening());
    const book = await calendar.prepare(
      'registration',
      await calendar.newDoctor(),
      visitor,
      evening(),
    );
    const messages = [];
    for (const locale of ['zh-Hans', 'zh-Hant', 'en', 'fr', 'it', 'id'])
      messages.push((await book(locale)).answer.message);
    expect(messages[0]).toMatch(/^就诊人 .*18:00 已有远程门诊，请换个时间，或先取消原来的预约$/);
    expect(new Set(messages.slice(0, 3)).size).toBe(3);
    // No page of the overseas portal shows it: its readers are given the English words.
    for (const message of messages.slice(2))
      expect(message).toMatch(/^The patient already has a remote clinic session at .*18:00/);
  });

  it('is one for all accounts that know the person, and names no order of another account', async () => {
    const identity = `id-${evening().getTime()}-shared`;
    const [mother, father] = [
      await calendar.newVisitor(identity),
      await calendar.newVisitor(identity),
    ];
    await calendar.book('consult', await calendar.newDoctor(), mother, evening());
    for (const kind of kindsWithTime) {
      const { answer } = await calendar.book(kind, await calendar.newDoctor(), father, evening());
      expect(answer).toMatchObject({ code: businessErrors.overlappingVisit, data: null });
    }
  });

  it('stays one when the patient gets another document', async () => {
    const visitor = await calendar.newVisitor();
    const { patientId } = visitor;
    await calendar.book('consult', await calendar.newDoctor(), visitor, evening());
    const to = `${patientId}-renewed`;
    await followPatient(db(), { patientId, from: patientId, to });
    const rowsOf = (identity: string) =>
      db().$count(busyTimes, sql`${busyTimes.person} = hashtextextended(${identity}::text, 0)`);
    expect([await rowsOf(patientId), await rowsOf(to)]).toEqual([0, 1]);
    await followPatient(db(), { patientId, from: to, to: patientId });
  });

  it('holds what is wanted of it when an appointment is moved to another clinic', async () => {
    const visitor = await calendar.newVisitor();
    const doctor = await calendar.newDoctor();
    const { orderNo } = await calendar.book('registration', doctor, visitor, calendar.at('08:00'));
    await calendar.book('consult', await calendar.newDoctor(), visitor, evening());
    const move = async (at: Date) =>
      visitor.call('/order/orderinfo/reschedule.json', {
        orderNo,
        shiftCaseId: await calendar.clinicAt(doctor.doctorId, at),
      });
    expect((await move(evening())).code).toBe(businessErrors.overlappingVisit);
    expect((await move(later(evening(), 15))).code).toBe(0);
    const third = await calendar.newDoctor();
    expect(
      (await calendar.book('registration', third, visitor, calendar.at('08:00'))).answer.code,
    ).toBe(0);
  });
});
