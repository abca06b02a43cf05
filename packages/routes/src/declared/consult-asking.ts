import { defineRoutes } from '../route-row';
import { listedPartners } from '../listed-partners';

/** The asking screens and their entries (spec 2 §2.9). */
export const consultAsking = defineRoutes({
  'consult.yapeiIntroduction': {
    path: '/ask/yapei/introduce',
    title: 'consult:yapeiIntroduction.title',
  },
  'consult.alipayCashier': {
    path: '/ask/alipaycashier',
    requires: ['login'],
    title: 'consult:alipayCashier.title',
    disableShare: true,
  },
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
  'consult.reportDecode': {
    path: '/consult/reportdecode/:id',
    partners: listedPartners,
    title: 'consult:reportDecode.title',
  },
  'consult.reserve': {
    path: '/consult/reserveconsult',
    partners: listedPartners,
    title: 'consult:reserve.title',
  },
});
