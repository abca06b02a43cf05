import type { introductions, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { asc, eq, sql } from 'drizzle-orm';
import { showDoctors } from '../../kernel/places/cards';
import { clinicTypeText } from '../../kernel/places/texts';
import {
  doctors,
  doctorSessions,
  hospitalDepartments,
  hospitals,
} from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { expectHospital } from './hospitals';
import { doctorIntroductions } from './tables';
import { teamsOfDoctor } from './teams';

type Calls = typeof introductions;

async function expectDoctor(doctorId: string, { db }: CallContext): Promise<void> {
  const [found] = await db.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, doctorId));
  if (found === undefined) refuse('forbidden');
}

/** A doctor's way so far; refuses an unknown doctor. */
export async function doctorProfile(
  { doctorId }: RequestOf<Calls['getDoctorProfile']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getDoctorProfile']>> {
  await expectDoctor(doctorId, context);
  const { db, locale } = context;
  const [[told], teams] = await Promise.all([
    db.select().from(doctorIntroductions).where(eq(doctorIntroductions.doctorId, doctorId)),
    teamsOfDoctor(doctorId, context),
  ]);
  return {
    doctorId,
    languages: told ? [...textIn(told.languages, locale)] : [],
    certificateNumber: told?.certificateNumber ?? null,
    career: (told?.career ?? []).map(({ text, ...station }) => ({
      ...station,
      text: textIn(text, locale),
    })),
    teams,
  };
}

const halfHour = 30;

const timeAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The half-days of a doctor's usual week; refuses an unknown doctor. */
export async function doctorTimetable(
  { doctorId }: RequestOf<Calls['listDoctorTimetable']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listDoctorTimetable']>> {
  const { db, locale } = context;
  await expectDoctor(doctorId, context);
  const rows = await db
    .select({
      session: doctorSessions,
      hospitalId: hospitals.id,
      hospitalName: hospitals.name,
      departmentName: hospitalDepartments.name,
      clinicAddress: hospitalDepartments.clinicAddress,
    })
    .from(doctorSessions)
    .innerJoin(doctors, eq(doctors.id, doctorSessions.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(eq(doctorSessions.doctorId, doctorId))
    .orderBy(asc(doctorSessions.weekday), asc(doctorSessions.startMinute));
  return wholeList(
    rows.map(({ session, hospitalId, hospitalName, departmentName, clinicAddress }) => ({
      weekday: session.weekday,
      period: session.period,
      startTime: timeAt(session.startMinute),
      endTime: timeAt(session.startMinute + session.halfHours * halfHour),
      clinicType: session.clinicType,
      clinicTypeText: clinicTypeText(session.clinicType, locale),
      feeCents: session.feeCents,
      hospitalId,
      hospitalName: textIn(hospitalName, locale),
      hospDeptName: textIn(departmentName, locale),
      clinicAddress: textIn(clinicAddress, locale),
    })),
  );
}

const mostByLanguage = 50;

/** Doctors of a hospital who speak another language than Chinese; refuses an unknown hospital. */
export async function doctorsByLanguage(
  { hospitalId }: RequestOf<Calls['listDoctorsByLanguage']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listDoctorsByLanguage']>> {
  await expectHospital(hospitalId, context);
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select doctor.id from doctors doctor join doctor_introductions told on told.doctor_id = doctor.id
    where doctor.hospital_id = ${hospitalId} and jsonb_array_length(told.languages -> 'zh-Hans') > 0
    order by doctor.visit_count desc, doctor.id limit ${mostByLanguage}`);
  const cards = await showDoctors(
    rows.map(({ id }) => id),
    context,
  );
  return wholeList([...cards]);
}
