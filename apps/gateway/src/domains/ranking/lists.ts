import type { ranking, RequestOf, ResponseOf } from '@xinglin/contract';
import { sql, type SQL } from 'drizzle-orm';
import { listEntries } from '../../kernel/triage/knowledge-base';
import { diseaseFollowers } from '../../kernel/finding/follower-counts';
import { showDoctors, showHospitals } from '../../kernel/places/cards';
import type { CallContext } from '../../platform/context';
import { wholeList } from '../../platform/whole-list';

type Calls = typeof ranking;
type Where = RequestOf<Calls['listRankedHospitals']>;

/** Places of a list, at most. */
export const mostPlaces = 50;
/** Reviews from which on a doctor's share of good ones says something. */
export const fewestReviews = 5;

const orders: Readonly<Record<RequestOf<Calls['listRankedDoctors']>['by'], SQL>> = {
  praise: sql`doctor.praise_per_mille desc, doctor.visit_count desc, doctor.id desc`,
  visits: sql`doctor.visit_count desc, doctor.id desc`,
};

/** Condition on the rows `department` and `hospital`. */
const isWhere = ({ tagId, areaId }: Where): SQL => sql`
  ${tagId === undefined ? sql`true` : sql`department.standard_department_id = ${tagId}`}
  and ${areaId === undefined ? sql`true` : sql`${areaId} in (hospital.city_id, hospital.province_id)`}`;

const doctorTables = sql`doctors doctor
  join hospital_departments department on department.id = doctor.hosp_dept_id
  join hospitals hospital on hospital.id = doctor.hospital_id`;

/** Doctors by their reviews or their visits. */
export async function rankedDoctors(
  { by, ...where }: RequestOf<Calls['listRankedDoctors']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listRankedDoctors']>> {
  const takesPart = by === 'praise' ? sql`doctor.review_count >= ${fewestReviews}` : sql`true`;
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select doctor.id from ${doctorTables} where ${isWhere(where)} and ${takesPart}
    order by ${orders[by]} limit ${mostPlaces}`);
  const shown = await showDoctors(
    rows.map(({ id }) => id),
    context,
  );
  return wholeList(shown.map((doctor, place) => ({ ...doctor, rank: place + 1 })));
}

/** Hospitals by the visits of their doctors. */
export async function rankedHospitals(
  where: Where,
  context: CallContext,
): Promise<ResponseOf<Calls['listRankedHospitals']>> {
  const { rows } = await context.db.execute<{
    id: string;
    visits: number;
    reviews: number;
    praise: number;
  }>(sql`
    select doctor.hospital_id as id, sum(doctor.visit_count)::int as visits,
      sum(doctor.review_count)::int as reviews,
      coalesce(round(sum(doctor.praise_per_mille::bigint * doctor.review_count) / nullif(sum(doctor.review_count), 0)), 0)::int as praise
    from ${doctorTables} where ${isWhere(where)}
    group by doctor.hospital_id order by visits desc, id limit ${mostPlaces}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = await showHospitals(
    rows.map(({ id }) => id),
    context,
  );
  return wholeList(
    shown.map((hospital, place) => ({
      ...hospital,
      rank: place + 1,
      visitCount: byId.get(hospital.hospitalId)?.visits ?? 0,
      reviewCount: byId.get(hospital.hospitalId)?.reviews ?? 0,
      praisePerMille: byId.get(hospital.hospitalId)?.praise ?? 0,
    })),
  );
}

/** Diseases and symptoms by how many follow them, those of a standard department when asked. */
export async function rankedContents(
  { tagId }: RequestOf<Calls['listRankedContents']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listRankedContents']>> {
  const entries = listEntries(context.locale).filter(
    ({ entry }) => tagId === undefined || entry.departments.includes(tagId),
  );
  const [count] = context.all(diseaseFollowers);
  const followers = await count?.(
    entries.map(({ entry }) => entry.id),
    context,
  );
  const followersOf = (id: string) => followers?.get(id) ?? 0;
  return wholeList(
    entries
      .filter(({ entry }) => followersOf(entry.id) > 0)
      .toSorted((one, other) => followersOf(other.entry.id) - followersOf(one.entry.id))
      .slice(0, mostPlaces)
      .map(({ entry, name }, place) => ({
        rank: place + 1,
        entryId: entry.id,
        kind: entry.kind,
        name,
        followerCount: followersOf(entry.id),
      })),
  );
}
