import { directoryApi, type PageHead, type PageLoad } from '@xinglin/api';
import { doctorItems, inCity } from '@xinglin/care';
import { listPage, idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import { DoctorFilters, doctorFilters, doctorInput } from '../../components/doctor-filters';
import { hospitalOfList, InHospital } from '../../components/in-hospital';

const filters = { hospitalId: idFilter, ...doctorFilters };

/** All doctors of a hospital, or of the hospitals of the chosen city (spec 2 §2.4). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchDoctors,
  ...doctorItems,
  filters,
  input: ({ filters: { hospitalId, ...chosen }, preferences: { city } }, part) => ({
    ...(hospitalId ? { hospitalId } : inCity(city)),
    ...doctorInput(chosen),
    ...part,
  }),
  title: 'introductions:allHospitalDoctors.title',
  backTo: ({ filters: { hospitalId } }) =>
    hospitalId === undefined
      ? href('booking.hospitalList')
      : href('directory.hospital', { id: hospitalId }),
  above: ({ filters: chosen, to }) => (
    <>
      <InHospital />
      <DoctorFilters chosen={chosen} to={to} />
    </>
  ),
  empty: ({ t, to, filters: { title, available } }) => (
    <EmptyState
      kind="search"
      title={t('directory:search.noDoctors')}
      action={
        title || available ? (
          <ButtonLink variant="outline" to={to({ title: undefined, available: false })}>
            {t('directory:hospitalDoctors.showAll')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={href('booking.hospitalList')}>
            {t('directory:home.moreHospitals')}
          </ButtonLink>
        )
      }
    />
  ),
});

export const load: PageLoad = (place) => [page, hospitalOfList].flatMap((call) => call.load(place));
export const head: PageHead = (place, state) => {
  const hospitalId = idFilter.read(place.query.get('hospitalId'));
  return {
    title: hospitalOfList.find(place, state)?.name,
    canonical: href('directory.allHospitalDoctors', {}, hospitalId ? { hospitalId } : {}),
  };
};
export default page.Page;
