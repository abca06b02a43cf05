import { directoryApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, Loaded, LoadedPage, Note, SkeletonList } from '@xinglin/ui';
import { pageWindow } from '@xinglin/rules';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import {
  doctorRequest,
  hospitalRequest,
  writeSearch,
  type SearchQuery,
} from '../model/search-query';
import { DoctorItem } from './doctor-item';
import { HospitalItem } from './hospital-item';

const NothingFound = lazy(() => import('./nothing-found'));

interface ResultsProps {
  search: SearchQuery;
  /** The chosen city, unless the whole country is. */
  cityId: string | undefined;
  /** A city narrows the search. */
  isLocal: boolean;
}

const searchHref = (search: SearchQuery): string =>
  href('directory.search', {}, writeSearch(search));

/** What was found: a few of both kinds, or all of one, page under page. */
export default function SearchResults(props: ResultsProps): ReactElement {
  const { search } = props;
  if (search.tab === 'all') return <BothKinds {...props} />;
  const Results = search.tab === 'doctor' ? DoctorResults : HospitalResults;
  return (
    <>
      {pageWindow(search.pageNo).map((pageNo) => (
        <Results key={pageNo} {...props} pageNo={pageNo} />
      ))}
    </>
  );
}

/** The address with one page more, for the last page in view. */
function nextOf(search: SearchQuery, pageNo: number): string | undefined {
  return pageNo === search.pageNo ? searchHref({ ...search, pageNo: pageNo + 1 }) : undefined;
}

function DoctorResults({
  search,
  cityId,
  isLocal,
  pageNo,
}: ResultsProps & { pageNo: number }): ReactElement {
  const query = directoryApi.useMergeSearchDoctorsQuery(doctorRequest(search, cityId, pageNo));
  return (
    <LoadedPage
      query={query}
      skeleton={<SkeletonList avatar lines={3} />}
      empty={<Nothing search={search} isLocal={isLocal} />}
      nextTo={nextOf(search, pageNo)}
    >
      {(doctor) => <DoctorItem key={doctor.doctorId} doctor={doctor} titleLevel={2} />}
    </LoadedPage>
  );
}

function HospitalResults({
  search,
  cityId,
  isLocal,
  pageNo,
}: ResultsProps & { pageNo: number }): ReactElement {
  const query = directoryApi.useMergeSearchHospitalsQuery(hospitalRequest(search, cityId, pageNo));
  return (
    <LoadedPage
      query={query}
      skeleton={<SkeletonList avatar lines={2} />}
      empty={<Nothing search={search} isLocal={isLocal} />}
      nextTo={nextOf(search, pageNo)}
    >
      {(hospital) => <HospitalItem key={hospital.hospitalId} hospital={hospital} titleLevel={2} />}
    </LoadedPage>
  );
}

function BothKinds({ search, cityId, isLocal }: ResultsProps): ReactElement {
  const { t } = useTranslation('directory');
  const hospitals = directoryApi.useMergeSearchHospitalsQuery(hospitalRequest(search, cityId, 1));
  const doctors = directoryApi.useMergeSearchDoctorsQuery(doctorRequest(search, cityId, 1));
  const modules = usePageModules('directory.search');
  const shownDoctors = modules('doctors', { title: t('search.doctors') });
  const shownHospitals = modules('hospitals', { title: t('search.hospitals') });
  if (hospitals.currentData?.total === 0 && doctors.currentData?.total === 0) {
    return <Nothing search={search} isLocal={isLocal} />;
  }
  const all = (tab: 'doctor' | 'hospital', label: string) => ({
    to: searchHref({ ...search, tab }),
    text: t('search.seeAll'),
    label,
  });
  return (
    <>
      {shownDoctors && (
        <Card title={shownDoctors.title} more={all('doctor', t('search.seeAllDoctors'))}>
          <Loaded query={doctors} skeleton={<SkeletonList avatar lines={3} />}>
            {({ items }) =>
              items.length === 0 ? (
                <Note>{t('search.noDoctors')}</Note>
              ) : (
                items.map((doctor) => <DoctorItem key={doctor.doctorId} doctor={doctor} />)
              )
            }
          </Loaded>
        </Card>
      )}
      {shownHospitals && (
        <Card title={shownHospitals.title} more={all('hospital', t('search.seeAllHospitals'))}>
          <Loaded query={hospitals} skeleton={<SkeletonList avatar lines={2} />}>
            {({ items }) =>
              items.length === 0 ? (
                <Note>{t('search.noHospitals')}</Note>
              ) : (
                items.map((hospital) => (
                  <HospitalItem key={hospital.hospitalId} hospital={hospital} />
                ))
              )
            }
          </Loaded>
        </Card>
      )}
    </>
  );
}

function Nothing(props: Pick<ResultsProps, 'search' | 'isLocal'>): ReactElement {
  return (
    <Suspense>
      <NothingFound {...props} />
    </Suspense>
  );
}
