import { z } from 'zod';
import { GoodsNo, GoodsOrderNo } from './ids';
import { CommentKey } from '../reviews/ids';
import { defineCalls } from '../define-calls';
import { reviewLimits } from '../reviews/review-rules';
import { ModerationFinding, ReviewState, Stars } from '../reviews/review-shapes';
import { Instant, ListOf, PageFields, writtenText } from '../shapes';

/** What a buyer says of goods, as everybody reads it. */
export const GoodsComment = z
  .object({
    commentKey: CommentKey,
    score: Stars,
    /** Hidden words are stars. */
    text: z.string(),
    /** Masked; null where the author stays unnamed. */
    authorName: z.string().nullable(),
    /** The variant that was bought. */
    skuLabel: z.string(),
    createdAt: Instant,
    edited: z.boolean(),
  })
  .meta({ id: 'GoodsComment' });

/** The same as its author sees it. */
export const OwnGoodsComment = GoodsComment.extend({
  /** As it was written. */
  writtenText: z.string(),
  anonymous: z.boolean(),
  state: ReviewState,
  findings: z.array(ModerationFinding),
  /** What the person who decided says; null where it was not refused. */
  refusal: z.string().nullable(),
}).meta({ id: 'OwnGoodsComment' });

/** What buyers say of goods of the mall: no call of the specification, which asks for it in words alone (spec 2 §2.17). */
export const goodsCommentCalls = defineCalls({
  /** The published comments of goods, the newest first, with the mean of all their stars. */
  listGoodsComments: {
    path: '/modulemarketplace/goods/comment/list',
    access: 'open',
    kind: 'query',
    request: z.object({ goodsNo: GoodsNo, ...PageFields }),
    response: ListOf(GoodsComment).extend({
      /** With one decimal; null without a published comment. */
      average: z.number().nullable(),
    }),
    tags: ['GoodsComment'],
  },
  /** Says what a line of a received order is like, or says it anew: one comment a line. */
  submitGoodsComment: {
    path: '/modulemarketplace/order/comment',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: GoodsOrderNo,
      lineNo: z.int().min(1),
      score: Stars,
      text: writtenText({ max: reviewLimits.text }).default(''),
      anonymous: z.boolean().default(false),
    }),
    response: OwnGoodsComment,
    refusals: ['reviewClosed'],
    tags: [{ type: 'GoodsOrder', by: 'orderNo' }, 'GoodsComment'],
  },
});
