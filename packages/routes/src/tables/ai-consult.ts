import { listedPartners } from '../listed-partners';
import { defineRoutes } from '../route-row';

/** A partner's consult with the AI guide, for one of the family (spec 2 §2.9). */
export const aiConsult = defineRoutes({
  'consult.submitAiaOrder': {
    path: '/consult/submitorder/aia',
    requires: ['login'],
    partners: listedPartners,
    title: 'ai-consult:begin.title',
    disableShare: true,
  },
  'consult.aiaChat': {
    path: '/consult/aiachat/:id',
    requires: ['login'],
    partners: listedPartners,
    title: 'ai-consult:chat.title',
    disableShare: true,
    disableFab: true,
  },
});
