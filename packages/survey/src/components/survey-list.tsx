import { surveysApi } from '@xinglin/api';
import { idFilter, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import { SurveyItem } from './survey-item';

/** The page of surveys for everybody, or of doctors' own ones; of one alone where the address names it. */
export const surveyList = (audience: 'common' | 'own', title: string) =>
  listPage({
    endpoint: surveysApi.endpoints.listSurveys,
    paging: numbered,
    filters: { surveyCodeId: idFilter },
    input: ({ filters: { surveyCodeId } }, part) => ({
      ...(surveyCodeId ? { surveyCodeId } : { audience }),
      ...part,
    }),
    title,
    backTo: href('account.profile'),
    skeleton: <SkeletonList lines={4} />,
    above: ({ t }) => (
      <ListGroup>
        <ListLink to={href('survey.unanswered')} label={t('survey:unanswered.title')} />
        <ListLink to={href('survey.answered')} label={t('survey:answered.title')} />
        {audience === 'common' ? (
          <ListLink to={href('survey.customDetail')} label={t('survey:customDetail.title')} />
        ) : (
          <ListLink to={href('survey.detail')} label={t('survey:detail.title')} />
        )}
      </ListGroup>
    ),
    empty: ({ t }) => <EmptyState title={t('survey:detail.none')} />,
    item: (survey) => <SurveyItem key={survey.surveyCodeId} survey={survey} />,
  });
