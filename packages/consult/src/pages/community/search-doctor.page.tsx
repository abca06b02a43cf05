import { directoryApi } from '@xinglin/api';
import { CityButton, DoctorItem, doctorItems, wordsFilter, wordsInCity } from '@xinglin/care';
import { listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, EmptyState, Gutter, SearchBox } from '@xinglin/ui';

/** Doctors of the clinics of communities in the person's city, by name, department and symptom (spec 2 §2.24). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchDoctors,
  paging: doctorItems.paging,
  filters: wordsFilter,
  input: ({ filters: { q }, preferences }, part) => ({
    communityClinic: true,
    ...wordsInCity(q, preferences),
    ...part,
  }),
  title: 'clinics:doctors.title',
  backTo: href('consult.communityClinicEntry'),
  skeleton: doctorItems.skeleton,
  above: ({ t, filters: { q }, pathname }) => (
    <Gutter>
      <SearchBox
        action={pathname}
        label={t('clinics:doctors.search')}
        placeholder={t('clinics:doctors.hint')}
        defaultValue={q}
      />
      <Cluster>
        <CityButton />
      </Cluster>
    </Gutter>
  ),
  empty: ({ t, to, filters: { q } }) => (
    <EmptyState
      kind="search"
      title={t('clinics:doctors.none')}
      message={t('clinics:doctors.noneHint')}
      action={
        q === '' ? (
          <ButtonLink variant="outline" to={href('consult.communityClinicEntry')}>
            {t('clinics:clinic.others')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={to({ q: '' })}>
            {t('clinics:doctors.all')}
          </ButtonLink>
        )
      }
    />
  ),
  item: (doctor) => (
    <DoctorItem
      key={doctor.doctorId}
      doctor={doctor}
      to={href('consult.communityExpertConsult', { id: doctor.doctorId })}
      titleLevel={2}
    />
  ),
});

export const { load } = page;
export default page.Page;
