import { defineRoutes } from '../route-row';

/** Treatment plans and surveys (spec 2 §2.8, §2.11, §2.28). */
export const surveys = defineRoutes({
  'service-packages.treatmentPlanUnanswered': {
    path: '/package/survey/noreply/detail',
    requires: ['login'],
    title: 'service-packages:treatmentPlanUnanswered.title',
    disableShare: true,
  },
  'service-packages.treatmentPlanAnswered': {
    path: '/package/survey/reply/detail',
    requires: ['login'],
    title: 'service-packages:treatmentPlanAnswered.title',
    disableShare: true,
  },
  'service-packages.surveyQuestions': {
    path: '/survey/questions/:surveyCodeId',
    requires: ['login'],
    title: 'service-packages:surveyQuestions.title',
    disableShare: true,
  },
  'service-packages.surveyDetail': {
    path: '/survey/detail',
    title: 'service-packages:surveyDetail.title',
  },
  'service-packages.surveyCustomDetail': {
    path: '/survey/custom-detail',
    title: 'service-packages:surveyCustomDetail.title',
  },
  'service-packages.surveyValidation': {
    path: '/survey/valid',
    requires: ['login'],
    title: 'service-packages:surveyValidation.title',
    disableShare: true,
  },
  'service-packages.surveyPreview': {
    path: '/preview-survey',
    requires: ['login'],
    title: 'service-packages:surveyPreview.title',
    disableShare: true,
  },
  'service-packages.surveyPreviewCustomDetail': {
    path: '/preview-survey/custom-detail',
    requires: ['login'],
    title: 'service-packages:surveyPreviewCustomDetail.title',
    disableShare: true,
  },
});
