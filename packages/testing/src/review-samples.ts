import type {
  GetCommentStandardResponse,
  GetOwnPraiseResponse,
  GetTipDoctorResponse,
  ListDoctorCommentsResponse,
  OwnReview,
  Review,
  ReviewedOrder,
  ReviewSummary,
  TipCard,
  TipOffer,
} from '@xinglin/gateway-sdk';
import { listOf } from './directory-samples';

/** A review as everybody reads it. */
export const sampleReview: Review = {
  commentKey: 'c-1',
  type: 'visit',
  score: 5,
  aspects: { attitude: 5, explanation: 4, waiting: 4 },
  tags: [
    { key: 'patient', text: '耐心细致' },
    { key: 'clear', text: '讲解清楚' },
  ],
  paper: null,
  text: '医生很有耐心，我问的每个问题都认真回答了。',
  pictures: [],
  authorName: '王**',
  createdAt: '2026-11-10T09:30:00+08:00',
  edited: false,
  diseaseName: '高血压',
  doctorId: 'd-1',
  doctorName: '沈知远',
  doctorGender: 'male',
  hospitalId: 'h-1',
  hospitalName: '浙江省立同仁医院',
  answer: { text: '谢谢您的信任，记得按时复查。', at: '2026-11-11T09:30:00+08:00' },
};

/** A page of the reviews of a doctor. */
export const doctorReviews = (items: readonly Review[]): ListDoctorCommentsResponse => ({
  ...listOf([...items]),
  isDiseaseDropped: false,
});

/** The same as its author sees it. */
export const sampleOwnReview: OwnReview = {
  ...sampleReview,
  commentId: 'c-1',
  orderNo: 'o-1',
  writtenText: '医生很有耐心，我问的每个问题都认真回答了。',
  pictureIds: [],
  anonymous: false,
  audience: 'everyone',
  diseaseId: 'hypertension',
  state: 'published',
  findings: [],
  refusal: null,
  appeal: null,
  mayAppeal: false,
  editableUntil: '2026-12-10T09:30:00+08:00',
};

/** One whose words were stopped at. */
export const sampleBlockedReview: OwnReview = {
  ...sampleOwnReview,
  commentId: 'c-2',
  commentKey: 'c-2',
  writtenText: '想快一点的加微信，代挂号。',
  text: '想快一点的***，***。',
  answer: null,
  state: 'blocked',
  findings: [
    { phrase: '加微信', reason: 'advert', act: 'block' },
    { phrase: '代挂号', reason: 'touting', act: 'block' },
  ],
  mayAppeal: true,
};

/** An order that waits for a word. */
export const sampleReviewedOrder: ReviewedOrder = {
  orderNo: 'o-1',
  type: 'visit',
  title: '浙江省立同仁医院 沈知远 挂号',
  doctorId: 'd-1',
  doctorName: '沈知远',
  doctorTitle: '主任医师',
  doctorGender: 'male',
  hospitalId: 'h-1',
  hospitalName: '浙江省立同仁医院',
  hospDeptName: '心血管内科',
  visit: { at: '2026-11-18T10:20:00+08:00', patientName: '王秀兰', minutes: 14 },
  signature: '王**',
  coins: { amount: 20, state: 'open' },
  may: 'open',
  until: '2027-05-10T09:30:00+08:00',
  diseases: [{ diseaseId: 'hypertension', name: '高血压' }],
  review: null,
};

export const sampleReviewSummary: ReviewSummary = {
  name: '沈知远',
  reviewCount: 70,
  goodPerMille: 986,
  average: 4.7,
  aspects: { attitude: 4.9, explanation: 4.9, effect: 4.8, waiting: 4 },
  byScore: [0, 0, 1, 9, 60],
  good: 69,
  middle: 1,
  poor: 0,
  withPictures: 0,
  answered: 8,
  praiseCount: 4,
  tags: [
    { key: 'patient', text: '耐心细致', count: 31 },
    { key: 'clear', text: '讲解清楚', count: 27 },
  ],
};

export const sampleStandard: GetCommentStandardResponse = {
  aspects: [
    { key: 'attitude', text: '医生态度' },
    { key: 'explanation', text: '讲解清楚' },
    { key: 'effect', text: '治疗效果' },
    { key: 'waiting', text: '等候时间' },
  ],
  goodTags: sampleReview.tags,
  poorTags: [
    { key: 'waitedLong', text: '等候太久' },
    { key: 'rushed', text: '看诊太快' },
  ],
  maxText: 500,
  maxPictures: 9,
  withinDays: 180,
  editDays: 30,
  checkHours: 24,
  letters: ['谢谢您当时耐心地听我说完，'],
  papers: [
    { key: 'apricot', text: '杏花' },
    { key: 'bamboo', text: '竹影' },
    { key: 'lake', text: '湖山' },
    { key: 'plain', text: '素笺' },
  ],
};

/** What an account may write to a doctor; nothing is written yet. */
export const sampleOwnPraise: GetOwnPraiseResponse = {
  doctorName: '沈知远',
  doctorTitle: '主任医师',
  doctorGender: 'male',
  hospitalName: '浙江省立同仁医院',
  hospDeptName: '心血管内科',
  signature: '王*',
  mayPraise: true,
  praise: null,
};

/** A letter of thanks as others read it. */
export const sampleLetter: Review = {
  ...sampleReview,
  commentKey: 'l-1',
  type: 'praise',
  score: null,
  aspects: null,
  tags: [],
  paper: 'apricot',
  text: '感谢您在我最慌的时候把病情一点点讲清楚。现在已经能正常上班了。',
  diseaseName: null,
  answer: null,
};

/** A doctor whom the person may thank by a gift. */
export const sampleTipDoctor: GetTipDoctorResponse = {
  doctorId: 'd-1',
  doctorName: '沈知远',
  doctorTitle: '主任医师',
  doctorGender: 'male',
  hospitalName: '浙江省立同仁医院',
  hospDeptName: '心血管内科',
  mayTip: true,
  tipCount: 12,
};

export const sampleTipOffers: TipOffer[] = [
  { offerId: 'tip-1', title: '一杯清茶', priceCents: 660, drawing: 'tea' },
  { offerId: 'tip-2', title: '一束鲜花', priceCents: 1880, drawing: 'flowers' },
];

/** A gift in the list of its giver. */
export const sampleTip: TipCard = {
  orderNo: 't-1',
  kind: 'tip',
  drawing: 'tea',
  group: 'completed',
  title: '一杯清茶',
  facts: [
    { label: '心意', text: '一杯清茶' },
    { label: '医生', text: '沈知远' },
  ],
  statusText: '已送出',
  amountCents: 660,
  refundCents: 0,
  actions: [],
  payBefore: null,
  createdAt: '2026-11-20T20:00:00+08:00',
  doctorId: 'd-1',
  doctorName: '沈知远',
  hospitalName: '浙江省立同仁医院',
};
