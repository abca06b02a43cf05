import type { directory, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { type Availability, doctorShiftSummary } from './availability';
import type { Localised, LocalisedList } from '../../platform/localised';
import { firstFreeShift } from '../../kernel/places/booking-window';
import { doctorVoices, doctorWays, pricesOfAsking } from '../../kernel/places/cards';
import { hospitalsOpenToday } from './open-today';
import { doctorHasClinic, doctorInCommunityClinic } from './clinics';
import { regions } from '../../kernel/places/regions';
import { doctorHasPlace, findPage } from './search';
import { canBeMark, type Mark } from './search-text';
import type { doctors, hospitals } from '../../kernel/places/tables';
import { academicTitleText, titleText } from '../../kernel/places/texts';

type Doctor = ResponseOf<(typeof directory)['getDoctorInfoById']>;
type DoctorPage = ResponseOf<(typeof directory)['mergeSearchDoctors']>;
type DoctorCard = DoctorPage['items'][number];
type HomeDoctors = ResponseOf<(typeof directory)['listHomeDoctors']>;
type DoctorRow = typeof doctors.$inferSelect;

/** Columns of a card as PostgreSQL gives them. */
interface CardRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: Localised;
  readonly gender: DoctorRow['gender'];
  readonly title: DoctorRow['title'];
  readonly academic_title: DoctorRow['academicTitle'];
  readonly hospital_id: string;
  readonly hospital_name: Localised;
  readonly hospital_level: (typeof hospitals.$inferSelect)['level'];
  readonly hosp_dept_id: string;
  readonly department_name: Localised;
  readonly standard_department_id: string | null;
  readonly speciality: Localised;
  readonly praise_per_mille: number;
  readonly review_count: number;
  readonly visit_count: number;
  readonly fee_cents: number;
  readonly availability: Availability;
  readonly next_date: string | null;
}

interface DetailRow extends CardRow {
  readonly introduction: Localised;
  readonly tags: LocalisedList;
  readonly clinic_address: Localised;
  readonly time_zone: string;
}

const cardColumns = sql`
  doctor.id, doctor.name, doctor.gender, doctor.title, doctor.academic_title, doctor.hospital_id,
  hospital.name as hospital_name, hospital.level as hospital_level, doctor.hosp_dept_id,
  department.name as department_name, department.standard_department_id, doctor.speciality,
  doctor.praise_per_mille, doctor.review_count, doctor.visit_count, coalesce(shifts.fee_cents, doctor.fee_cents) as fee_cents,
  shifts.availability, shifts.next_date`;

const cardTables = (now: Date): SQL => sql`
  doctors doctor
  join hospitals hospital on hospital.id = doctor.hospital_id
  join hospital_departments department on department.id = doctor.hosp_dept_id
  cross join lateral ${doctorShiftSummary(now)} shifts`;

function cardOf(row: CardRow, askCents: number | null, { locale }: CallContext): DoctorCard {
  return {
    doctorId: row.id,
    name: textIn(row.name, locale),
    gender: row.gender,
    title: row.title,
    titleText: titleText(row.title, locale),
    academicTitle: academicTitleText(row.academic_title, locale),
    hospitalId: row.hospital_id,
    hospitalName: textIn(row.hospital_name, locale),
    hospitalLevel: row.hospital_level,
    hospDeptId: row.hosp_dept_id,
    hospDeptName: textIn(row.department_name, locale),
    speciality: textIn(row.speciality, locale),
    praisePerMille: row.praise_per_mille,
    reviewCount: row.review_count,
    visitCount: row.visit_count,
    feeCents: row.fee_cents,
    availability: row.availability,
    nextDate: row.next_date,
    askCents,
  };
}

