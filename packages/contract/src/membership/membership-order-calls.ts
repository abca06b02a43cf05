import { z } from 'zod';
import { marked } from '../marks';
import { AddressId, PatientId } from '../account/ids';
import { CardId, CouponId, MemberGoodsId, MemberOrderNo } from './ids';
import { defineCalls } from '../define-calls';
import {
  MemberRightOffer,
  MembershipState,
  VipGoodsType,
  VipProductDetail,
} from './membership-shapes';
import { OrderDetail, OrderSummary, Quote } from '../orders/orders';
import { Cents, Instant, opaqueText, writtenText } from '../shapes';
import { JudgedCoupon } from './coupon-shapes';

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'VipOrder', by: 'orderNo' } as const;

const Made = z.object({ orderNo: MemberOrderNo, amountCents: Cents, payBefore: Instant });

/** What only such an order has, in lists as on its own page. */
const Shown = {
  state: MembershipState,
  goodsId: MemberGoodsId,
  goodsType: VipGoodsType,
  /** How long a card is valid from its activation, and for how many people; null for a service. */
  days: z.int().min(1).nullable(),
  seats: z.int().min(1).nullable(),
  /** For whom a service is; null for a card. */
  patientName: z.string().nullable(),
  /** The card that came of it; null before it is paid, and for a service. */
  cardId: CardId.nullable(),
};

export const VipOrderCard = OrderSummary.extend(Shown).meta({ id: 'VipOrderCard' });

/** One line of a refund: what it adds, or takes off. */
export const VipRefundLine = z
  .object({
    /** `saving` is what a member price saved on one order; `floor` lifts a sum below 0 to 0. */
    kind: z.enum(['paid', 'usedDays', 'saving', 'floor']),
    cents: z.int(),
    /** Days that were used, and days that the card has; of `usedDays` alone. */
    days: z.object({ used: z.int().min(0), all: z.int().min(0) }).nullable(),
    /** The order that was cheaper, and the first thing in it; of `saving` alone. */
    order: z
      .object({ orderNo: MemberOrderNo, title: z.string(), count: z.int().min(1) })
      .nullable(),
  })
  .meta({ id: 'VipRefundLine' });

/** An order of membership with all that its owner may know and do. */
export const VipOrder = OrderDetail.extend({
  ...Shown,
  quote: Quote.nullable(),
  mayCancel: z.boolean(),
  /** What is refunded if it is cancelled now. */
  refundNowCents: Cents,
  /** How `refundNowCents` is computed: its lines add up to it. Empty where nothing was paid. */
  refundNowLines: z.array(VipRefundLine),
  mayActivate: z.boolean(),
}).meta({ id: 'VipOrder' });

/** Ordering cards and services for members (spec 3 §7.8). */
export const membershipOrderCalls = defineCalls({
  /** What a card or a service costs the account now, with its coupons: the best one is chosen unless told. */
  validateVipCard: {
    path: '/vip/rest/card/black/validate',
    access: 'session',
    kind: 'query',
    request: z.object({
      goodsId: MemberGoodsId,
      /** Left out for the best one; empty for none. */
      couponId: marked(z.string().max(64), { owner: 'coupon' }).optional(),
      /** Whom a service is for: the quote is made with the right that includes it for the person. */
      patientId: PatientId.optional(),
    }),
    response: z.object({
      product: VipProductDetail,
      quote: Quote,
      isMember: z.boolean(),
      /** The right of the card in service that includes it; null for none, and while no person is named. */
      right: MemberRightOffer.nullable(),
      /** Null where none is used. */
      couponId: CouponId.nullable(),
      /** Those that can be used first. */
      coupons: z.array(JudgedCoupon),
    }),
    tags: ['VipCard', 'VipProduct', 'Coupon', 'MemberRight'],
  },
  /** Orders a card at the price that was shown, to be paid within half an hour. */
  buyVipCard: {
    path: '/vip/rest/card/black/buy',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      goodsId: MemberGoodsId,
      couponId: CouponId.optional(),
      /** What the person saw: another price is told, never charged. */
      totalCents: Cents,
    }),
    response: Made,
    refusals: ['vipPriceChanged', 'vipOffSale', 'couponUnusable'],
    tags: [OneOrder, 'Coupon', 'Order'],
  },
  /**
   * Orders a gene test or a medical service for one of the family; a test is sent to an address. One that a right of the
   * card in service includes costs nothing and is not paid.
   */
  createHealthVipOrder: {
    path: '/healthvip/rest/order/black/neworder',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      goodsId: MemberGoodsId,
      patientId: PatientId,
      /** Of a gene test. */
      addressId: AddressId.optional(),
      couponId: CouponId.optional(),
      totalCents: Cents,
      /** The person saw that it is free by a right of the card, and wants to use the right. */
      usesRight: z.boolean().default(false),
    }),
    response: Made.extend({
      /** Null where nothing is to be paid. */
      payBefore: Instant.nullable(),
    }),
    refusals: [
      'vipPriceChanged',
      'memberRightGone',
      'vipOffSale',
      'couponUnusable',
      'consentRequired',
      'invalidFields',
    ],
    tags: [OneOrder, 'Coupon', 'MemberRight', 'Order'],
  },
  /**
   * The account's orders of membership, newest first. `orderStatus` 1 awaits payment, 6 was paid for, 7 has ended;
   * `payStatus` 3 is money on its way back, 4 money that is back (spec 3 §4: 7 with 4, 6, 7 with 3).
   */
  listVipGoodsOrders: {
    path: '/my/vip/goodsorders',
    method: 'GET',
    access: 'session',
    kind: 'query',
    request: z.object({
      orderStatus: z.coerce
        .number()
        .pipe(z.union([z.literal(1), z.literal(6), z.literal(7)]))
        .optional(),
      payStatus: z.coerce
        .number()
        .pipe(z.union([z.literal(3), z.literal(4)]))
        .optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.coerce.number().pipe(z.int().min(1).max(50)).default(20),
    }),
    response: z.object({
      items: z.array(VipOrderCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['VipOrder'],
  },
  /** One of the account's orders; refuses with `forbidden` what belongs to another. */
  getHealthVipOrderSimpleInfo: {
    path: '/healthvip/rest/order/black/ordersimpleinfo',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: MemberOrderNo }),
    response: VipOrder,
    tags: [OneOrder],
  },
  /**
   * Cancels one of the account's orders. All is refunded; of a card in service the share of the days that are left, less
   * what the card has saved.
   */
  cancelHealthVipOrder: {
    path: '/healthvip/rest/order/black/cancelorder',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: MemberOrderNo,
      reason: writtenText({ max: 200 }).optional(),
      /** The refund that the person saw: a smaller one is refused with the new sum. */
      refundCents: Cents,
    }),
    response: z.object({ orderNo: MemberOrderNo, statusText: z.string(), refundCents: Cents }),
    refusals: ['vipPriceChanged', 'orderNotCancellable'],
    tags: [OneOrder, 'VipCard', 'Coupon', 'MemberRight', 'Order'],
  },
});
