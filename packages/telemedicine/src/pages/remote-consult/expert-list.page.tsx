import { telemedicineApi, type PageHead, type PageLoad } from '@xinglin/api';
import { doctorItems } from '@xinglin/care';
import { type Filter, idFilter, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import { ExpertFilters, loadCities, loadDepartments } from '../../components/expert-filters';
import { ExpertItem, ExpertRows } from '../../components/expert-item';

/** The code of an area; undefined where the address has none. */
const areaFilter: Filter<string | undefined> = {
  read: (text) => (text !== null && /^\d{6}$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
};

/** Experts for a remote consultation, by department and by the city of their hospital (spec 2 §2.26). */
const page = listPage({
  endpoint: telemedicineApi.endpoints.listTelemedicineDoctors,
  paging: numbered,
  filters: { deptId: idFilter, areaId: areaFilter },
  input: ({ filters: { deptId, areaId } }, part) => ({
    ...(deptId && { deptId }),
    ...(areaId && { areaId }),
    ...part,
  }),
  title: 'telemedicine:remoteExperts.title',
  backTo: href('consult.remoteConsult'),
  skeleton: doctorItems.skeleton,
  above: ({ filters: { deptId, areaId }, to }) => (
    <ExpertFilters deptId={deptId} areaId={areaId} to={to} />
  ),
  empty: ({ t, to, filters: { deptId, areaId } }) => (
    <EmptyState
      kind="search"
      title={t('telemedicine:remoteExperts.none')}
      action={
        deptId || areaId ? (
          <ButtonLink variant="outline" to={to({ deptId: undefined, areaId: undefined })}>
            {t('telemedicine:remoteExperts.all')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={href('consult.portal')}>
            {t('telemedicine:departments.ask')}
          </ButtonLink>
        )
      }
    />
  ),
  group: (items) => <ExpertRows>{items}</ExpertRows>,
  item: (expert) => {
    const { doctorId } = expert.doctor;
    return (
      <ExpertItem key={doctorId} expert={expert} to={href('consult.remoteExpert', { doctorId })} />
    );
  },
});

export const load: PageLoad = (place) =>
  [page.load, loadDepartments, loadCities].flatMap((loadPart) => loadPart(place));
export const head: PageHead = () => ({ canonical: href('consult.remoteExperts') });
export default page.Page;
