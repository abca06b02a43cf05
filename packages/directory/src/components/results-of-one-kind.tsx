import { directoryApi } from '@xinglin/api';
import { hasMore, numbered, type NumberedAnswer, pagedList } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { pageWindow } from '@xinglin/rules';
import { Card, HospitalCard, SkeletonList } from '@xinglin/ui';
import { lazy, Suspense, use, type ReactElement } from 'react';
import { searchHref, SearchPlaceContext } from '../model/search-place';
import { doctorRequest, hospitalRequest, type ResultsProps } from '../model/search-query';
import { DoctorRow } from './doctor-row';
import { Nothing } from './nothing';

/** All doctors or all hospitals that were found, page under page. */
export default function ResultsOfOneKind(props: ResultsProps): ReactElement {
  return props.search.tab === 'doctor' ? (
    <DoctorResults {...props} />
  ) : (
    <HospitalResults {...props} />
  );
}

const RelatedDoctors = lazy(() => import('./related-doctors'));

const Doctors = pagedList(directoryApi.endpoints.mergeSearchDoctors);
const Hospitals = pagedList(directoryApi.endpoints.mergeSearchHospitals);

/** What the lists of both kinds share. */
function useListOf({ search, isLocal }: ResultsProps) {
  const place = use(SearchPlaceContext);
  return {
    region: place.region,
    // Another search is another list: nothing of the former one stays in view.
    key: searchHref(place, { ...search, pageNo: 1 }),
    nextTo: (last: NumberedAnswer) =>
      hasMore(last) ? searchHref(place, { ...search, pageNo: last.pageNo + 1 }) : undefined,
    isEmpty: numbered.isEmpty,
    empty: <Nothing search={search} isLocal={isLocal} />,
  };
}

function DoctorResults(props: ResultsProps): ReactElement {
  const { search, cityId } = props;
  const { key, region, empty, ...list } = useListOf(props);
  return (
    <Doctors
      key={key}
      {...list}
      empty={
        <Suspense>
          <RelatedDoctors
            search={search}
            cityId={cityId}
            otherwise={empty}
            below={<Nothing brief search={search} isLocal={props.isLocal} />}
          />
        </Suspense>
      }
      inputs={pageWindow(search.pageNo).map((pageNo) =>
        doctorRequest(search, cityId, pageNo, region),
      )}
      skeleton={<SkeletonList avatar lines={3} />}
    >
      {(doctor) => (
        <Card key={doctor.doctorId} as="div">
          <DoctorRow doctor={doctor} titleLevel={2} />
        </Card>
      )}
    </Doctors>
  );
}

function HospitalResults(props: ResultsProps): ReactElement {
  const { search, cityId } = props;
  const { key, region, ...list } = useListOf(props);
  return (
    <Hospitals
      key={key}
      {...list}
      inputs={pageWindow(search.pageNo).map((pageNo) =>
        hospitalRequest(search, cityId, pageNo, region),
      )}
      skeleton={<SkeletonList avatar lines={2} />}
    >
      {(hospital) => (
        <HospitalCard
          key={hospital.hospitalId}
          to={href('directory.hospital', { id: hospital.hospitalId })}
          hospital={hospital}
          titleLevel={2}
        />
      )}
    </Hospitals>
  );
}
