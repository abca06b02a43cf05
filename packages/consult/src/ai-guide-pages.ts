import type { aiConsult, assistant, PagesOf } from '@xinglin/routes';

/** A page for each route of the tables of the AI guide; the file of a page is its path. */
export const aiGuidePages = {
  'overseas.assistant': () => import('./pages/aiassistant.page'),
  'consult.submitAiaOrder': () => import('./pages/consult/submitorder/aia.page'),
  'consult.aiaChat': () => import('./pages/consult/aiachat/$id.page'),
} satisfies PagesOf<typeof aiConsult & typeof assistant>;
