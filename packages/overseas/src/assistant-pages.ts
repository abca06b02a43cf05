import type { assistant, PagesOf } from '@xinglin/routes';

/** A page for each route of the table of the AI guide; the file of a page is its path. */
export const assistantPages = {
  'overseas.assistant': () => import('./pages/aiassistant.page'),
} satisfies PagesOf<typeof assistant>;
