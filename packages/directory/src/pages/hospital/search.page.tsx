import { directoryApi, type PageHead, type PageLoad } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import type { DepartmentGroup } from '@xinglin/gateway-sdk';
import { hasMore, pageCall, usePlace, idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  Gutter,
  HospitalCard,
  joinQueries,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  SearchBox,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Departments } from '../../components/departments';
import { hospitalOfList, InHospital } from '../../components/in-hospital';
import { SectionTitle } from '../../components/section-title';
import { Quoting } from '../../components/quoting';

/** What is looked for, and where; an address without a hospital looks for one. */
function askedOf(query: URLSearchParams) {
  return {
    hospitalId: idFilter.read(query.get('hospitalId')),
    q: (query.get('q') ?? '').trim().slice(0, 50),
  };
}

const hospitals = pageCall(
  directoryApi.endpoints.mergeSearchHospitals,
  ({ query, preferences: { city } }) => {
    const { hospitalId, q } = askedOf(query);
    if (hospitalId !== undefined) return null;
    return { ...(q ? { q } : city && { areaId: city.areaId }) };
  },
);
const departments = pageCall(directoryApi.endpoints.queryHospitalDepartments, ({ query }) => {
  const { hospitalId, q } = askedOf(query);
  return hospitalId === undefined ? null : { hospitalId, ...(q && { q }) };
});
const doctors = pageCall(directoryApi.endpoints.mergeSearchDoctors, ({ query }) => {
  const { hospitalId, q } = askedOf(query);
  return hospitalId === undefined || q === '' ? null : { hospitalId, q, pageSize: 10 };
});

export const load: PageLoad = (place) =>
  [departments, doctors, hospitals, hospitalOfList].flatMap((call) => call.load(place));

export const head: PageHead = (place, state) => ({
  title: hospitalOfList.find(place, state)?.name,
});

/** Search within a hospital: its departments and its doctors; which hospital, where none is named (spec 2 §2.4). */
export default function HospitalSearchPage(): ReactElement {
  const { t } = useTranslation('introductions');
  const { hospitalId, q } = askedOf(usePlace().query);
  const isWithin = hospitalId !== undefined;
  const label = t(isWithin ? 'directory:hospital.searchWithin' : 'hospitalSearch.hospital');
  return (
    <Page
      header={
        <PageHeader
          title={t('hospitalSearch.title')}
          backTo={
            isWithin ? href('directory.hospital', { id: hospitalId }) : href('booking.hospitalList')
          }
        />
      }
    >
      <InHospital />
      <Gutter>
        <SearchBox
          action={href('directory.hospitalSearch')}
          label={label}
          // Shorter than the label: it stands whole on the narrowest phone in elder mode.
          placeholder={t(isWithin ? 'directory:hospital.searchHint' : 'hospitalSearch.hospital')}
          defaultValue={q}
          keep={isWithin ? { hospitalId } : {}}
        />
      </Gutter>
      {isWithin ? <Within hospitalId={hospitalId} q={q} /> : <Hospitals q={q} />}
    </Page>
  );
}

/** Which hospital to search in. */
function Hospitals({ q }: { q: string }): ReactElement {
  const { t } = useTranslation('introductions');
  const { answer } = hospitals.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonList avatar lines={3} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            kind="search"
            title={
              q === '' ? (
                t('directory:search.noHospitals')
              ) : (
                <Quoting text={t('directory:search.nothingFor')} words={q} />
              )
            }
            action={
              <ButtonLink variant="outline" to={href('booking.hospitalList')}>
                {t('directory:home.moreHospitals')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <SectionTitle>{t('hospitalSearch.choose')}</SectionTitle>
            {items.map((hospital) => (
              <HospitalCard
                key={hospital.hospitalId}
                to={href('directory.hospitalSearch', {}, { hospitalId: hospital.hospitalId })}
                hospital={hospital}
              />
            ))}
          </>
        )
      }
    </Loaded>
  );
}

/** In the place of the doctors' call where nothing is looked for. */
const noOneAsked = { currentData: null, isFetching: false, refetch: () => undefined };

function Within({ hospitalId, q }: { hospitalId: string; q: string }): ReactElement {
  const { t } = useTranslation('introductions');
  const inDepartments = departments.useAnswer().answer;
  const byName = doctors.useAnswer().answer;
  return (
    <Loaded
      query={joinQueries(inDepartments, q === '' ? noOneAsked : byName)}
      gone={t('directory:hospital.gone')}
      action={
        <ButtonLink variant="outline" to={href('booking.hospitalList')}>
          {t('directory:home.moreHospitals')}
        </ButtonLink>
      }
      skeleton={<SkeletonList lines={4} />}
    >
      {([{ items: groups }, people]) => {
        if (groups.length === 0 && !people?.items.length)
          return (
            <EmptyState
              kind="search"
              title={
                q === '' ? (
                  t('directory:departments.none')
                ) : (
                  <Quoting text={t('directory:search.nothingFor')} words={q} />
                )
              }
              action={
                <>
                  <ButtonLink to={href('directory.search', {}, { q })}>
                    {t('hospitalSearch.elsewhere')}
                  </ButtonLink>
                  <ButtonLink
                    variant="outline"
                    to={href('directory.hospitalSearch', {}, { hospitalId })}
                  >
                    {t('directory:departments.all')}
                  </ButtonLink>
                </>
              }
            />
          );
        return (
          <>
            {groups.length > 0 && (
              <>
                <SectionTitle>{t('hospitalSearch.departments')}</SectionTitle>
                {q === '' ? (
                  <Departments hospitalId={hospitalId} groups={groups} />
                ) : (
                  <FoundDepartments hospitalId={hospitalId} groups={groups} />
                )}
              </>
            )}
            {people && people.items.length > 0 && (
              <Card
                title={t('directory:search.doctors')}
                more={
                  hasMore(people)
                    ? {
                        to: href(
                          'directory.hospitalDoctorSearch',
                          { hospitalId },
                          { diseaseTag: q },
                        ),
                        text: t('directory:search.seeAll'),
                        label: t('directory:search.seeAllDoctors'),
                      }
                    : undefined
                }
              >
                {people.items.map((doctor) => (
                  <DoctorItem key={doctor.doctorId} doctor={doctor} />
                ))}
              </Card>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** Few departments stand one below the other, so that the doctors follow at once. */
function FoundDepartments({
  hospitalId,
  groups,
}: {
  hospitalId: string;
  groups: readonly DepartmentGroup[];
}): ReactElement {
  const { t } = useTranslation('introductions');
  return (
    <ListGroup label={t('hospitalSearch.departments')}>
      {groups.flatMap(({ children }) =>
        children.map(({ hospDeptId: deptId, name, doctorCount }) => (
          <ListLink
            key={deptId}
            label={name}
            value={t('directory:departments.doctors', { count: doctorCount })}
            to={href('directory.hospitalDoctors', { hospitalId, deptId })}
          />
        )),
      )}
    </ListGroup>
  );
}
