import { directoryApi, knowledgeApi, type PageHead, type PageLoad } from '@xinglin/api';
import { inCity, NearHospitals } from '@xinglin/care';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  departmentPictogram,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  QuickLinks,
  SkeletonLinks,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CareDoctors } from '../../components/care-doctors';
import { EntryLinks } from '../../components/entry-links';
import { SectionTitle } from '../../components/section-title';

/** The standard departments that treat tumours, the one for all of them first. */
const tumourDepartments: readonly string[] = [
  'oncology',
  'radiotherapy',
  'breast-thyroid',
  'thoracic-surgery',
  'haematology',
];
const [oncology = ''] = tumourDepartments;

type Place = Parameters<PageLoad>[0];
const hospitalsAsked = ({ preferences: { city } }: Place) => ({
  deptId: oncology,
  ...inCity(city),
  pageSize: 10,
});

const hospitals = pageCall(directoryApi.endpoints.mergeSearchHospitals, hospitalsAsked);
const departments = pageCall(knowledgeApi.endpoints.listStandardDepartments, () => undefined);
const doctors = pageCall(
  directoryApi.endpoints.mergeSearchDoctors,
  ({ preferences: { city } }) => ({
    deptId: oncology,
    ...inCity(city),
    pageSize: 5,
  }),
);
const entries = pageCall(knowledgeApi.endpoints.listKnowledge, () => ({ deptId: oncology }));

export const load: PageLoad = (place) =>
  [hospitals, departments, doctors, entries].flatMap((call) => call.load(place));

export const head: PageHead = () => ({ canonical: href('directory.tumourHospitals') });

/** Hospitals, departments and doctors that treat tumours, and what to know before (spec 2 §2.4). */
export default function TumourHospitalsPage(): ReactElement {
  const { t } = useTranslation('introductions');
  const place = usePlace();
  const known = entries.useAnswer().answer.currentData?.items ?? [];
  return (
    <Page
      header={<PageHeader title={t('tumourHospitals.title')} backTo={href('directory.home')} />}
    >
      <Card title={t('tumourHospitals.departments')}>
        <TumourDepartments />
      </Card>
      <SectionTitle>{t('tumourHospitals.hospitals')}</SectionTitle>
      <NearHospitals
        asked={hospitalsAsked(place)}
        query={hospitals.useAnswer().answer}
        empty={
          <EmptyState
            kind="hospitals"
            title={t('directory:search.noHospitals')}
            action={
              <ButtonLink variant="outline" to={href('booking.hospitalList')}>
                {t('directory:home.moreHospitals')}
              </ButtonLink>
            }
          />
        }
      />
      <CareDoctors
        title={t('tumourHospitals.doctors')}
        deptId={oncology}
        query={doctors.useAnswer().answer}
      />
      <EntryLinks title={t('tumourHospitals.entries')} entries={known} />
    </Page>
  );
}

function TumourDepartments(): ReactElement {
  const { t } = useTranslation('introductions');
  const query = departments.useAnswer().answer;
  return (
    <Loaded query={query} skeleton={<SkeletonLinks count={5} />}>
      {({ items }) => (
        <QuickLinks
          label={t('tumourHospitals.departments')}
          items={tumourDepartments
            .flatMap((wanted) => items.find(({ deptId }) => deptId === wanted) ?? [])
            .map(({ deptId, deptName }) => ({
              to: href('directory.standardDepartment', { id: deptId }),
              label: deptName,
              pictogram: departmentPictogram(deptId),
            }))}
        />
      )}
    </Loaded>
  );
}
