import type { directory, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { shortDepartmentName } from './department-short-names';
import { doctorDetail, recommendedDoctors, searchDoctors } from './doctors';
import { departmentsOf } from './departments';
import { hospitalDetail, searchHospitals } from './hospitals';
import { stoppedClinics } from './stopped-clinics';
import type { Localised } from '../../platform/localised';
import { areaById, areasOfLevel, childAreas, cityAt } from '../../kernel/places/places';

type NoticeKind = ResponseOf<(typeof directory)['getNoticeDetail']>['items'][number]['kind'];

async function hotDepartments(
  context: CallContext,
): Promise<ResponseOf<(typeof directory)['listHotDepts']>> {
  const found = await context.db.execute<{ id: string; name: Localised; icon: string }>(sql`
    select id, name, icon from standard_departments where doctor_count > 0 order by doctor_count desc, position limit 8`);
  return wholeList(
    found.rows.map((row) => ({
      deptId: row.id,
      deptName: textIn(row.name, context.locale),
      deptIcon: row.icon,
      isIndividuation: false,
      shortName: shortDepartmentName(row.id, textIn(row.name, context.locale), context.locale),
    })),
  );
}

async function noticesOf(
  hospitalId: string,
  context: CallContext,
): Promise<ResponseOf<(typeof directory)['getNoticeDetail']>> {
  const isPortal = hospitalId === '0';
  if (!isPortal) {
    const hospital = await context.db.execute(
      sql`select 1 from hospitals where id = ${hospitalId}`,
    );
    if (hospital.rows.length === 0) refuse('forbidden');
  }
  const now = context.now.toISOString();
  const found = await context.db.execute<{
    id: string;
    kind: NoticeKind;
    title: Localised;
    content: Localised;
    published_at: string;
    department_name: Localised | null;
  }>(sql`
    select notice.id, notice.kind, title, content, published_at, department.name as department_name
    from notices notice left join hospital_departments department on department.id = notice.hosp_dept_id
    where ${isPortal ? sql`notice.hospital_id is null` : sql`notice.hospital_id = ${hospitalId}`}
      and published_at <= ${now}::timestamptz and (valid_until is null or valid_until > ${now}::timestamptz)
    order by published_at desc, notice.id`);
  return wholeList(
    found.rows.map((row) => ({
      noticeId: row.id,
      kind: row.kind,
      title: textIn(row.title, context.locale),
      content: textIn(row.content, context.locale),
      publishedAt: new Date(row.published_at).toISOString(),
      hospDeptName: row.department_name && textIn(row.department_name, context.locale),
    })),
  );
}

/** Handlers of every call of the directory; all of them are open and only read. */
export const directoryHandlers: HandlersOf<typeof directory> = {
  listProvinces: (_input, context) => areasOfLevel('province', false, context),
  listChildAreas: ({ areaId }, context) => childAreas(areaId, context),
  listAllAreas: ({ level, withHospitals }, context) => areasOfLevel(level, withHospitals, context),
  getAreaById: ({ areaId }, context) => areaById(areaId, context),
  getLocationDetail: cityAt,
  mergeSearchHospitals: searchHospitals,
  mergeSearchDoctors: searchDoctors,
  getHospitalInfoById: hospitalDetail,
  queryHospitalDepartments: departmentsOf,
  listStoppedClinics: stoppedClinics,
  getDoctorInfoById: ({ doctorId }, context) => doctorDetail(doctorId, context),
  listHotDepts: (_input, context) => hotDepartments(context),
  listHomeDoctors: ({ areaId }, context) => recommendedDoctors(areaId, context),
  getNoticeDetail: ({ hospitalId }, context) => noticesOf(hospitalId, context),
};
