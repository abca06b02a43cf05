import { defineRoutes } from '../../route-row';

/** Medical insurance and health cards of a community (spec 2 §2.24). */
export const communityInsurance = defineRoutes({
  'insurance.healthCardBind': {
    path: '/community/health-card/bind',
    title: 'insurance:healthCardBind.title',
  },
  'insurance.healthCardCode': {
    path: '/community/health-card/myqrcode',
    title: 'insurance:healthCardCode.title',
  },
  'insurance.communityRealName': {
    path: '/community/medicare/realname',
    title: 'insurance:communityRealName.title',
  },
  'insurance.communityProtocol': {
    path: '/community/medicare/protocol',
    title: 'insurance:communityProtocol.title',
  },
  'insurance.communityFace': {
    path: '/community/medicare/face',
    title: 'insurance:communityFace.title',
  },
  'insurance.communityFaceRedirect': {
    path: '/community/medicare/face/redirect',
    kind: 'middle',
    title: 'insurance:communityFaceRedirect.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'insurance.communityAuthorizationMiddle': {
    path: '/community/auth/middle',
    kind: 'middle',
    title: 'insurance:communityAuthorizationMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'insurance.communityCertification': {
    path: '/community/certification',
    title: 'insurance:communityCertification.title',
  },
  'insurance.communityAppStore': {
    path: '/community/appstore-medical-insurance',
    title: 'insurance:communityAppStore.title',
  },
  'insurance.communitySmsAuthorization': {
    path: '/community/sms-auth',
    title: 'insurance:communitySmsAuthorization.title',
  },
});
