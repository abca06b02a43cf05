import { defineRoutes } from '../route-row';
import { listedPartners } from '../listed-partners';

/**
 * Talking with a machine (spec 2 §2.9): it needs a provider behind the gateway that says what it is and never judges
 * what a person has. Until there is one, these answer not found.
 */
export const consultAsking = defineRoutes({
  'consult.submitAiaOrder': {
    path: '/consult/submitorder/aia',
    partners: listedPartners,
    title: 'consult:submitAiaOrder.title',
  },
  'consult.aiaChat': {
    path: '/consult/aiachat/:id',
    partners: listedPartners,
    title: 'consult:aiaChat.title',
    disableFab: true,
  },
});
