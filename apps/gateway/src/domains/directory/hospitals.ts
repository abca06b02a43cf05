import type { directory, RequestOf, ResponseOf } from '@xinglin/contract';
import { isChinese, textIn } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { type Availability, availabilityOf } from './availability';
import type { Localised, LocalisedList } from '../../platform/localised';
import { distanceMetres } from '../../kernel/places/places';
import { hospitalHasDepartment } from './clinics';
import { regions } from '../../kernel/places/regions';
import { findPage, hospitalHasPlace } from './search';
import type { Mark } from './search-text';
import type { hospitals } from '../../kernel/places/tables';
import { levelText } from '../../kernel/places/texts';

type Hospital = ResponseOf<(typeof directory)['getHospitalInfoById']>;
type HospitalPage = ResponseOf<(typeof directory)['mergeSearchHospitals']>;
type HospitalCard = HospitalPage['items'][number];

/** Columns of a card as PostgreSQL gives them. */
interface CardRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: Localised;
  readonly level: (typeof hospitals.$inferSelect)['level'];
  readonly city_id: string;
  readonly city_name: Localised;
  readonly address: Localised;
  readonly tags: LocalisedList;
  readonly department_count: number;
  readonly doctor_count: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly availability: Availability;
}

interface DetailRow extends CardRow {
  readonly introduction: Localised;
  readonly phone: string;
  readonly traffic_guide: Localised;
  readonly time_zone: string;
  readonly notices: readonly Localised[];
}

const cardColumns = (now: Date) => sql`
  hospital.id, hospital.name, hospital.level, hospital.city_id, city.name as city_name, hospital.address, hospital.tags,
  hospital.department_count, hospital.doctor_count, hospital.latitude, hospital.longitude,
  ${availabilityOf(now, sql`member.hospital_id = hospital.id`)} as availability`;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

interface AskedPosition {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Where the person who asks is; null where they did not say both. */
const positionIn = ({ latitude, longitude }: AskedPosition): Position | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

function cardOf(row: CardRow, { locale }: CallContext, from: Position | null): HospitalCard {
  return {
    hospitalId: row.id,
    name: textIn(row.name, locale),
    level: row.level,
    levelText: levelText(row.level, locale),
    areaId: row.city_id,
    areaName: textIn(row.city_name, locale),
    address: textIn(row.address, locale),
    tags: [...textIn(row.tags, locale)],
    departmentCount: row.department_count,
    doctorCount: row.doctor_count,
    availability: row.availability,
    distance: from === null ? null : distanceMetres(from, row),
  };
}

/** Hospitals as lists show them, in the order of `ids`; those that are no more are left out. */
export async function hospitalCardsOf(
  ids: readonly string[],
  context: CallContext,
  from: Position | null = null,
): Promise<HospitalCard[]> {
  if (ids.length === 0) return [];
  const found = await context.db.execute<CardRow>(sql`
    select ${cardColumns(context.now)} from hospitals hospital join areas city on city.id = hospital.city_id
    where hospital.id = any(${sql.param([...ids])}::text[])`);
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => cardOf(row, context, from));
}

/** Finds hospitals by words, area and level, best first. */
export async function searchHospitals(
  input: RequestOf<(typeof directory)['mergeSearchHospitals']>,
  context: CallContext,
): Promise<HospitalPage> {
  const { pageNo, pageSize, latitude, longitude } = input;
  const marks: Mark[] = [];
  if (input.areaId !== undefined) marks.push(['area', input.areaId]);
  if (input.region !== undefined) marks.push(['area', ...regions[input.region]]);
  if (input.level !== undefined) marks.push(['level', input.level]);
  const conditions = [
    ...(input.onlyAvailable === true ? [hospitalHasPlace(context.now)] : []),
    ...(input.deptId === undefined ? [] : [hospitalHasDepartment(input.deptId)]),
  ];
  const { ids, total } = await findPage(context.db, 'hospital_search', {
    typed: input.q,
    marks,
    pageNo,
    pageSize,
    condition: conditions.length === 0 ? null : sql.join(conditions, sql` and `),
  });
  const items = await hospitalCardsOf(ids, context, positionIn({ latitude, longitude }));
  return { items, total, pageNo, pageSize };
}

/** Everything about one hospital, the notices in force of the whole house included; refuses an unknown one. */
export async function hospitalDetail(
  { hospitalId, ...position }: RequestOf<(typeof directory)['getHospitalInfoById']>,
  context: CallContext,
): Promise<Hospital> {
  const now = context.now.toISOString();
  const found = await context.db.execute<DetailRow>(sql`
    select ${cardColumns(context.now)}, hospital.introduction, hospital.phone, hospital.traffic_guide, hospital.time_zone,
      coalesce((
        select jsonb_agg(notice.content order by notice.published_at desc) from notices notice
        where notice.hospital_id = hospital.id and notice.hosp_dept_id is null and notice.published_at <= ${now}::timestamptz
          and (notice.valid_until is null or notice.valid_until > ${now}::timestamptz)
      ), '[]') as notices
    from hospitals hospital join areas city on city.id = hospital.city_id where hospital.id = ${hospitalId}`);
  const [row] = found.rows;
  if (row === undefined) refuse('forbidden');
  return {
    ...cardOf(row, context, positionIn(position)),
    introduction: textIn(row.introduction, context.locale),
    phone: row.phone,
    trafficGuide: textIn(row.traffic_guide, context.locale),
    inChinese: isChinese(context.locale)
      ? null
      : { name: row.name['zh-Hans'], address: row.address['zh-Hans'] },
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    notices: row.notices.map((notice) => textIn(notice, context.locale)),
  };
}
