// Owns: the visits of the sandbox's people with a life: one in each state, and a place in a list.
// Must not know: what else these people did.
// Used by: the domain of appointments.
import { booking } from '@xinglin/contract';
import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { and, eq, gte, sql } from 'drizzle-orm';
import { shiftCases } from '../../kernel/places/tables';
import type { LivingPerson, SandboxLife } from '../../platform/sandbox-life';

interface Time {
  readonly days: number;
  readonly time: string;
}

/** Books the visits, pays them, and lets some of them take place. */
export async function liveVisits(life: SandboxLife): Promise<void> {
  const { family, couple, goTo } = life;
  const cardiologist = await life.doctor('沈知远');
  const dermatologist = await life.doctor('许清和');
  const paediatrician = await life.doctor('林若溪');
  const orthopaedist = await life.doctor('顾明川');
  const seen = async (name: string, doctorId: string, when: Time) => {
    const orderNo = await booked(life, family, name, { doctorId, ...when });
    goTo(when.days, when.time);
    await life.desk('check-in', { orderNo });
    goTo(when.days, later(when.time));
    await life.desk('complete', { orderNo });
  };
  await seen('王秀兰', cardiologist, { days: -84, time: '09:00' });
  await seen('王秀兰', cardiologist, { days: -28, time: '08:30' });
  await seen('王一诺', paediatrician, { days: -6, time: '15:30' });

  const given = await booked(life, family, '王明', {
    doctorId: orthopaedist,
    days: -9,
    time: '10:00',
  });
  goTo(-13, '19:20');
  await family.call(booking.cancelRegistrationOrder, { orderNo: given, reason: '那天要出差' });

  await booked(life, family, '王秀兰', { doctorId: cardiologist, days: 1, time: '08:00' });
  await booked(life, couple, '周妍', { doctorId: dermatologist, days: 3, time: '09:30' });

  goTo(0);
  await waitFor(life, '王明', dermatologist);
  // The last: its place is held for minutes only.
  const { shiftCaseId } = await shiftAt(life, { doctorId: paediatrician, days: 2, time: '14:30' });
  const patientId = await family.patient('王一诺');
  await family.call(booking.submitRegistrationOrder, { shiftCaseId, patientId });
}

/** Books five days before the visit and pays. */
async function booked(
  life: SandboxLife,
  person: LivingPerson,
  name: string,
  when: Time & { readonly doctorId: string },
): Promise<string> {
  const { shiftCaseId } = await shiftAt(life, when);
  const patientId = await person.patient(name);
  life.goTo(when.days - 5, '19:00');
  const order = await person.call(booking.submitRegistrationOrder, { shiftCaseId, patientId });
  if (order.feeCents > 0) await person.pay(order.orderNo);
  return order.orderNo;
}

/** The shift of a doctor at that time; the hospital gives one that it has not. */
async function shiftAt(
  { db, now }: SandboxLife,
  { doctorId, days, time }: Time & { readonly doctorId: string },
): Promise<{ readonly shiftCaseId: string }> {
  const date = addDays(dayAt(now, hospitalTimeZone), days);
  const startsAt = momentOf(date, time, hospitalTimeZone);
  const [like] = await db
    .select()
    .from(shiftCases)
    .where(eq(shiftCases.doctorId, doctorId))
    .orderBy(shiftCases.startsAt)
    .limit(1);
  if (like === undefined) throw new Error(`the doctor ${doctorId} has no shifts`);
  const id = `${doctorId}-${date.replaceAll('-', '')}-${time.replace(':', '')}`;
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
  const period = time < '12:00' ? ('morning' as const) : ('afternoon' as const);
  const places = { total: 4, remaining: 3, stopped: false };
  await db
    .insert(shiftCases)
    .values({ ...like, id, date, startsAt, endsAt, period, ...places })
    .onConflictDoUpdate({
      target: shiftCases.id,
      set: { remaining: sql`greatest(${shiftCases.remaining}, 1)`, stopped: false },
    });
  return { shiftCaseId: id };
}

/** Waits for the first shift of a doctor that is full; where none is, the hospital's counter gives the last places away. */
async function waitFor({ db, now, family }: SandboxLife, name: string, doctorId: string) {
  const patientId = await family.patient(name);
  const later = new Date(now.getTime() + 3 * 24 * 60 * 60_000);
  const [shift] = await db
    .select()
    .from(shiftCases)
    .where(
      and(
        eq(shiftCases.doctorId, doctorId),
        gte(shiftCases.startsAt, later),
        eq(shiftCases.stopped, false),
      ),
    )
    .orderBy(shiftCases.remaining, shiftCases.startsAt)
    .limit(1);
  if (shift === undefined) return;
  await db.update(shiftCases).set({ remaining: 0 }).where(eq(shiftCases.id, shift.id));
  await family.call(booking.joinWaitList, { shiftCaseId: shift.id, patientId });
}

/** The same hour, twenty minutes later. */
const later = (time: string): string => `${time.slice(0, 3)}${Number(time.slice(3)) + 20}`;
