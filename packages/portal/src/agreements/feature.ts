import { agreements as routes, type PagesOf } from '@xinglin/routes';
import type { FeatureModule } from '../feature';
import { agreementTexts } from '../texts';

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
  'portal.agreementChildren': () => import('../pages/agreement/children.page'),
  'portal.privacy': () => import('../pages/common/privacy.page'),
  'portal.jsgdAgreement': () => import('../pages/jsgd/agreement.page'),
  'portal.jsgdPolicy': () => import('../pages/jsgd/policy.page'),
} satisfies PagesOf<typeof routes>;

/** Agreements as the portal composes them, in a chunk of their own: few people open one. */
export const feature: FeatureModule = { routes, pages, namespaces: { agreements: agreementTexts } };
