import { defineRoutes } from '../route-row';

/** From abroad (spec 2 §2.30): the assistant. */
export const overseas = defineRoutes({
  // Open: visitors come here from the overseas pages.
  'overseas.assistant': {
    path: '/aiassistant',
    query: ['mode', 'doctorDetail'],
    title: 'overseas:assistant.title',
  },
});
