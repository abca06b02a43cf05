import { defineRoutes } from '../route-row';

/** Treatment plans and surveys (spec 2 §2.8, §2.11, §2.28). */
export const survey = defineRoutes({
  'survey.unanswered': {
    path: '/package/survey/noreply/detail',
    requires: ['login'],
    title: 'survey:unanswered.title',
    disableShare: true,
  },
  'survey.answered': {
    path: '/package/survey/reply/detail',
    requires: ['login'],
    title: 'survey:answered.title',
    disableShare: true,
  },
  'survey.questions': {
    path: '/survey/questions/:surveyCodeId',
    requires: ['login'],
    title: 'survey:questions.title',
    disableShare: true,
  },
  'survey.detail': { path: '/survey/detail', title: 'survey:detail.title' },
  'survey.customDetail': { path: '/survey/custom-detail', title: 'survey:customDetail.title' },
  'survey.validation': {
    path: '/survey/valid',
    requires: ['login'],
    title: 'survey:validation.title',
    disableShare: true,
  },
  'survey.preview': {
    path: '/preview-survey',
    requires: ['login'],
    title: 'survey:preview.title',
    disableShare: true,
  },
  'survey.previewCustomDetail': {
    path: '/preview-survey/custom-detail',
    requires: ['login'],
    title: 'survey:preview.title',
    sameAs: 'survey.preview',
    disableShare: true,
  },
});
