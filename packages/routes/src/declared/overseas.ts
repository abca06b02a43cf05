import { defineRoutes } from '../route-row';

/** From abroad (spec 2 §2.30): another number, and the assistant. */
export const overseas = defineRoutes({
  'overseas.updateMobile': {
    path: '/overseas/updatemobile',
    requires: ['login'],
    title: 'overseas:updateMobile.title',
    disableShare: true,
  },
  // Open: visitors come here from the overseas pages.
  'overseas.assistant': {
    path: '/aiassistant',
    query: ['mode', 'doctorDetail'],
    title: 'overseas:assistant.title',
  },
});
