import { surveysApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { SkeletonList } from '@xinglin/ui';
import { SendSurvey } from '../../components/send-survey';

/** Reads the answers over before they are sent, once (spec 2 §2.28). */
const page = detailPage({
  endpoint: surveysApi.endpoints.getSurveyDraft,
  input: ({ query }) => ({ surveyCodeId: query.get('surveyCodeId') ?? '' }),
  title: 'survey:validation.title',
  backTo: (found) =>
    found === undefined
      ? href('survey.detail')
      : href('survey.questions', { surveyCodeId: found.survey.surveyCodeId }),
  skeleton: <SkeletonList lines={4} count={1} />,
  children: (found) => <SendSurvey key={found.survey.surveyCodeId} found={found} />,
});

export const { load } = page;
export default page.Page;
