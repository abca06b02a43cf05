import type { SurveyCard } from '@xinglin/gateway-sdk';
import type { PictogramName } from '@xinglin/ui';

const drawings: Readonly<Record<SurveyCard['topic'], PictogramName>> = {
  general: 'survey',
  heart: 'cardiology',
  sugar: 'endocrinology',
  mood: 'mental-health',
  sleep: 'neurology',
  consult: 'consult',
  checkUp: 'check-up',
};

/** The drawing of what a survey is about. */
export const topicPictogram = (topic: SurveyCard['topic']): PictogramName => drawings[topic];
