import { directoryApi, ChannelModule, type PageLoad } from '@xinglin/api';
import { CityButton, DepartmentPills, inCity, loadHotDepartments } from '@xinglin/care';
import { idFilter, listPage, numbered } from '@xinglin/pages';
import { ButtonLink, Cluster, EmptyState, Gutter, HospitalCard, SkeletonList } from '@xinglin/ui';
import { href } from '@xinglin/routes';
import { waysAt } from '../../model/ways';

/** Fast order in one hospital: those of the city that have the department and a free place (spec 2 §2.5). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchHospitals,
  paging: numbered,
  filters: { deptId: idFilter },
  input: ({ filters: { deptId }, preferences: { city } }, part) => ({
    ...(deptId && { deptId }),
    ...inCity(city),
    onlyAvailable: true,
    ...part,
  }),
  title: 'entries:fastHospitals.title',
  backTo: ({ filters: { deptId } }) =>
    href('booking.fastOrderExpertList', {}, deptId === undefined ? {} : { deptId }),
  skeleton: <SkeletonList avatar lines={3} />,
  above: ({ to, filters: { deptId } }) => (
    <>
      <ChannelModule of="booking.fastOrderHospital" name="departments">
        <DepartmentPills chosen={deptId} to={(chosen) => to({ deptId: chosen })} />
      </ChannelModule>
      <Gutter>
        <Cluster>
          <ChannelModule of="booking.fastOrderHospital" name="city">
            <CityButton />
          </ChannelModule>
        </Cluster>
      </Gutter>
    </>
  ),
  empty: ({ t, to, ...place }) => (
    <EmptyState
      kind="search"
      title={t('entries:fastHospitals.none')}
      message={t('entries:fastDoctors.noneHint')}
      action={
        <ButtonLink
          variant="outline"
          to={
            place.filters.deptId === undefined ? waysAt(place).hospitals : to({ deptId: undefined })
          }
        >
          {t('entries:hospitalList.showAll')}
        </ButtonLink>
      }
    />
  ),
  item: (hospital, { filters: { deptId }, ...place }) => (
    <HospitalCard
      key={hospital.hospitalId}
      to={waysAt(place).fastDoctors({
        hospitalId: hospital.hospitalId,
        ...(deptId && { deptId }),
      })}
      hospital={hospital}
      titleLevel={2}
    />
  ),
});

export const load: PageLoad = (place) => [...page.load(place), ...loadHotDepartments(place)];
export default page.Page;
