import { z } from 'zod';
import { DoctorId } from '../directory/ids';
import { OrderNo } from '../orders/ids';
import { CommentId } from './ids';
import { defineCalls } from '../define-calls';
import { reviewLimits, untreatedReasons } from './review-rules';
import { OrderReview, OwnReview, ReviewedOrder, writingRefusals } from './review-shapes';
import { Done, ListOf, opaqueText, writtenText } from '../shapes';

/** What an account says of its own orders (spec 3 §7.12). */
export const ownReviews = defineCalls({
  /** One of the account's orders, and what it said of it. */
  getOrderComment: {
    path: '/comment/ordercomment/detail',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: OrderNo }),
    response: ReviewedOrder,
    tags: [{ type: 'Review', by: 'orderNo' }],
  },
  /** The account's orders that wait for a word, the newest first. */
  listOrdersToComment: {
    path: '/comment/ordercomment/waiting',
    access: 'session',
    kind: 'query',
    request: z.object({ expertId: DoctorId.optional() }),
    response: ListOf(ReviewedOrder),
    tags: ['Review', 'Order'],
  },
  addOrderComment: {
    path: '/comment/ordercomment/add',
    access: 'session',
    kind: 'mutation',
    request: OrderReview.extend({ orderNo: OrderNo }),
    response: OwnReview,
    refusals: [...writingRefusals, 'reviewedAlready'],
    tags: ['Review', 'Order', 'RegistrationOrder', 'Doctor'],
  },
  updateOrderComment: {
    path: '/comment/ordercomment/update',
    access: 'session',
    kind: 'mutation',
    request: OrderReview.extend({ commentId: CommentId }),
    response: OwnReview,
    refusals: writingRefusals,
    tags: ['Review'],
  },
  /** Everything the account has written, the newest first. */
  listOwnComments: {
    path: '/comment/ordercomment/mylist',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({ items: z.array(OwnReview), next: z.string().nullable() }),
    tags: ['Review'],
  },
  /** Takes a review or a letter back for good. */
  deleteComment: {
    path: '/comment/ordercomment/delete',
    access: 'session',
    kind: 'mutation',
    request: z.object({ commentId: CommentId }),
    response: Done,
    tags: ['Review', 'Order', 'RegistrationOrder'],
  },
  /** Asks a person to look at words that were stopped; once for what was written. */
  appealComment: {
    path: '/comment/ordercomment/appeal',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      commentId: CommentId,
      text: writtenText({ min: 2, max: reviewLimits.appeal }),
    }),
    response: OwnReview,
    refusals: ['reviewClosed'],
    tags: ['Review'],
  },
  /** Says that a visit did not take place; a person at the desk looks into it. */
  reportUntreated: {
    path: '/comment/ordercomment/nottreated',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: OrderNo,
      reason: z.enum(untreatedReasons),
      detail: writtenText({ max: 200 }).default(''),
    }),
    response: Done,
    refusals: ['reviewClosed'],
    tags: ['Review'],
  },
});
