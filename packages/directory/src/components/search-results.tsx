import { directoryApi, usePageModules } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { href } from '@xinglin/routes';
import { plainText, withoutAccents } from '@xinglin/rules';
import { Card, HospitalCard, Loaded, Note, SkeletonList } from '@xinglin/ui';
import { lazy, Suspense, use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { doctorRequest, hospitalRequest, type ResultsProps } from '../model/search-query';
import { SearchPlaceContext, useSearchHref } from '../model/search-place';
import { Nothing } from './nothing';
import { SearchElsewhere } from './search-elsewhere';

const RelatedDoctors = lazy(() => import('./related-doctors'));

/** What was found of all kinds: a few doctors and a few hospitals. */
export default function SearchResults({ search, cityId, isLocal }: ResultsProps): ReactElement {
  const { t } = useTranslation('directory');
  const { region } = use(SearchPlaceContext);
  const searchTo = useSearchHref();
  const hospitals = directoryApi.useMergeSearchHospitalsQuery(
    hospitalRequest(search, cityId, 1, region),
  );
  const doctors = directoryApi.useMergeSearchDoctorsQuery(doctorRequest(search, cityId, 1, region));
  const modules = usePageModules('directory.search');
  const shownDoctors = modules('doctors', { title: t('search.doctors') });
  const shownHospitals = modules('hospitals', { title: t('search.hospitals') });
  if (hospitals.currentData?.total === 0 && doctors.currentData?.total === 0) {
    return (
      <>
        <Suspense>
          <RelatedDoctors
            search={search}
            cityId={cityId}
            otherwise={<Nothing search={search} isLocal={isLocal} />}
            below={<Nothing brief search={search} isLocal={isLocal} />}
          />
        </Suspense>
        <SearchElsewhere q={search.q} />
      </>
    );
  }
  // Which of both stands first is told by the hospitals; nothing that is read already may move down for them.
  if (hospitals.currentData === undefined && !hospitals.isError)
    return <SkeletonList avatar lines={3} />;
  const all = (
    tab: 'doctor' | 'hospital',
    label: string,
    found: { readonly total: number } | undefined,
  ) =>
    found?.total === 0
      ? undefined
      : { to: searchTo({ ...search, tab }), text: t('search.seeAll'), label };
  const hospitalParts = shownHospitals && (
    <Card
      title={shownHospitals.title}
      more={all('hospital', t('search.seeAllHospitals'), hospitals.currentData)}
    >
      <Loaded query={hospitals} skeleton={<SkeletonList avatar lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Note>{t('search.noHospitals')}</Note>
          ) : (
            items.map((hospital) => (
              <HospitalCard
                key={hospital.hospitalId}
                to={href('directory.hospital', { id: hospital.hospitalId })}
                hospital={hospital}
              />
            ))
          )
        }
      </Loaded>
    </Card>
  );
  // A hospital that is called so is what was looked for.
  const isHospital = isCalled(hospitals.currentData?.items[0]?.name, search.q);
  return (
    <>
      {isHospital && hospitalParts}
      {shownDoctors && (
        <Card
          title={shownDoctors.title}
          more={all('doctor', t('search.seeAllDoctors'), doctors.currentData)}
        >
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
      {doctors.currentData?.total === 0 && (
        <Suspense>
          <RelatedDoctors search={search} cityId={cityId} />
        </Suspense>
      )}
      {!isHospital && hospitalParts}
      <SearchElsewhere q={search.q} />
    </>
  );
}

/** Whether the words are a name, or a part of it, however they are spaced. */
function isCalled(name: string | undefined, q: string): boolean {
  const plain = (text: string) => withoutAccents(plainText(text)).replaceAll(/\s/g, '');
  return name !== undefined && q !== '' && plain(name).includes(plain(q));
}
