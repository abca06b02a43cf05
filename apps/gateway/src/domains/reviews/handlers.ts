import type { reviews } from '@xinglin/contract';
import { authorNameOf } from '../../kernel/people/patients/author-name';
import type { HandlersOf } from '../../platform/mount';
import {
  addReview,
  appealReview,
  deleteReview,
  findStanding,
  hasVisited,
  putStanding,
  updateReview,
} from './authors';
import { listDoctorReviews, listReviews, scoredTypes, summarise } from './lists';
import { listOwnReviews } from './own-list';
import { reportReview, reportUntreated } from './reports';
import { nameDoctor } from './name-doctor';
import { findReviewedOrder, listWaitingOrders } from './reviewed-orders';
import { allTags, commentStandard, reportReasonList } from './standard';

const done = { done: true } as const;

/** What answers the calls of reviews (spec 3 §7.12). */
export const reviewsHandlers: HandlersOf<typeof reviews> = {
  listDoctorComments: ({ expertId, typelist = scoredTypes, diseaseId, ...listing }, context) =>
    listDoctorReviews(context, expertId, typelist, listing, diseaseId),
  getDoctorCommentSummary: ({ expertId: id }, context) =>
    summarise(context, { subject: 'doctor', id }),
  getCommentStandard: async (_, { locale }) => commentStandard(locale),
  getOrderComment: ({ orderNo }, context) => findReviewedOrder(context, orderNo),
  listOrdersToComment: ({ expertId }, context) => listWaitingOrders(context, expertId),
  addOrderComment: ({ orderNo, ...written }, context) => addReview(context, orderNo, written),
  updateOrderComment: ({ commentId, ...written }, context) =>
    updateReview(context, commentId, written),
  listOwnComments: listOwnReviews,
  async deleteComment({ commentId }, context) {
    await deleteReview(context, commentId);
    return done;
  },
  appealComment: ({ commentId, text }, context) => appealReview(context, commentId, text),
  async reportUntreated(input, context) {
    await reportUntreated(context, input);
    return done;
  },
  listPraises: ({ expertId: id, pageNo, pageSize }, context) =>
    listReviews(context, { subject: 'doctor', id }, ['praise'], {
      dynamicFilter: 'all',
      tag: undefined,
      sort: 'latest',
      pageNo,
      pageSize,
    }),
  async getOwnPraise({ expertId: doctorId }, context) {
    const about = { type: 'praise', doctorId } as const;
    const [{ named }, signature, mayPraise, praise] = await Promise.all([
      nameDoctor(context, doctorId),
      authorNameOf(context),
      hasVisited(context, about),
      findStanding(context, about),
    ]);
    return { ...named, signature, mayPraise, praise };
  },
  addPraise: ({ expertId: doctorId, ...letter }, context) =>
    putStanding(context, { type: 'praise', doctorId }, letter),
  listHospitalComments: ({ organizationId: id, ...listing }, context) =>
    listReviews(context, { subject: 'hospital', id }, ['hospital', ...scoredTypes], listing),
  getHospitalCommentSummary: ({ organizationId: id }, context) =>
    summarise(context, { subject: 'hospital', id }),
  async getOwnHospitalComment({ organizationId: hospitalId }, context) {
    const about = { type: 'hospital', hospitalId } as const;
    const [mayComment, comment, signature] = await Promise.all([
      hasVisited(context, about),
      findStanding(context, about),
      authorNameOf(context),
    ]);
    return { mayComment, comment, signature };
  },
  addHospitalComment: (
    { organizationId: hospitalId, satisfaction, content, anonymous, audience },
    context,
  ) =>
    putStanding(
      context,
      { type: 'hospital', hospitalId },
      { text: content, score: satisfaction, anonymous, audience },
    ),
  listConsultComments: ({ expertId, diseaseId, ...listing }, context) =>
    listDoctorReviews(context, expertId, ['consult'], listing, diseaseId),
  listConsultCommentTags: async (_, { locale }) => allTags(locale),
  addConsultComment: ({ orderKey, ...written }, context) => addReview(context, orderKey, written),
  getConsultCommentByKey: ({ orderKey }, context) => findReviewedOrder(context, orderKey),
  getReportQuickContent: async (_, { locale }) => reportReasonList(locale),
  async submitReport(input, context) {
    await reportReview(context, input);
    return done;
  },
};
