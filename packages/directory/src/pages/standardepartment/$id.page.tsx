import { directoryApi, knowledgeApi, usePageModules } from '@xinglin/api';
import type { GetStandardDepartmentResponse as Department } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { cutText } from '@xinglin/rules';
import { ButtonLink, Gutter, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CareDoctors } from '../../components/care-doctors';
import { EntryLinks } from '../../components/entry-links';
import { FollowButton } from '../../components/follow-button';

const doctors = pageCall(directoryApi.endpoints.mergeSearchDoctors, ({ params }) => ({
  deptId: params['id'] ?? '',
  pageSize: 5,
}));

/** A department as every hospital has it: what it treats, and who in it can be seen (spec 2 §2.4). */
const page = detailPage({
  endpoint: knowledgeApi.endpoints.getStandardDepartment,
  input: ({ params }) => ({ deptId: params['id'] ?? '' }),
  beside: [doctors],
  title: (department, t) => department?.deptName ?? t('directory:standardDepartment.title'),
  head: ({ deptId, deptName, entries }) => ({
    title: deptName,
    // What it treats says more of it than a sentence; without entries the route's description stands.
    ...(entries.length > 0 && {
      description: cutText([deptName, ...entries.map(({ name }) => name)].join(' · '), 150),
    }),
    canonical: href('directory.standardDepartment', { id: deptId }),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'MedicalWebPage',
      name: deptName,
      about: entries.map(({ kind, name }) => ({
        '@type': kind === 'disease' ? 'MedicalCondition' : 'MedicalSignOrSymptom',
        name,
      })),
    },
  }),
  backTo: href('directory.moreDepartments'),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'directory:standardDepartment.gone',
    hint: 'ui:goneHint',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('directory.moreDepartments')}>
        {t('directory:departments.all')}
      </ButtonLink>
    ),
  },
  children: (department) => <DepartmentParts department={department} />,
});

export const { load, head } = page;
export default page.Page;

function DepartmentParts({ department }: { department: Department }): ReactElement {
  const { t } = useTranslation('directory');
  const { deptId, deptName, entries } = department;
  const { answer } = doctors.useAnswer();
  const named = (wanted: 'disease' | 'symptom') => entries.filter(({ kind }) => kind === wanted);
  const modules = usePageModules('directory.standardDepartment');
  const symptoms = modules('symptoms', { title: t('standardDepartment.symptoms') });
  const diseases = modules('diseases', { title: t('standardDepartment.diseases') });
  const found = modules('doctors', { title: t('standardDepartment.doctors') });
  const book = modules('book', { title: t('home.book'), to: href('booking.hospitalList') });
  return (
    <>
      {modules('follow') && (
        <Gutter>
          <FollowButton kind="department" id={deptId} name={deptName} />
        </Gutter>
      )}
      {symptoms && <EntryLinks title={symptoms.title} entries={named('symptom')} />}
      {diseases && <EntryLinks title={diseases.title} entries={named('disease')} />}
      {found && <CareDoctors title={found.title} deptId={deptId} query={answer} />}
      {book && (
        <ListGroup label={t('standardDepartment.ways')}>
          <ListLink label={book.title} description={t('home.bookNote')} to={book.to} />
        </ListGroup>
      )}
    </>
  );
}
