import type { ReasonedDifference } from './compare-specification';
import { medicineDifferences } from './medicine-differences';

const hidden = 'The source hides the path, so there is nothing to serve.';
const personal = 'It says something of the person who has just signed in.';
const ownVisit = 'It shows a visit of the account; without one there is nothing to show.';
const openCentre =
  'It shows itself to visitors, with the way to sign in; what it says of a person it asks for with a session.';
const ownCheck = 'It shows the check of an account; without one there is nothing to show.';
const partnerOnly =
  'The specification calls the page partner-only and names no partner here; its partners are those that it lists for restricted routes (§2.33).';
const oneForm = 'One form adds and changes a family member, whichever page asks for it.';
const ownRequests =
  'It shows or sends what a person asked an expert for; a visitor signs in first.';
const ownConsult = 'It shows or judges a consult of the account; a visitor signs in first.';
const ownAiChat = 'A conversation with the AI guide is an account’s own; a visitor signs in first.';
const ownClinicConsult =
  'It shows the family or a consult of the account (decision 73); a visitor signs in first.';
const ownReviews =
  'Reviews, praise letters and tips of visits of any kind are a feature of their own.';
const ownTeleClinic =
  'Sessions of the tele-clinic are orders of a kind and a feature of their own.';
const ownHealthServices =
  'Organisations are found, shown and commented on without any package being bought: a feature of their own.';
const ownSurveys =
  'Surveys are filled in for packages, consults and check-ups alike: a feature of their own.';

const ownMembership =
  'It shows or orders cards and services of the account; a visitor signs in first.';
const oneCouponPage =
  'The coupons of an account are one page with one answer behind both addresses; a visitor signs in first.';
