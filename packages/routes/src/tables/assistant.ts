import { defineRoutes } from '../route-row';

/** The AI guide (spec 2 §2.30). Both portals have a page of this path, with ways on of their own. */
export const assistant = defineRoutes({
  'overseas.assistant': {
    path: '/aiassistant',
    requires: ['login'],
    query: ['mode', 'doctorDetail'],
    title: 'ai-chat:title',
    description: 'ai-chat:description',
    disableShare: true,
    disableFab: true,
  },
});
