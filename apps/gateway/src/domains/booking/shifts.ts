import { and, asc, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { booking, RequestOf, ResponseOf } from '@xinglin/contract';
import {
  bringKind,
  releaseMoment,
  shiftStatus,
  textIn,
  timeAt,
  waitCloseMoment,
} from '@xinglin/rules';
import { doctors, hospitalDepartments, hospitals, shiftCases } from '../../kernel/places/tables';
import { clinicTypeText, titleText } from '../../kernel/places/texts';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';

type ShiftCaseAnswer = ResponseOf<typeof booking.getShiftCase>;

const columns = {
  shift: shiftCases,
  department: { name: hospitalDepartments.name, clinicAddress: hospitalDepartments.clinicAddress },
  doctor: { name: doctors.name, title: doctors.title },
  hospitalName: hospitals.name,
  rules: {
    timeZone: hospitals.timeZone,
    windowDays: hospitals.windowDays,
    releaseTime: hospitals.releaseTime,
    closeMinutesBefore: hospitals.closeMinutesBefore,
    waitListSize: hospitals.waitListSize,
    waitCloseMinutesBefore: hospitals.waitCloseMinutesBefore,
  },
};

function selectShifts(db: Queryable, where: SQL | undefined) {
  return db
    .select(columns)
    .from(shiftCases)
    .innerJoin(hospitals, eq(hospitals.id, shiftCases.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, shiftCases.hospDeptId))
    .innerJoin(doctors, eq(doctors.id, shiftCases.doctorId))
    .where(where)
    .orderBy(asc(shiftCases.startsAt), asc(shiftCases.id));
}

type ShiftRow = Awaited<ReturnType<typeof selectShifts>>[number];

function answerOf(
  { shift, department, doctor, hospitalName, rules }: ShiftRow,
  locale: Locale,
  now: Date,
): ShiftCaseAnswer {
  const status = shiftStatus(shift, rules, now);
  return {
    shiftCaseId: shift.id,
    doctorId: shift.doctorId,
    doctorName: textIn(doctor.name, locale),
    titleText: titleText(doctor.title, locale),
    hospitalId: shift.hospitalId,
    hospitalName: textIn(hospitalName, locale),
    hospDeptId: shift.hospDeptId,
    hospDeptName: textIn(department.name, locale),
    clinicAddress: textIn(department.clinicAddress, locale),
    timeZone: rules.timeZone,
    date: shift.date,
    period: shift.period,
    startTime: timeAt(shift.startsAt, rules.timeZone),
    endTime: timeAt(shift.endsAt, rules.timeZone),
    clinicType: clinicTypeText(shift.clinicType, locale),
    total: shift.total,
    remaining: shift.remaining,
    feeCents: shift.feeCents,
    status,
    waiting: shift.waiting,
    canWait:
      status === 'full' &&
      shift.waiting < rules.waitListSize &&
      now < waitCloseMoment(shift.startsAt, rules),
    releaseAt: status === 'notReleased' ? releaseMoment(shift.date, rules).toISOString() : null,
  };
}

/** First day of the month `2026-12` and of the one after it. */
function monthBounds(month: string): { readonly first: string; readonly next: string } {
  const first = `${month}-01`;
  const next = new Date(`${first}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { first, next: next.toISOString().slice(0, 10) };
}

/** A doctor's shifts of one calendar month at the hospital that are not over yet, in order of time. */
export async function listShifts(
  db: Queryable,
  input: RequestOf<typeof booking.listShiftCasesByMonth>,
  locale: Locale,
  now: Date,
): Promise<ShiftCaseAnswer[]> {
  const { first, next } = monthBounds(input.month);
  const rows = await selectShifts(
    db,
    and(
      eq(shiftCases.doctorId, input.doctorId),
      input.hospitalId === undefined ? undefined : eq(shiftCases.hospitalId, input.hospitalId),
      input.hospDeptId === undefined ? undefined : eq(shiftCases.hospDeptId, input.hospDeptId),
      gte(shiftCases.date, first),
      lt(shiftCases.date, next),
      gt(shiftCases.endsAt, now),
    ),
  );
  if (rows.length === 0) {
    const [doctor] = await db
      .select({ id: doctors.id })
      .from(doctors)
      .where(eq(doctors.id, input.doctorId));
    if (!doctor) refuse('forbidden');
  }
  return rows.map((row) => answerOf(row, locale, now));
}

/** One shift; refuses with `forbidden` when there is none of that id. */
export async function findShift(
  db: Queryable,
  shiftCaseId: string,
  locale: Locale,
  now: Date,
): Promise<ShiftCaseAnswer> {
  const [row] = await selectShifts(db, eq(shiftCases.id, shiftCaseId));
  return row ? answerOf(row, locale, now) : refuse('forbidden');
}

/** The shifts of some ids, in order of time. */
export async function findShifts(
  db: Queryable,
  shiftCaseIds: readonly string[],
  locale: Locale,
  now: Date,
): Promise<ShiftCaseAnswer[]> {
  const rows = await selectShifts(db, inArray(shiftCases.id, [...shiftCaseIds]));
  return rows.map((row) => answerOf(row, locale, now));
}

/** Most shifts that are offered in place of one that was stopped. */
const offeredShifts = 3;

/** Free shifts of a doctor that come next, else of the department; none that opens later. */
export async function shiftsInPlaceOf(
  db: Queryable,
  visit: { readonly doctorId: string; readonly hospDeptId: string },
  locale: Locale,
  now: Date,
): Promise<ShiftCaseAnswer[]> {
  const free = async (where: SQL) => {
    const rows = await selectShifts(
      db,
      and(where, gt(shiftCases.startsAt, now), gt(shiftCases.remaining, 0)),
    ).limit(offeredShifts * 10);
    return rows
      .map((row) => answerOf(row, locale, now))
      .filter(({ status }) => status === 'released')
      .slice(0, offeredShifts);
  };
  const ofDoctor = await free(eq(shiftCases.doctorId, visit.doctorId));
  return ofDoctor.length > 0 ? ofDoctor : free(eq(shiftCases.hospDeptId, visit.hospDeptId));
}

/** A hospital's booking rules in the reader's language; refuses with `forbidden` for an unknown one. */
export async function findRules(
  db: Queryable,
  hospitalId: string,
  locale: Locale,
): Promise<ResponseOf<typeof booking.getShiftCaseRules>> {
  const [found] = await db
    .select({
      hospitalId: hospitals.id,
      windowDays: hospitals.windowDays,
      releaseTime: hospitals.releaseTime,
      closeMinutesBefore: hospitals.closeMinutesBefore,
      payWithinMinutes: hospitals.payWithinMinutes,
      cancelDaysBefore: hospitals.cancelDaysBefore,
      cancelUntil: hospitals.cancelUntil,
      noShowLimit: hospitals.noShowLimit,
      noShowWindowDays: hospitals.noShowWindowDays,
      suspendDays: hospitals.suspendDays,
      maxOpenPerPatient: hospitals.maxOpenPerPatient,
      bring: hospitals.bring,
      timeZone: hospitals.timeZone,
    })
    .from(hospitals)
    .where(eq(hospitals.id, hospitalId));
  return found
    ? {
        ...found,
        bring: [...textIn(found.bring, locale)],
        bringKinds: found.bring['zh-Hans'].map(bringKind),
      }
    : refuse('forbidden');
}

/** What a hospital asks for beside its rules; refuses with `forbidden` for an unknown one. */
export async function findConfig(
  db: Queryable,
  hospitalId: string,
): Promise<ResponseOf<typeof booking.getOrderConfig>> {
  const [found] = await db
    .select({
      insurance: hospitals.insurance,
      submitCheck: hospitals.submitCheck,
      firstVisitClinics: hospitals.firstVisitClinics,
      maxReschedules: hospitals.maxReschedules,
      waitListSize: hospitals.waitListSize,
      waitCloseMinutesBefore: hospitals.waitCloseMinutesBefore,
      offerMinutes: hospitals.offerMinutes,
      drawSeconds: hospitals.drawSeconds,
    })
    .from(hospitals)
    .where(eq(hospitals.id, hospitalId));
  return found
    ? { ...found, firstVisitClinics: [...found.firstVisitClinics] }
    : refuse('forbidden');
}
