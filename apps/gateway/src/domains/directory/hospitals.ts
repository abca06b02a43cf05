import type { directory, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { type Availability, availabilityOf } from './availability';
import type { Localised, LocalisedList } from '../../platform/localised';
import { distanceMetres } from '../../kernel/places/places';
import { findPage, hospitalHasPlace } from './search';
import { matches, type Mark, searchRow } from './search-text';
import type { hospitals } from '../../kernel/places/tables';
import { levelText } from '../../kernel/places/texts';
import { syllables } from '../../platform/translate';

type Hospital = ResponseOf<(typeof directory)['getHospitalInfoById']>;
type HospitalPage = ResponseOf<(typeof directory)['mergeSearchHospitals']>;
type HospitalCard = HospitalPage['items'][number];
type DepartmentGroups = ResponseOf<(typeof directory)['queryHospitalDepartments']>;

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

/** Finds hospitals by words, area and level, best first. */
export async function searchHospitals(
  input: RequestOf<(typeof directory)['mergeSearchHospitals']>,
  context: CallContext,
): Promise<HospitalPage> {
  const { pageNo, pageSize, latitude, longitude } = input;
  const marks: Mark[] = [];
  if (input.areaId !== undefined) marks.push(['area', input.areaId]);
  if (input.level !== undefined) marks.push(['level', input.level]);
  const { ids, total } = await findPage(context.db, 'hospital_search', {
    typed: input.q,
    marks,
    pageNo,
    pageSize,
    condition: input.onlyAvailable === true ? hospitalHasPlace(context.now) : null,
  });
  const from = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const found =
    ids.length === 0
      ? []
      : (
          await context.db.execute<CardRow>(sql`
    select ${cardColumns(context.now)} from hospitals hospital join areas city on city.id = hospital.city_id
    where hospital.id = any(${sql.param([...ids])}::text[])`)
        ).rows;
  const byId = new Map(found.map((row) => [row.id, row]));
  const items = ids.flatMap((id) => byId.get(id) ?? []).map((row) => cardOf(row, context, from));
  return { items, total, pageNo, pageSize };
}

/** Everything about one hospital, its notices in force included; refuses an unknown one. */
export async function hospitalDetail(hospitalId: string, context: CallContext): Promise<Hospital> {
  const now = context.now.toISOString();
  const found = await context.db.execute<DetailRow>(sql`
    select ${cardColumns(context.now)}, hospital.introduction, hospital.phone, hospital.traffic_guide, hospital.time_zone,
      coalesce((
        select jsonb_agg(notice.content order by notice.published_at desc) from notices notice
        where notice.hospital_id = hospital.id and notice.published_at <= ${now}::timestamptz
          and (notice.valid_until is null or notice.valid_until > ${now}::timestamptz)
      ), '[]') as notices
    from hospitals hospital join areas city on city.id = hospital.city_id where hospital.id = ${hospitalId}`);
  const [row] = found.rows;
  if (row === undefined) refuse('forbidden');
  return {
    ...cardOf(row, context, null),
    introduction: textIn(row.introduction, context.locale),
    phone: row.phone,
    trafficGuide: textIn(row.traffic_guide, context.locale),
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    notices: row.notices.map((notice) => textIn(notice, context.locale)),
  };
}

interface DepartmentRow extends Record<string, unknown> {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: Localised;
  readonly doctor_count: number;
  readonly availability: Availability;
}

/** Whether what was typed is in the department's name in any language, or in its pinyin. */
function isNamed(row: DepartmentRow, typed: string): boolean {
  const parts = syllables(row.name['zh-Hans']);
  const initials = parts.map((part) => part.charAt(0)).join('');
  return matches(
    searchRow([row.name['zh-Hans'], row.name.en, parts.join(''), initials], []),
    typed,
    [],
  );
}

/** Departments of a hospital in two layers; with `q` those with such a name, or of a group with such a name. */
export async function departmentsOf(
  { hospitalId, q }: RequestOf<(typeof directory)['queryHospitalDepartments']>,
  context: CallContext,
): Promise<DepartmentGroups> {
  const found = await context.db.execute<DepartmentRow>(sql`
    select department.id, department.parent_id, department.name, department.doctor_count,
      case when department.parent_id is null then 'none'
        else ${availabilityOf(context.now, sql`member.hosp_dept_id = department.id`)} end as availability
    from hospital_departments department join hospitals hospital on hospital.id = department.hospital_id
    where department.hospital_id = ${hospitalId} order by department.position`);
  if (found.rows.length === 0) refuse('forbidden');
  const typed = q ?? '';
  const groups = found.rows.filter((row) => row.parent_id === null);
  const items = groups.flatMap((group) => {
    const everyone = typed === '' || isNamed(group, typed);
    const children = found.rows.filter(
      (row) => row.parent_id === group.id && (everyone || isNamed(row, typed)),
    );
    if (children.length === 0) return [];
    return [
      {
        hospDeptId: group.id,
        name: textIn(group.name, context.locale),
        children: children.map((row) => ({
          hospDeptId: row.id,
          name: textIn(row.name, context.locale),
          doctorCount: row.doctor_count,
          availability: row.availability,
        })),
      },
    ];
  });
  return wholeList(items);
}
