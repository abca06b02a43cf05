import { knowledgeApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, Gutter, ListGroup, ListLink, Note, SkeletonList } from '@xinglin/ui';
import { loadVisitsAhead, VisitsAhead } from '../components/visits-ahead';
import { chronicOf, copd } from '../model/chronic';

/** The chronic-disease zone: my next visits, long-term diseases, and who follows them up (spec 2 §2.26). */
const page = detailPage({
  endpoint: knowledgeApi.endpoints.listKnowledge,
  input: () => ({ kind: 'disease' as const }),
  beside: [{ load: loadVisitsAhead }],
  title: 'introductions:chronic.title',
  backTo: href('directory.home'),
  skeleton: <SkeletonList lines={2} count={4} />,
  children: ({ items }, { t }) => {
    const known = chronicOf(items);
    return (
      <>
        <Gutter>
          <Note>{t('introductions:chronic.lead')}</Note>
        </Gutter>
        <VisitsAhead />
        {known.length === 0 ? (
          <EmptyState kind="departments" title={t('introductions:chronic.none')} />
        ) : (
          <ListGroup label={t('introductions:chronic.diseases')} showLabel>
            {known.map(({ entryId, name, deptName }) => (
              <ListLink
                key={entryId}
                to={
                  entryId === copd
                    ? href('consult.chronicCopd')
                    : href('directory.disease', { id: entryId })
                }
                label={name}
                value={deptName}
              />
            ))}
          </ListGroup>
        )}
        <ListGroup label={t('introductions:chronic.ways')} showLabel>
          <ListLink
            to={href('consult.chronicDoctors')}
            label={t('introductions:chronic.doctors')}
            description={t('introductions:chronic.doctorsHint')}
          />
          <ListLink to={href('consult.portal')} label={t('introductions:chronic.ask')} />
        </ListGroup>
      </>
    );
  },
});

export const { load, head } = page;
export default page.Page;
