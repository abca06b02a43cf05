import { directoryApi, knowledgeApi, type PageHead, type PageLoad } from '@xinglin/api';
import { doctorItems } from '@xinglin/care';
import { listPage, type ListView, pageCall, idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, PillLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { hospitalOfList, InHospital } from '../../components/in-hospital';
import { areaFilter } from '../../model/place-filters';

const filters = { areaId: areaFilter, hospitalId: idFilter, stdDepart: idFilter };
type View = ListView<typeof filters>;

const departments = pageCall(knowledgeApi.endpoints.listStandardDepartments, () => undefined);

/** Doctors with a free place, the best first: of an area, a hospital or a standard department (spec 2 §2.4). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchDoctors,
  ...doctorItems,
  filters,
  input: ({ filters: { areaId, hospitalId, stdDepart }, preferences: { city } }, part) => {
    // A hospital is at one place: the chosen city would only hide its doctors.
    const area = areaId ?? (hospitalId === undefined ? city?.areaId : undefined);
    return {
      ...(area && { areaId: area }),
      ...(hospitalId && { hospitalId }),
      ...(stdDepart && { deptId: stdDepart }),
      onlyAvailable: true,
      ...part,
    };
  },
  title: 'introductions:recommendedDoctors.title',
  backTo: href('directory.home'),
  above: (view) => (
    <>
      <InHospital />
      <DepartmentPills {...view} />
    </>
  ),
  empty: ({ t, to, filters: { stdDepart, hospitalId, areaId } }) => (
    <EmptyState
      kind="search"
      title={t('introductions:recommendedDoctors.none')}
      message={t('introductions:recommendedDoctors.noneHint')}
      action={
        stdDepart || hospitalId || areaId ? (
          <ButtonLink
            variant="outline"
            to={to({ areaId: undefined, hospitalId: undefined, stdDepart: undefined })}
          >
            {t('introductions:recommendedDoctors.all')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={href('directory.search', {}, { tab: 'doctor' })}>
            {t('directory:home.findDoctor')}
          </ButtonLink>
        )
      }
    />
  ),
});

export const load: PageLoad = (place) =>
  [page, departments, hospitalOfList].flatMap((call) => call.load(place));
export const head: PageHead = () => ({ canonical: href('directory.recommendedDoctors') });
export default page.Page;

/** The standard departments to choose from; where they cannot be had, the list stands without them. */
function DepartmentPills({ t, to, filters: { stdDepart } }: View): ReactElement | null {
  const { currentData } = departments.useAnswer().answer;
  if (!currentData?.items.length) return null;
  return (
    <PillLinks
      label={t('directory:search.department')}
      items={[
        { deptId: undefined, deptName: t('introductions:recommendedDoctors.allDepartments') },
        ...currentData.items,
      ].map(({ deptId, deptName }) => ({
        text: deptName,
        to: to({ stdDepart: deptId }),
        active: deptId === stdDepart,
      }))}
    />
  );
}
