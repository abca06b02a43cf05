import { defineRoutes } from '../route-row';

/**
 * Agreements by occasion and the remaining generic pages (spec 2 §2.5, §2.11, §2.12, §2.27, §2.31).
 */
export const portal = defineRoutes({
  'portal.viewPdf': {
    path: '/view-pdf',
    title: 'portal:viewPdf.title',
  },
  'portal.viewPdfNew': {
    path: '/view-pdf/new',
    title: 'portal:viewPdfNew.title',
  },
  'portal.televisionFastConsult': {
    path: '/tv/fast-consult',
    title: 'portal:televisionFastConsult.title',
    disableFab: true,
  },
  'portal.televisionGeneralPractice': {
    path: '/tv/qk',
    title: 'portal:televisionGeneralPractice.title',
    disableFab: true,
  },
  'portal.customChannel': {
    path: '/custom-channel',
    title: 'portal:customChannel.title',
  },
  'portal.test': {
    path: '/test',
    kind: 'test',
    title: 'portal:test.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'portal.testSubPaths': {
    path: '/test/*',
    kind: 'test',
    title: 'portal:testSubPaths.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  // Open: the assistant greets visitors too; the banner's return link must not ask for more.
  'portal.assistantHome': {
    path: '/aiassistant/senior',
    query: ['mode', 'isback'],
    title: 'portal:assistantHome.title',
  },
  'portal.privacy': {
    path: '/common/privacy',
    title: 'portal:privacy.title',
  },
  'portal.jsgdAgreement': {
    path: '/jsgd/agreement',
    title: 'portal:jsgdAgreement.title',
  },
  'portal.jsgdPolicy': {
    path: '/jsgd/policy',
    title: 'portal:jsgdPolicy.title',
  },
  'portal.agreement': {
    path: '/agreement',
    query: ['channel'],
    title: 'portal:agreement.title',
  },
  'portal.agreementPrivacyWys': {
    path: '/agreement/wysprivacy',
    query: ['channel'],
    title: 'portal:agreementPrivacyWys.title',
  },
  'portal.agreementPrivacyOld': {
    path: '/agreement/privacy-old',
    query: ['channel'],
    title: 'portal:agreementPrivacyOld.title',
  },
  'portal.agreementLegal': {
    path: '/agreement/legal',
    query: ['channel'],
    title: 'portal:agreementLegal.title',
  },
  'portal.agreementLegalOld': {
    path: '/agreement/legal-old',
    query: ['channel'],
    title: 'portal:agreementLegalOld.title',
  },
  'portal.agreementLegalWys': {
    path: '/agreement/wyslegal',
    query: ['channel'],
    title: 'portal:agreementLegalWys.title',
  },
  'portal.agreementLabour': {
    path: '/agreement/labor-agreement',
    query: ['channel'],
    title: 'portal:agreementLabour.title',
  },
  'portal.agreementLogOut': {
    path: '/agreement/logout',
    query: ['channel'],
    title: 'portal:agreementLogOut.title',
  },
  'portal.agreementBusiness': {
    path: '/agreement/business',
    query: ['bsType', 'channel'],
    title: 'portal:agreementBusiness.title',
  },
});