const ownPackages = 'It shows or uses a package of the account; a visitor signs in first.';
/** Where our routes differ from the specification's table, and why; anything else that differs fails a test. */
export const reasonedDifferences: readonly ReasonedDifference[] = [
  { path: '{token}', field: 'path', reason: hidden },
  { path: '{token}#2', field: 'path', reason: hidden },
  { path: '{token}#3', field: 'path', reason: hidden },
  { path: '{hash}', field: 'path', reason: hidden },
  {
    path: '/tianjin/medical-insurance/{product}-payment',
    field: 'path',
    reason: 'The source hides the name of the product; it is ours.',
  },
  {
    path: '/tianjin/medical-insurance/xinglin-payment',
    field: 'path',
    reason: 'The payment page whose product name the source hides.',
  },
  {
    path: '{finance server}/bind',
    field: 'path',
    reason: 'A path of another site: the row says the path and the site apart.',
  },
  {
    path: '/bind',
    field: 'path',
    reason: 'The verification page of the finance server, by its path there.',
  },
  { path: '/ordercentre/coupon/list', field: 'feature', reason: oneCouponPage },
  { path: '/ordercentre/coupon/list', field: 'login', reason: oneCouponPage },
  { path: '/booking/patient/edit', field: 'kind', reason: oneForm },
  { path: '/booking/patient/edit', field: 'redirectTo', reason: oneForm },
  {
    path: '/my/order/waits',
    field: 'path',
    reason: 'The list of full shifts is ours, and so is the page of what a person waits for.',
  },
  {
    path: '/my/messages',
    field: 'path',
    reason: 'The message centre is ours: the specification has messages by SMS alone.',
  },
  { path: '/overseas', field: 'path', reason: 'The landing of the overseas portal is ours.' },
  { path: '/my/profile', field: 'login', reason: openCentre },
  { path: '/my/profile', field: 'binding', reason: openCentre },
  { path: '/login/postbind', field: 'login', reason: personal },
  { path: '/partners/info-auth', field: 'login', reason: personal },
  { path: '/precise-appointment-info', field: 'login', reason: ownRequests },
  { path: '/in-view-of-the-symptoms', field: 'login', reason: ownRequests },
  { path: '/in-view-of-the-symptoms', field: 'binding', reason: ownRequests },
  { path: '/submit-information/audit-failed', field: 'login', reason: ownRequests },
  { path: '/consult/epidemic/order-detail/:orderKey', field: 'login', reason: ownConsult },
  { path: '/consult/order-detail-elder/:orderKey', field: 'login', reason: ownConsult },
  { path: '/my/consultorder/comment/:orderKey', field: 'login', reason: ownConsult },
  { path: '/consult/detail/:consultId', field: 'login', reason: ownConsult },
  { path: '/consult/share/activity', field: 'login', reason: ownConsult },
  { path: '/consult/share/regres', field: 'login', reason: ownConsult },
  { path: '/consult/detail-new', field: 'login', reason: ownConsult },
  {
    path: '/ask/alipaycashier',
    field: 'kind',
    reason: 'An order of every kind is paid on its own page; this address leads there.',
  },
  { path: '/expert/consult-history-im/:id', field: 'login', reason: ownConsult },
  { path: '/expert/consultHistory/:id', field: 'login', reason: ownConsult },
  {
    path: '/expert/consultHistory/:id',
    field: 'redirectTo',
    reason:
      'Questions and answers of a doctor are pages of another site, which a portal need not have; one’s own consults with the doctor are here.',
  },
  { path: '/community/consult/clinic/step1', field: 'login', reason: ownClinicConsult },
  { path: '/community/consult/clinic', field: 'login', reason: ownClinicConsult },
  { path: '/community/consult/clinic-after', field: 'login', reason: ownClinicConsult },
  { path: '/mp-face-id-middle', field: 'login', reason: ownCheck },
  { path: '/mp-face-id-middle', field: 'binding', reason: ownCheck },
  { path: '/mp-face-id-result', field: 'login', reason: ownCheck },
  { path: '/mp-face-id-result', field: 'binding', reason: ownCheck },
  { path: '/notfound', field: 'path', reason: 'The same page as /404, whose alias it is.' },
  { path: '*', field: 'path', reason: 'The same page as /404, whose alias it is.' },
  {
    path: '/404',
    field: 'aliases',
    reason: '/notfound and the catch-all are one page with it, not rows of their own.',
  },
  { path: '/consult/submitorder/aia', field: 'login', reason: ownAiChat },
  { path: '/consult/aiachat/:id', field: 'login', reason: ownAiChat },
  { path: '/consult/submitorder/aia', field: 'partners', reason: partnerOnly },
  { path: '/consult/aiachat/:id', field: 'partners', reason: partnerOnly },
  { path: '/consult/reportdecode/:id', field: 'partners', reason: partnerOnly },
  {
    path: '/consult/reportdecode/:id',
    field: 'login',
    reason: 'It shows the report of one person, which only its owner may read.',
  },
  { path: '/consult/reserveconsult', field: 'partners', reason: partnerOnly },
  { path: '/vip/equity/list', field: 'partners', reason: partnerOnly },
  {
    path: '/multask/pay/callback',
    field: 'cacheControlMaxAge',
    reason: 'It asks for login: an answer to one person is never given a shared life.',
  },
  ...[
    '/evaluation',
    '/my/evaluation/list',
    '/my/expert/praise/:doctorId',
    '/my/expert/praise/detail/:expertId',
    '/commentexpert/success/:medicalRecordId?',
    '/commentexpert/ordernotreated/:orderNo',
    '/commentexpert/orderconfirm/:orderNo',
    '/expert/experience/:expertId/:diseaseId?',
    '/expert/consultcomment/:expertId/:diseaseId?',
    '/expert/reward/pay/:doctorId',
    '/expert/reward/result/:orderKey',
    '/my/rewardorder/list',
    '/hospital-comment/:id',
    '/hospital/commentList/:id',
    '/my/consultorder/comment/:orderKey',
  ].map((path) => ({ path, field: 'feature', reason: ownReviews }) as const),
  ...[
    '/teleclinict/order',
    '/teleclinict/consult/list',
    '/teleclinict/booking/order',
    '/teleclinict/booking/summary',
    '/teleclinict/booking/case-info',
    '/teleclinict/booking/addlocaldoctor',
    '/teleclinict/case-info/add',
    '/teleclinict/case-info/replenish',
    '/teleclinict/download-app',
    '/teleclinict/pc/doctor-detail',
    '/teleclinict/pc/dept-list',
    '/teleclinict/pc/doctor-list',
    '/teleclinict/pc/use-guide',
  ].map((path) => ({ path, field: 'feature', reason: ownTeleClinic }) as const),
  ...[
    '/health-service',
    '/health-service/channel',
    '/health-service/org',
    '/health-service/org/detail',
    '/health-service/org/evaluate',
    '/health-service/org/user-comment',
    '/health-service/org/user-comment/result',
  ].map((path) => ({ path, field: 'feature', reason: ownHealthServices }) as const),
  ...[
    '/package/survey/noreply/detail',
    '/package/survey/reply/detail',
    '/survey/questions/:surveyCodeId',
    '/survey/detail',
    '/survey/custom-detail',
    '/survey/valid',
    '/preview-survey',
    '/preview-survey/custom-detail',
  ].map((path) => ({ path, field: 'feature', reason: ownSurveys }) as const),
  ...[
    '/commentexpert/success/:medicalRecordId?',
    '/commentexpert/ordernotreated/:orderNo',
    '/commentexpert/orderconfirm/:orderNo',
  ].map((path) => ({ path, field: 'login', reason: ownVisit }) as const),
  ...[
    '/member/super/activate/result',
    '/member/super/order-list',
    '/member/super/payment',
    '/member/super/pay-success',
    '/member/super/confirm-order',
    '/member/super/confirm-order/gene',
    '/member/super/confirm-order/medical',
    '/member/super/doctor-service',
    '/member/super/my-subscription',
    '/member/super/my-subscription/choose',
  ].map((path) => ({ path, field: 'login', reason: ownMembership }) as const),
  ...[
    '/member/super/payment',
    '/member/super/confirm-order',
    '/member/super/confirm-order/gene',
    '/member/super/confirm-order/medical',
  ].map((path) => ({ path, field: 'binding', reason: ownMembership }) as const),
  ...[
    '/my/order/package/call/:orderNo/:serviceId',
    '/my/order/package/call-record/:orderNo/:serviceId',
    '/my/order/package/comment/:orderNo',
    '/my/order/package/bindpatient/:orderNo',
    '/my/order/error',
  ].map((path) => ({ path, field: 'login', reason: ownPackages }) as const),
  { path: '/my/order/package/bindpatient/:orderNo', field: 'binding', reason: ownPackages },
  {
    path: '/my/order/package/pause/:orderNo',
    field: 'path',
    reason: 'That a package can be paused is ours, and so is the page on which it is.',
  },
  {
    path: '/member/healthcoin/transferPage',
    field: 'kind',
    reason:
      'The specification names it and shows nothing of it: it leads to the home of health coins.',
  },
  {
    path: '/member/healthcoin/transferPage',
    field: 'redirectTo',
    reason:
      'The specification names it and shows nothing of it: it leads to the home of health coins.',
  },
  ...['/expert/servicepack/:id', '/search/package', '/search/package_related'].map(
    (path) =>
      ({
        path,
        field: 'feature',
        reason: 'Lists of service packages are pages of these.',
      }) as const,
  ),
  {
    path: '/standard/consult/order/list',
    field: 'feature',
    reason: 'It is the list of consults at another address.',
  },
  {
    path: '/standard/multask/order/list',
    field: 'feature',
    reason: 'It is the list of questions to several experts at another address.',
  },
  {
    path: '/ask/doctor-home',
    field: 'feature',
    reason: 'It is one of the ways to a question, which are pages of consults.',
  },
  {
    path: '/my/expert/evaluation/protocol',
    field: 'feature',
    reason: 'An agreement like the others, which are pages of the portal.',
  },
  ...medicineDifferences,
];
