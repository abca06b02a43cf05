import type { SurveyCard, SurveyResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { SurveyRow } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { topicPictogram } from '../model/topic-pictogram';
import { useBegunState } from '../model/use-begun-state';
import { SurveyFacts } from './survey-facts';

/** A survey of a list: begun, it goes on; new, it is read first. */
export function SurveyItem({
  survey,
  begun,
}: {
  survey: SurveyCard;
  /** What the account typed of it. */
  begun: SurveyResponse | undefined;
}): ReactElement {
  const { t } = useTranslation('survey');
  const stateOf = useBegunState();
  const { surveyCodeId, doctorName, isOpen, title, topic } = survey;
  const state = begun && stateOf(begun);
  const preview =
    doctorName === null
      ? href('survey.preview', {}, { surveyCodeId })
      : href('survey.previewCustomDetail', {}, { surveyCodeId });
  return (
    <SurveyRow
      to={state && isOpen ? href('survey.questions', { surveyCodeId }) : preview}
      pictogram={topicPictogram(topic)}
      title={title}
      facts={<SurveyFacts survey={survey} />}
      text={survey.introduction}
      state={isOpen ? state : { text: t('detail.closed'), tone: 'closed' }}
    />
  );
}
