import { defineRoutes } from '../route-row';

/** Agreements and privacy, each in its versions (spec 2 §2.11, §2.12, §2.27). */
export const agreements = defineRoutes({
  'portal.agreement': {
    path: '/agreement',
    title: 'agreements:titles.index',
    cacheControlMaxAge: 600,
  },
  'portal.agreementService': {
    path: '/agreement/service',
    title: 'agreements:titles.service',
    cacheControlMaxAge: 600,
  },
  'portal.agreementPrivacy': {
    path: '/agreement/privacy',
    title: 'agreements:titles.privacy',
    cacheControlMaxAge: 600,
  },
  'portal.agreementPrivacyWys': {
    path: '/agreement/wysprivacy',
    title: 'agreements:titles.doctorPrivacy',
    cacheControlMaxAge: 600,
  },
  'portal.agreementPrivacyOld': {
    path: '/agreement/privacy-old',
    title: 'agreements:titles.privacyOld',
    cacheControlMaxAge: 600,
  },
  'portal.agreementLegal': {
    path: '/agreement/legal',
    title: 'agreements:titles.legal',
    cacheControlMaxAge: 600,
  },
  'portal.agreementLegalOld': {
    path: '/agreement/legal-old',
    title: 'agreements:titles.legalOld',
    cacheControlMaxAge: 600,
  },
  'portal.agreementLegalWys': {
    path: '/agreement/wyslegal',
    title: 'agreements:titles.doctorLegal',
    cacheControlMaxAge: 600,
  },
  'portal.agreementLabour': {
    path: '/agreement/labor-agreement',
    title: 'agreements:titles.labor',
    cacheControlMaxAge: 600,
  },
  'portal.agreementLogOut': {
    path: '/agreement/logout',
    title: 'agreements:titles.logout',
    cacheControlMaxAge: 600,
  },
  'portal.agreementBusiness': {
    path: '/agreement/business',
    title: 'agreements:titles.business',
    cacheControlMaxAge: 600,
  },
  'portal.agreementChildren': {
    path: '/agreement/children',
    title: 'agreements:titles.children',
    cacheControlMaxAge: 600,
  },
  'portal.privacy': {
    path: '/common/privacy',
    title: 'agreements:titles.privacySummary',
    cacheControlMaxAge: 600,
  },
  'portal.jsgdAgreement': {
    path: '/jsgd/agreement',
    title: 'agreements:titles.jsgdService',
    cacheControlMaxAge: 600,
  },
  'portal.jsgdPolicy': {
    path: '/jsgd/policy',
    title: 'agreements:titles.jsgdPrivacy',
    cacheControlMaxAge: 600,
  },
  // The rules of reviews, where their writers look for them.
  'portal.agreementReviews': {
    path: '/my/expert/evaluation/protocol',
    title: 'agreements:titles.reviews',
    cacheControlMaxAge: 600,
  },
  // The rules of check-ups and of imaging, which the form of an order names.
  'check-up.diagnosisAgreement': {
    path: '/diagnosis-platform/agreement/detail',
    requires: ['login'],
    title: 'agreements:titles.checkUps',
    disableShare: true,
  },
  // The agreement as the flow of closing an account names it.
  'account.writeOffAgreement': {
    path: '/my/write-off-agreement',
    sameAs: 'portal.agreementLogOut',
    query: ['channel'],
    title: 'agreements:titles.logout',
    canonical: '/agreement/logout',
    cacheControlMaxAge: 600,
  },
});
