import { z } from 'zod';
import { Gender } from '../account/patients';
import { ConsultKey } from '../consult/ids';
import { DiseaseId, DoctorId, HospitalId } from '../directory/ids';
import { CommentKey } from './ids';
import { defineCalls } from '../define-calls';
import { ownReviews } from './own-reviews';
import { reportReasons, reviewAspects, reviewLimits } from './review-rules';
import {
  LetterPaper,
  OrderReview,
  OwnReview,
  Review,
  ReviewAudience,
  ReviewedOrder,
  ReviewSummary,
  ReviewTagKey,
  ReviewType,
  Stars,
  Tag,
  Thanks,
  writingRefusals,
} from './review-shapes';
import { Done, ListOf, Nothing, PageFields, writtenText } from '../shapes';

/** How a list of reviews is narrowed and ordered. */
const listed = {
  dynamicFilter: z
    .enum(['all', 'good', 'middle', 'poor', 'withPictures', 'answered'])
    .default('all'),
  tag: ReviewTagKey.optional(),
  /** `default`: those that say and show most first. */
  sort: z.enum(['default', 'latest', 'highest', 'lowest']).default('default'),
  ...PageFields,
};

/** Reviews of a doctor, asked for by disease where the request names one. */
const DoctorReviews = ListOf(Review).extend({
  /** No review names the disease of the request, so the list is of all of them. */
  isDiseaseDropped: z.boolean(),
});

/** Reviews of doctors and hospitals (spec 2 §2.28, spec 3 §7.12). */
export const reviews = defineCalls({
  ...ownReviews,
  listDoctorComments: {
    path: '/comment/expertcomment/list',
    access: 'open',
    kind: 'query',
    request: z.object({
      expertId: DoctorId,
      /** Kinds of review; visits and consults when left out. */
      typelist: z.array(ReviewType).max(4).optional(),
      diseaseId: DiseaseId.optional(),
      ...listed,
    }),
    response: DoctorReviews,
    tags: ['Review'],
  },
  getDoctorCommentSummary: {
    path: '/comment/expertcomment/summary',
    access: 'open',
    kind: 'query',
    request: z.object({ expertId: DoctorId }),
    response: ReviewSummary,
    tags: ['Review'],
  },
  /** What is asked for: aspects, words to choose from, limits, and how long. */
  getCommentStandard: {
    path: '/comment/standard/detail',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: z.object({
      aspects: z.array(z.object({ key: z.enum(reviewAspects), text: z.string() })),
      goodTags: z.array(Tag),
      poorTags: z.array(Tag),
      maxText: z.int(),
      maxPictures: z.int(),
      /** Days after the visit within which it can be reviewed. */
      withinDays: z.int(),
      /** Days within which a review can be changed. */
      editDays: z.int(),
      /** Hours within which a person has looked at a review that needs it. */
      checkHours: z.int(),
      /** Beginnings of a letter of thanks. */
      letters: z.array(z.string()),
      /** Papers for it, with their names. */
      papers: z.array(z.object({ key: LetterPaper, text: z.string() })),
    }),
    tags: ['ReviewStandard'],
  },
  /** Letters of thanks to a doctor. */
  listPraises: {
    path: '/comment/praisecomment/list',
    access: 'open',
    kind: 'query',
    request: z.object({ expertId: DoctorId, ...PageFields }),
    response: ListOf(Review),
    tags: ['Review'],
  },
  /** Whether the account may thank a doctor, and what it wrote. */
  getOwnPraise: {
    path: '/comment/praisecomment/own',
    access: 'session',
    kind: 'query',
    request: z.object({ expertId: DoctorId }),
    response: z.object({
      doctorName: z.string(),
      doctorTitle: z.string(),
      doctorGender: Gender,
      hospitalName: z.string(),
      hospDeptName: z.string(),
      /** The masked name that the letter would be signed with; null without one. */
      signature: z.string().nullable(),
      /** Whether the account was with the doctor. */
      mayPraise: z.boolean(),
      praise: OwnReview.nullable(),
    }),
    tags: ['Review'],
  },
  /** Writes the letter, or in place of the one that was. */
  addPraise: {
    path: '/comment/praisecomment/add',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      expertId: DoctorId,
      text: Thanks,
      paper: LetterPaper.default('apricot'),
      anonymous: z.boolean().default(false),
    }),
    response: OwnReview,
    refusals: ['notVisited', 'reviewClosed'],
    tags: ['Review'],
  },
  listHospitalComments: {
    path: '/comment/organizationcomment/list',
    access: 'open',
    kind: 'query',
    request: z.object({ organizationId: HospitalId, ...listed }),
    response: ListOf(Review),
    tags: ['Review'],
  },
  getHospitalCommentSummary: {
    path: '/comment/organizationcomment/summary',
    access: 'open',
    kind: 'query',
    request: z.object({ organizationId: HospitalId }),
    response: ReviewSummary,
    tags: ['Review'],
  },
  /** Whether the account may review a hospital, and its review. */
  getOwnHospitalComment: {
    path: '/comment/organizationcomment/own',
    access: 'session',
    kind: 'query',
    request: z.object({ organizationId: HospitalId }),
    response: z.object({
      mayComment: z.boolean(),
      comment: OwnReview.nullable(),
      /** The masked name that a comment would be signed with; null without one. */
      signature: z.string().nullable(),
    }),
    tags: ['Review'],
  },
  /** Reviews a hospital as a whole, or replaces the review; for everyone or for the hospital alone. */
  addHospitalComment: {
    path: '/comment/organizationcomment/add',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      organizationId: HospitalId,
      satisfaction: Stars,
      content: writtenText({ max: reviewLimits.text }).default(''),
      anonymous: z.boolean().default(false),
      audience: ReviewAudience.default('everyone'),
    }),
    response: OwnReview,
    refusals: ['notVisited', 'reviewClosed'],
    tags: ['Review'],
  },
  listConsultComments: {
    path: '/comment/consultcomment/list',
    access: 'open',
    kind: 'query',
    request: z.object({ expertId: DoctorId, diseaseId: DiseaseId.optional(), ...listed }),
    response: DoctorReviews,
    tags: ['Review'],
  },
  listConsultCommentTags: {
    path: '/comment/consultcomment/taglist',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: ListOf(Tag),
    tags: ['ReviewStandard'],
  },
  /** As `addOrderComment`, under the name that consults have for the number of an order. */
  addConsultComment: {
    path: '/comment/consultcomment/add',
    access: 'session',
    kind: 'mutation',
    request: OrderReview.extend({ orderKey: ConsultKey }),
    response: OwnReview,
    refusals: [...writingRefusals, 'reviewedAlready'],
    tags: ['Review', 'Order'],
  },
  getConsultCommentByKey: {
    path: '/comment/consultcomment/detailbykey',
    access: 'session',
    kind: 'query',
    request: z.object({ orderKey: ConsultKey }),
    response: ReviewedOrder,
    tags: ['Review'],
  },
  getReportQuickContent: {
    path: '/comment/report/getquickcontent',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: ListOf(
      z.object({ reason: z.enum(reportReasons), text: z.string() }).meta({ id: 'ReportReason' }),
    ),
    tags: ['ReviewStandard'],
  },
  /** Tells the platform of a review that should not stand there; said twice, it counts once. */
  submitReport: {
    path: '/comment/report/submit',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      commentKey: CommentKey,
      reason: z.enum(reportReasons),
      detail: writtenText({ max: 200 }).default(''),
    }),
    response: Done,
  },
});