/** Rows of the cards of `ids`, in the order of `ids`. */
async function cardRows(db: Queryable, now: Date, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const found = await db.execute<CardRow>(sql`
    select ${cardColumns} from ${cardTables(now)} where doctor.id = any(${sql.param([...ids])}::text[])`);
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Doctors as lists show them, in the order of `ids`; those that are no more are left out. */
export async function doctorCardsOf(
  ids: readonly string[],
  context: CallContext,
): Promise<DoctorCard[]> {
  const [rows, prices] = await Promise.all([
    cardRows(context.db, context.now, ids),
    pricesOfAsking(ids, context),
  ]);
  return rows.map((row) => cardOf(row, prices.get(row.id) ?? null, context));
}

/** Orders besides that by all together, in SQL over the row `doctor`. */
const doctorOrders = (now: Date, date: string | undefined) => ({
  // Without a review there is no share of good ones.
  praise: sql`(doctor.review_count > 0) desc, doctor.praise_per_mille desc, doctor.visit_count desc, doctor.id desc`,
  visits: sql`doctor.visit_count desc, doctor.id desc`,
  fee: sql`doctor.fee_cents, doctor.praise_per_mille desc, doctor.id desc`,
  earliest: sql`${firstFreeShift('starts_at', now, date)} nulls last, doctor.praise_per_mille desc, doctor.id desc`,
});

/** Finds doctors by words and filters, best first. An unknown filter finds nothing. */
export async function searchDoctors(
  input: RequestOf<(typeof directory)['mergeSearchDoctors']>,
  context: CallContext,
): Promise<DoctorPage> {
  const { pageNo, pageSize, date, region, sort } = input;
  const marks: Mark[] = (
    [
      ['hospital', input.hospitalId],
      ['department', input.hospDeptId],
      ['area', input.areaId],
      ['standard', input.deptId],
      ['title', input.title],
    ] as const
  ).flatMap(([kind, value]): Mark[] => (value === undefined ? [] : [[kind, value]]));
  if (region !== undefined) marks.push(['area', ...regions[region]]);
  if (!marks.every(([, value]) => canBeMark(value)))
    return { items: [], total: 0, pageNo, pageSize };
  const needsPlace = input.onlyAvailable === true || date !== undefined;
  const conditions = [
    ...(needsPlace ? [doctorHasPlace(context.now, date)] : []),
    ...(input.clinic === undefined ? [] : [doctorHasClinic(input.clinic)]),
    ...(input.communityClinic === true ? [doctorInCommunityClinic] : []),
  ];
  const { ids, total } = await findPage(context.db, 'doctor_search', {
    typed: input.q,
    marks,
    pageNo,
    pageSize,
    condition: conditions.length === 0 ? null : sql.join(conditions, sql` and `),
    ...(sort !== undefined &&
      sort !== 'combo_score' && {
        sorted: doctorOrders(context.now, date)[sort],
      }),
  });
  return { items: await doctorCardsOf(ids, context), total, pageNo, pageSize };
}

/** Everything about one doctor; refuses an unknown one. */
export async function doctorDetail(doctorId: string, context: CallContext): Promise<Doctor> {
  const [waysOf] = context.all(doctorWays);
  const [voicesOf] = context.all(doctorVoices);
  const [found, prices, ways, voices] = await Promise.all([
    context.db.execute<DetailRow>(sql`
      select ${cardColumns}, doctor.introduction, doctor.tags, department.clinic_address, hospital.time_zone
      from ${cardTables(context.now)} where doctor.id = ${doctorId}`),
    pricesOfAsking([doctorId], context),
    waysOf?.(doctorId, context),
    voicesOf?.(doctorId, context),
  ]);
  const [row] = found.rows;
  if (row === undefined) refuse('forbidden');
  return {
    ...cardOf(row, prices.get(doctorId) ?? null, context),
    introduction: textIn(row.introduction, context.locale),
    tags: [...textIn(row.tags, context.locale)],
    clinicAddress: textIn(row.clinic_address, context.locale),
    timeZone: row.time_zone,
    ways: ways ?? [],
    voices: voices ?? null,
  };
}

const homeDoctors = 10;

/**
 * Doctors for home: the best of the area with a free place, at most one of a department so that the
 * list shows the breadth of the portal.
 */
export async function recommendedDoctors(
  areaId: string | undefined,
  context: CallContext,
): Promise<HomeDoctors> {
  const { ids } = await findPage(context.db, 'doctor_search', {
    marks: areaId === undefined ? [] : [['area', areaId]],
    condition: doctorHasPlace(context.now),
    pageNo: 1,
    pageSize: 100,
  });
  const departments = new Set<string>();
  const chosen: CardRow[] = [];
  for (const row of await cardRows(context.db, context.now, ids)) {
    const department = row.standard_department_id ?? row.hosp_dept_id;
    if (departments.has(department) || chosen.length === homeDoctors) continue;
    departments.add(department);
    chosen.push(row);
  }
  const [prices, openToday] = await Promise.all([
    pricesOfAsking(
      chosen.map(({ id }) => id),
      context,
    ),
    hospitalsOpenToday(areaId, context),
  ]);
  return {
    items: chosen.map((row) => cardOf(row, prices.get(row.id) ?? null, context)),
    total: chosen.length,
    pageNo: 1,
    pageSize: homeDoctors,
    openToday,
  };
}
