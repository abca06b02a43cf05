import type { introductions, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { sql, type SQL } from 'drizzle-orm';
import { showDoctors } from '../../kernel/places/cards';
import type { CallContext } from '../../platform/context';
import type { Localised, LocalisedList } from '../../platform/localised';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { expectHospital } from './hospitals';

type Calls = typeof introductions;
type Team = ResponseOf<Calls['listExpertTeams']>['items'][number];
type Studio = ResponseOf<Calls['getDoctorStudio']>;

interface TeamRow extends Record<string, unknown> {
  readonly team_id: string;
  readonly kind: Team['kind'];
  readonly leader_id: string;
  readonly leader_name: Localised;
  readonly hospital_id: string;
  readonly hospital_name: Localised;
  readonly department_name: Localised;
  readonly name: Localised;
  readonly introduction: Localised;
  readonly services: LocalisedList;
  readonly area_served: Localised | null;
  readonly founded_year: number | null;
  readonly group_id: string | null;
  readonly member_ids: readonly string[];
}

/** Teams that meet a condition on the rows `team`, `leader` and `hospital`, those with most patients first. */
async function teamRows(
  { db }: CallContext,
  condition: SQL,
  page: SQL = sql``,
): Promise<readonly TeamRow[]> {
  const { rows } = await db.execute<TeamRow>(sql`
    select team.team_id, team.kind, team.leader_id, leader.name as leader_name, team.hospital_id,
      hospital.name as hospital_name, department.name as department_name, team.name, team.introduction, team.services,
      team.area_served, team.founded_year,
      (select group_id from group_chats chat where chat.team_id = team.team_id order by group_id limit 1) as group_id,
      array(select doctor_id from doctor_team_members member where member.team_id = team.team_id order by position)
        as member_ids
    from doctor_teams team
    join doctors leader on leader.id = team.leader_id
    join hospitals hospital on hospital.id = team.hospital_id
    join hospital_departments department on department.id = leader.hosp_dept_id
    where ${condition}
    order by team.visit_count desc, team.team_id ${page}`);
  return rows;
}

const teamOf = (row: TeamRow, { locale }: CallContext): Team => ({
  teamId: row.team_id,
  kind: row.kind,
  name: textIn(row.name, locale),
  introduction: textIn(row.introduction, locale),
  leaderId: row.leader_id,
  leaderName: textIn(row.leader_name, locale),
  hospitalId: row.hospital_id,
  hospitalName: textIn(row.hospital_name, locale),
  hospDeptName: textIn(row.department_name, locale),
  memberCount: row.member_ids.length,
  areaServed: row.area_served && textIn(row.area_served, locale),
});

async function studioOf(row: TeamRow, context: CallContext): Promise<Studio> {
  return {
    ...teamOf(row, context),
    foundedYear: row.founded_year,
    services: [...textIn(row.services, context.locale)],
    members: [...(await showDoctors(row.member_ids, context))],
    groupId: row.group_id,
  };
}

/** The teams of a hospital; refuses an unknown one. */
export async function hospitalTeams(
  { hospitalId, kind }: RequestOf<Calls['listHospitalTeams']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listHospitalTeams']>> {
  await expectHospital(hospitalId, context);
  const ofKind = kind === undefined ? sql`true` : sql`team.kind = ${kind}`;
  const rows = await teamRows(context, sql`team.hospital_id = ${hospitalId} and ${ofKind}`);
  return wholeList(rows.map((row) => teamOf(row, context)));
}

/** The teams that a doctor leads or belongs to. */
export async function teamsOfDoctor(doctorId: string, context: CallContext): Promise<Team[]> {
  const rows = await teamRows(
    context,
    sql`team.team_id in (select team_id from doctor_team_members where doctor_id = ${doctorId})`,
  );
  return rows.map((row) => teamOf(row, context));
}

/** The studio that a doctor leads; refuses where there is none. */
export async function doctorStudio(
  { doctorId, kind }: RequestOf<Calls['getDoctorStudio']>,
  context: CallContext,
): Promise<Studio> {
  const [row] = await teamRows(
    context,
    sql`team.leader_id = ${doctorId} and team.kind = ${kind}`,
    sql`limit 1`,
  );
  return row === undefined ? refuse('forbidden') : studioOf(row, context);
}

/** A page of the teams of experts, of an area (a province or a city) when asked. */
export async function expertTeams(
  { areaId, pageNo, pageSize }: RequestOf<Calls['listExpertTeams']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listExpertTeams']>> {
  const here =
    areaId === undefined ? sql`true` : sql`${areaId} in (hospital.province_id, hospital.city_id)`;
  const condition = sql`team.kind = 'famous' and ${here}`;
  const [rows, counted] = await Promise.all([
    teamRows(context, condition, sql`limit ${pageSize} offset ${(pageNo - 1) * pageSize}`),
    context.db.execute<{ total: number }>(sql`
      select count(*)::int as total from doctor_teams team join hospitals hospital on hospital.id = team.hospital_id
      where ${condition}`),
  ]);
  return {
    items: rows.map((row) => teamOf(row, context)),
    total: counted.rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** A team in figures, from its members as they are now; refuses an unknown team. */
export async function expertTeamReport(
  { teamId }: RequestOf<Calls['getExpertTeamReport']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getExpertTeamReport']>> {
  const [row] = await teamRows(context, sql`team.team_id = ${teamId}`);
  if (row === undefined) refuse('forbidden');
  const studio = await studioOf(row, context);
  const { members } = studio;
  const visitCount = members.reduce((sum, member) => sum + member.visitCount, 0);
  const praised = members.reduce(
    (sum, member) => sum + member.praisePerMille * member.visitCount,
    0,
  );
  const free = members.filter(({ availability }) => availability === 'available');
  const [nextDate = null] = free.flatMap((member) => member.nextDate ?? []).toSorted();
  return {
    ...studio,
    visitCount,
    praisePerMille: visitCount === 0 ? 0 : Math.round(praised / visitCount),
    freeCount: free.length,
    nextDate,
  };
}
