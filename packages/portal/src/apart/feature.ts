import { agreements, documents, landing, passages, type PagesOf } from '@xinglin/routes';
import type { FeatureModule } from '../feature';
import { agreementTexts, documentTexts, landingTexts, passageTexts } from './texts';

const routes = { ...agreements, ...documents, ...landing, ...passages };

const pages = {
  'portal.agreement': () => import('../pages/agreement.page'),
  'portal.agreementService': () => import('../pages/agreement/service.page'),
  'portal.agreementPrivacy': () => import('../pages/agreement/privacy.page'),
  'portal.agreementPrivacyWys': () => import('../pages/agreement/wysprivacy.page'),
  'portal.agreementPrivacyOld': () => import('../pages/agreement/privacy-old.page'),
  'portal.agreementLegal': () => import('../pages/agreement/legal.page'),
  'portal.agreementLegalOld': () => import('../pages/agreement/legal-old.page'),
  'portal.agreementLegalWys': () => import('../pages/agreement/wyslegal.page'),
  'portal.agreementLabour': () => import('../pages/agreement/labor-agreement.page'),
  'portal.agreementLogOut': () => import('../pages/agreement/logout.page'),
  'portal.agreementBusiness': () => import('../pages/agreement/business.page'),
  'portal.agreementReviews': () => import('../pages/my/expert/evaluation/protocol.page'),
  'check-up.diagnosisAgreement': () => import('../pages/diagnosis-platform/agreement/detail.page'),
  'portal.agreementChildren': () => import('../pages/agreement/children.page'),
  'portal.privacy': () => import('../pages/common/privacy.page'),
  'portal.jsgdAgreement': () => import('../pages/jsgd/agreement.page'),
  'portal.jsgdPolicy': () => import('../pages/jsgd/policy.page'),
  'portal.appWakeUp': () => import('../pages/app/wakeup.page'),
  'portal.appWakeUpMiddle': () => import('../pages/app/wakeup/middle.page'),
  'portal.appWakeUpDigitalPayment': () => import('../pages/app/wakeup-digital-payment.page'),
  'portal.appWakeUpDoctor': () => import('../pages/app/wakeup-wydoctor.page'),
  'portal.appAuthorizedLinks': () => import('../pages/app/authlinks.page'),
  'portal.appLinks': () => import('../pages/app/links.page'),
  'portal.appLinksWys': () => import('../pages/app/wyslinks.page'),
  'portal.loginMiddle': () => import('../pages/common/login-middle.page'),
  'portal.chainMiddle': () => import('../pages/common/chain-middle.page'),
  'portal.bookingMiddle': () => import('../pages/common/booking-middle.page'),
  'portal.chatIdentityMiddle': () => import('../pages/im-idp/middle.page'),
  'portal.miniProgram': () => import('../pages/mp.page'),
  'portal.miniProgramLoginMiddle': () => import('../pages/mp/middle.page'),
  'portal.heilongjiangLoginMiddle': () => import('../pages/heilongjiang/middle.page'),
  'portal.officialAccountFollowMiddle': () =>
    import('../pages/official-account/follow/middle.page'),
  'portal.miniProgramFaceMiddle': () => import('../pages/mp-face-id-middle.page'),
  'portal.miniProgramFaceResult': () => import('../pages/mp-face-id-result.page'),
  'portal.staticPreload': () => import('../pages/web/static/preload.page'),
  'portal.customChannel': () => import('../pages/custom-channel.page'),
  'portal.assistantHome': () => import('../pages/aiassistant/senior.page'),
  'portal.viewPdf': () => import('../pages/view-pdf.page'),
} satisfies PagesOf<typeof routes>;

/**
 * What few people open, in a chunk of its own: agreements, files, where people arrive from elsewhere, and the ways into
 * the apps and on.
 */
export const feature: FeatureModule = {
  routes,
  pages,
  namespaces: {
    agreements: agreementTexts,
    documents: documentTexts,
    landing: landingTexts,
    passages: passageTexts,
  },
};
