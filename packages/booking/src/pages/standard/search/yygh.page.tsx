import { directoryApi, type PageLoad } from '@xinglin/api';
import { doctorItems, DoctorItem, wordsAt, wordsFilter, wordsInCity } from '@xinglin/care';
import { listPage, type ListView, pageCall } from '@xinglin/pages';
import {
  ButtonLink,
  Card,
  EmptyState,
  Gutter,
  HospitalCard,
  RichText,
  SearchBox,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { waysAt } from '../../../model/ways';

/** Who looks for a hospital finds it above the doctors. */
const shownHospitals = 3;

const hospitals = pageCall(directoryApi.endpoints.mergeSearchHospitals, (place) =>
  wordsAt(place) === ''
    ? null
    : { ...wordsInCity(wordsAt(place), place.preferences), pageSize: shownHospitals },
);

/** Search for hospitals and doctors with free places, within the standard flow (spec 2 §2.6). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchDoctors,
  ...doctorItems,
  filters: wordsFilter,
  input: ({ filters: { q }, preferences }, part) => ({
    ...wordsInCity(q, preferences),
    onlyAvailable: true,
    ...part,
  }),
  title: 'entries:search.title',
  backTo: (place) => waysAt(place).home,
  above: (view) => (
    <>
      <Gutter>
        <SearchBox
          action={view.pathname}
          label={view.t('entries:search.label')}
          placeholder={view.t('entries:search.hint')}
          defaultValue={view.filters.q}
        />
      </Gutter>
      <FoundHospitals {...view} />
    </>
  ),
  empty: ({ t, filters: { q }, ...place }) => (
    <EmptyState
      kind="search"
      title={t('entries:search.nothing')}
      message={
        <>
          {q !== '' && (
            <RichText
              text={t('entries:search.none')}
              // Their language is not known.
              parts={{ words: () => <bdi lang="">{q}</bdi> }}
            />
          )}{' '}
          {t('entries:search.noneHint')}
        </>
      }
      action={
        <ButtonLink variant="outline" to={waysAt(place).departments}>
          {t('entries:departmentList.title')}
        </ButtonLink>
      }
    />
  ),
  item: (doctor, place) => (
    <DoctorItem
      key={doctor.doctorId}
      doctor={doctor}
      to={waysAt(place).doctor(doctor.doctorId)}
      titleLevel={2}
    />
  ),
});

export const load: PageLoad = (place) => [...page.load(place), ...hospitals.load(place)];
export default page.Page;

/** The hospitals that are called so; where they cannot be had, the doctors stand without them. */
function FoundHospitals({ t, ...place }: ListView<typeof wordsFilter>): ReactElement | null {
  const { currentData } = hospitals.useAnswer().answer;
  if (!currentData?.items.length) return null;
  return (
    <Card title={t('entries:search.hospitals')}>
      {currentData.items.map((hospital) => (
        <HospitalCard
          key={hospital.hospitalId}
          to={waysAt(place).hospital(hospital.hospitalId)}
          hospital={hospital}
        />
      ))}
    </Card>
  );
}
