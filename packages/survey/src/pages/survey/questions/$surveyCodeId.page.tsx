import { surveysApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, SkeletonList } from '@xinglin/ui';
import { AnswerSurvey } from '../../../components/answer-survey';

/** The questions of a survey, a screen at a time (spec 2 §2.8). */
const page = detailPage({
  endpoint: surveysApi.endpoints.getSurveyDraft,
  input: ({ params }) => ({ surveyCodeId: params['surveyCodeId'] ?? '' }),
  title: (found, t) => found?.survey.title ?? t('survey:questions.title'),
  head: ({ survey }) => ({ title: survey.title }),
  backTo: (_, { params }) =>
    href('survey.detail', {}, { surveyCodeId: params['surveyCodeId'] ?? '' }),
  action: ({ t }) => (
    <ButtonLink variant="text" size="small" to={href('survey.unanswered')}>
      {t('survey:questions.later')}
    </ButtonLink>
  ),
  skeleton: <SkeletonList lines={4} count={2} />,
  children: (found) => <AnswerSurvey key={found.survey.surveyCodeId} found={found} />,
});

export const { load, head } = page;
export default page.Page;
