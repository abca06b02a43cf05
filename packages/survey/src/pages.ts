import type { PagesOf, survey } from '@xinglin/routes';

/** A page for each route of the survey table; the file of a page is its path. */
export const pages = {
  'survey.unanswered': () => import('./pages/package/survey/noreply/detail.page'),
  'survey.answered': () => import('./pages/package/survey/reply/detail.page'),
  'survey.questions': () => import('./pages/survey/questions/$surveyCodeId.page'),
  'survey.detail': () => import('./pages/survey/detail.page'),
  'survey.customDetail': () => import('./pages/survey/custom-detail.page'),
  'survey.validation': () => import('./pages/survey/valid.page'),
  'survey.preview': () => import('./pages/preview-survey.page'),
} satisfies PagesOf<typeof survey>;
