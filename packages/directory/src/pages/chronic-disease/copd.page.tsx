import { knowledgeApi } from '@xinglin/api';
import type { GetKnowledgeResponse as Entry } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Gutter, Note, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CareDoctors } from '../../components/care-doctors';
import { EntryLinks } from '../../components/entry-links';
import { GoAtOnce } from '../../components/go-at-once';
import { Points } from '../../components/points';
import { Questions } from '../../components/questions';
import { loadVisitsAhead, VisitsAhead } from '../../components/visits-ahead';
import { copd } from '../../model/chronic';

const doctors = pageCall(knowledgeApi.endpoints.listKnowledgeDoctors, () => ({
  entryId: copd,
  pageSize: 3,
}));

/** Living with COPD: what cannot wait, my visits, what to bring and ask, and who follows it up (spec 2 §2.26). */
const page = detailPage({
  endpoint: knowledgeApi.endpoints.getKnowledge,
  input: () => ({ entryId: copd }),
  beside: [doctors, { load: loadVisitsAhead }],
  title: 'introductions:chronic.copd',
  backTo: href('consult.chronicDisease'),
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: {
    title: 'directory:disease.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('consult.chronicDisease')}>
        {t('introductions:chronic.title')}
      </ButtonLink>
    ),
  },
  children: (entry) => <Copd entry={entry} />,
});

export const { load, head } = page;
export default page.Page;

function Copd({ entry }: { entry: Entry }): ReactElement {
  const { t } = useTranslation('introductions');
  return (
    <>
      <GoAtOnce advice={entry.goAtOnce} />
      <VisitsAhead />
      <Card title={t('directory:disease.what')}>
        <Points texts={entry.what} />
      </Card>
      <Card title={t('directory:disease.bring')}>
        <Points texts={entry.bring} />
      </Card>
      <Questions name={entry.name} questions={entry.ask} />
      <CareDoctors
        title={t('chronic.copdDoctors')}
        allTo={href('consult.chronicCopdDoctors')}
        query={doctors.useAnswer().answer}
      />
      <EntryLinks title={t('directory:disease.related')} entries={entry.related} />
      <Gutter>
        <Note>{t('directory:disease.caution')}</Note>
      </Gutter>
    </>
  );
}
