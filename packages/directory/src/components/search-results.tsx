import { directoryApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, HospitalCard, Loaded, SkeletonList } from '@xinglin/ui';
import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalled } from '../model/called';
import { doctorRequest, hospitalRequest, type ResultsProps } from '../model/search-query';
import { SearchPlaceContext, useSearchHref } from '../model/search-place';
import { DoctorRow } from './doctor-row';
import { Nothing } from './nothing';
import { useAnalysis, useThings } from './use-search';

/** A count stops here, so from here on it is not shown. */
const countCap = 2001;

/** What was found of care: a few doctors and a few hospitals; a kind that has none is left out. */
export default function SearchResults({
  search,
  cityId,
  isLocal,
}: ResultsProps): ReactElement | null {
  const { t } = useTranslation('directory');
  const { region } = use(SearchPlaceContext);
  const searchTo = useSearchHref();
  const hospitals = directoryApi.useMergeSearchHospitalsQuery(
    hospitalRequest(search, cityId, 1, region),
  );
  const doctors = directoryApi.useMergeSearchDoctorsQuery(doctorRequest(search, cityId, 1, region));
  const { things, isFetching } = useThings();
  const analysis = useAnalysis();
  const modules = usePageModules('directory.search');
  const shownDoctors = modules('doctors', { title: t('search.doctors') });
  const shownHospitals = modules('hospitals', { title: t('search.hospitals') });
  if (hospitals.currentData?.total === 0 && doctors.currentData?.total === 0) {
    if (isFetching) return null;
    const elsewhere =
      (things?.groups.length ?? 0) + (things?.functions.length ?? 0) > 0 ||
      (analysis?.departments.length ?? 0) > 0;
    return <Nothing brief={elsewhere} search={search} isLocal={isLocal} />;
  }
  // Which of both stands first is told by the hospitals; nothing that is read already may move down for them.
  if (hospitals.currentData === undefined && !hospitals.isError)
    return <SkeletonList avatar lines={3} />;
  const all = (
    tab: 'doctor' | 'hospital',
    title: string | undefined,
    found: { readonly total: number } | undefined,
  ) => {
    const text =
      found === undefined || found.total >= countCap
        ? t('search.seeAll')
        : t('search.all', { count: found.total });
    return { to: searchTo({ ...search, tab }), text, label: `${text} · ${title}` };
  };
  const hospitalParts = shownHospitals && hospitals.currentData?.total !== 0 && (
    <Card
      title={shownHospitals.title}
      more={all('hospital', shownHospitals.title, hospitals.currentData)}
    >
      <Loaded query={hospitals} skeleton={<SkeletonList avatar lines={2} />}>
        {({ items }) =>
          items.map((hospital) => (
            <HospitalCard
              key={hospital.hospitalId}
              to={href('directory.hospital', { id: hospital.hospitalId })}
              hospital={hospital}
            />
          ))
        }
      </Loaded>
    </Card>
  );
  // A hospital that is called so is what was looked for.
  const isHospital =
    things?.named === 'hospital' || isCalled(hospitals.currentData?.items[0]?.name, search.q);
  return (
    <>
      {isHospital && hospitalParts}
      {shownDoctors && doctors.currentData?.total !== 0 && (
        <Card
          title={shownDoctors.title}
          more={all('doctor', shownDoctors.title, doctors.currentData)}
        >
          <Loaded query={doctors} skeleton={<SkeletonList avatar lines={3} />}>
            {({ items }) =>
              items.map((doctor) => <DoctorRow key={doctor.doctorId} doctor={doctor} />)
            }
          </Loaded>
        </Card>
      )}
      {!isHospital && hospitalParts}
    </>
  );
}
