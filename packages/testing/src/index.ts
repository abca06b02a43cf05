// Owns: what stands around a page in tests and stories: the mock gateway, the store, the router, texts, sample answers.
// Must not know: any feature; nothing of it reaches a browser of a patient.
// Used by: tests and stories of the feature packages, and the storybook.
export { sampleAiChat, sampleAiMessage, sampleAiQuestion } from './ai-chat-samples';
export {
  sampleConnection,
  sampleMessage,
  sampleMessageTypes,
  samplePictureRequest,
  sampleRichText,
  sampleStanding,
  sampleTalk,
  sampleVideoCall,
  sampleVoice,
  sampleVoiceLimits,
} from './chat-samples';
export { FakeConnection } from './fake-connection';
export { fakeCall, fakeTrack, type FakeCall } from './fake-call';
export { fakeMicrophone, type FakeMicrophone } from './fake-microphone';
export { later } from './later';
export {
  createMockGateway,
  type Answer,
  type GatewayAnswers,
  type MadeCall,
  type MockGateway,
} from './mock-gateway';
export {
  createSurroundings,
  PageSurroundings,
  type PageSetting,
  type Surroundings,
} from './page-surroundings';
export { prepareLoadedPage, preparePage, type LoadedPage, type PreparedPage } from './prepare-page';
export { rebindAnswers } from './rebind-samples';
export { textsIn } from './texts-in';
export { wholeText } from './whole-text';
export {
  sampleConfig,
  samplePerson,
  samplePatientBase,
  samplePatients,
  sampleRules,
  sampleShift,
  sampleTerms,
  sampleTime,
  sampleWait,
} from './samples';
export { sampleNextMatter, samplePersonalCenter } from './matter-samples';
export { messagesOf, sampleMatter, sampleMatters } from './message-samples';
export { sampleOrder, sampleRefund, sampleWrongPayment } from './order-samples';
export {
  listOf,
  sampleBanner,
  sampleCities,
  homeDoctors,
  sampleEarliest,
  sampleFocus,
  sampleHospital,
  sampleNotice,
  sampleServices,
  sampleShifts,
  sampleSpecialDepartments,
} from './directory-samples';
export { sampleColleague, sampleDoctor } from './doctor-samples';
export { sampleDepartments, sampleHotDepartments } from './department-samples';
export { foundThing, noAnalysis, noThings, recommendedDoctors } from './search-samples';
export {
  sampleAnalysis,
  sampleEntries,
  sampleEntry,
  sampleHealthInfo,
  sampleLecture,
  sampleStandardDepartment,
  sampleStandardDepartments,
  sampleTopic,
} from './knowledge-samples';
export {
  sampleAsked,
  sampleConsultCard,
  sampleConsultServices,
  sampleHomepage,
  televisionAnswers,
  sampleFastAsk,
  sampleFastAskClosed,
  sampleMatch,
  sampleRunningConsult,
  sampleUrgentMatch,
} from './asking-samples';
export { receivedGoods, sampleGoodsOrder } from './goods-order-samples';
export {
  prescriptionGoods,
  sampleCart,
  sampleCoupon,
  sampleFront,
  sampleGoods,
  sampleGoodsDetail,
  sampleGoodsQuote,
  sampleItem,
  sampleQuote,
  sampleShop,
  sampleSkuQuote,
} from './mall-samples';
export {
  listedVipOrder,
  sampleVipOrder,
  unpaidVipOrder,
  usedVipOrder,
} from './membership-order-samples';
export {
  sampleCouponPack,
  sampleFreeMember,
  sampleGeneTest,
  sampleJudgedCoupons,
  sampleUserCoupon,
  sampleVipCard,
  sampleVipEntry,
  sampleVipInfo,
  sampleVipLevel,
  sampleVipNotice,
  sampleVipProduct,
  sampleVipProductDetail,
  sampleVipQuote,
  sampleVipRight,
  waitingVipCard,
} from './membership-samples';
export {
  sampleSpecialBooking,
  sampleSpecialCertificate,
  sampleSpecialDiseases,
  sampleSpecialGroup,
  sampleSpecialTerms,
} from './special-disease-samples';
export { areaAnswers, sampleAddresses, sampleContacts } from './contact-samples';
export {
  doctorReviews,
  sampleBlockedReview,
  sampleOwnReview,
  sampleLetter,
  sampleOwnPraise,
  sampleReview,
  sampleReviewedOrder,
  sampleReviewSummary,
  sampleStandard,
  sampleTip,
  sampleTipDoctor,
  sampleTipOffers,
} from './review-samples';
export { businessRefusal, failures } from './failures';
export {
  sampleSurvey,
  sampleSurveyCard,
  sampleSurveyDraft,
  sampleSurveyResponse,
  sampleVisitSurvey,
  storesAnswers,
} from './survey-samples';
export { sampleBlockedCoupon } from './coupon-samples';
