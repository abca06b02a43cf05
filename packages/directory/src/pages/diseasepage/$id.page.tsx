import { knowledgeApi, usePageModules } from '@xinglin/api';
import type { GetKnowledgeResponse as Entry } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { cutText } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  departmentPictogram,
  Gutter,
  Note,
  QuickLinks,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CareDoctors } from '../../components/care-doctors';
import { EntryLinks } from '../../components/entry-links';
import { FollowButton } from '../../components/follow-button';
import { GoAtOnce } from '../../components/go-at-once';
import { Points } from '../../components/points';
import { Questions } from '../../components/questions';
import { diseaseFacts } from '../../model/disease-facts';

const doctors = pageCall(knowledgeApi.endpoints.listKnowledgeDoctors, ({ params }) => ({
  entryId: params['id'] ?? '',
  pageSize: 3,
}));

/** A disease or a symptom: what cannot wait first, then where to go and how to prepare (spec 2 §2.4). */
const page = detailPage({
  endpoint: knowledgeApi.endpoints.getKnowledge,
  input: ({ params }) => ({ entryId: params['id'] ?? '' }),
  beside: [doctors],
  title: (entry, t) => entry?.name ?? t('directory:disease.title'),
  head: (entry) => ({
    title: entry.name,
    description: cutText([...entry.what, ...entry.whichDepartment].join(' '), 150),
    canonical: href('directory.disease', { id: entry.entryId }),
    structuredData: diseaseFacts(entry),
  }),
  backTo: href('directory.moreDepartments', {}, { tab: 'diseases' }),
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: {
    title: 'directory:disease.gone',
    hint: 'ui:goneHint',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('directory.search')}>
        {t('directory:disease.search')}
      </ButtonLink>
    ),
  },
  children: (entry) => <EntryParts entry={entry} />,
});

export const { load, head } = page;
export default page.Page;

function EntryParts({ entry }: { entry: Entry }): ReactElement {
  const { t } = useTranslation('directory');
  const { otherNames } = entry;
  const { answer } = doctors.useAnswer();
  const names = otherNames.join(t('disease.nameSeparator'));
  const modules = usePageModules('directory.disease');
  const departments = modules('departments', { title: t('disease.departments') });
  const bring = modules('bring', { title: t('disease.bring') });
  const questions = modules('questions');
  const found = modules('doctors', { title: t('disease.doctors') });
  const related = modules('related', { title: t('disease.related') });
  return (
    <>
      <GoAtOnce advice={entry.goAtOnce} />
      <Card title={t('disease.what')}>
        <Stack>
          <Points texts={entry.what} />
          {otherNames.length > 0 && <Note>{t('disease.otherNames', { names })}</Note>}
        </Stack>
        {modules('follow') && <FollowButton kind="disease" id={entry.entryId} name={entry.name} />}
      </Card>
      <Card title={t('disease.whichDepartment')}>
        <Stack>
          <Points texts={entry.whichDepartment} />
          {departments && (
            <QuickLinks
              label={departments.title}
              items={entry.departments.map(({ deptId, deptName }) => ({
                to: href('directory.standardDepartment', { id: deptId }),
                label: deptName,
                pictogram: departmentPictogram(deptId),
              }))}
            />
          )}
        </Stack>
      </Card>
      {bring && (
        <Card title={bring.title}>
          <Points texts={entry.bring} />
        </Card>
      )}
      {questions && <Questions name={entry.name} questions={entry.ask} />}
      {found && (
        <CareDoctors title={found.title} deptId={entry.departments[0]?.deptId} query={answer} />
      )}
      {related && <EntryLinks title={related.title} entries={entry.related} />}
      <Gutter>
        {modules('reviewer') && <Reviewer entry={entry} />}
        <Note>{t('disease.caution')}</Note>
      </Gutter>
    </>
  );
}

function Reviewer({ entry: { reviewer } }: { entry: Entry }): ReactElement | null {
  const { t } = useTranslation('directory');
  if (reviewer === null) return null;
  const { doctorId, name, titleText, hospitalName, hospDeptName } = reviewer;
  return (
    <Note>
      <Link to={href('directory.doctor', { id: doctorId })}>
        {t('disease.reviewed', {
          name,
          title: titleText,
          hospital: hospitalName,
          department: hospDeptName,
        })}
      </Link>
    </Note>
  );
}
