import { z } from 'zod';
import { OfferId, TipOrderNo } from './ids';
import { tipDrawings } from './tip-order';
import { Gender } from '../account/patients';
import { DoctorId } from '../directory/ids';
import { defineCalls } from '../define-calls';
import { OrderDetail, OrderGroup, OrderSummary } from '../orders/orders';
import { Cents, Instant, ListOf, Nothing, opaqueText, writtenText } from '../shapes';

/** A gift by which a patient can thank a doctor, at its price. */
export const TipOffer = z
  .object({
    offerId: OfferId,
    title: z.string(),
    priceCents: Cents,
    /** Its drawing. */
    drawing: z.enum(tipDrawings),
  })
  .meta({ id: 'TipOffer' });

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'TipOrder', by: 'orderNo' } as const;

/** A thank-you gift in the list of its giver. */
const TipCard = OrderSummary.extend({
  drawing: z.enum(tipDrawings),
  doctorId: DoctorId,
  doctorName: z.string(),
  hospitalName: z.string(),
}).meta({ id: 'TipCard' });

/** A thank-you gift with its history, its money and its letter. */
const TipOrder = OrderDetail.extend({
  drawing: z.enum(tipDrawings),
  doctorId: DoctorId,
  doctorName: z.string(),
  /** The letter to the doctor; null without one. */
  text: z.string().nullable(),
}).meta({ id: 'TipOrder' });

/** Thank-you gifts to a doctor (spec 2 §2.4, §2.20, spec 3 §7.12). */
export const rewards = defineCalls({
  listTipOffers: {
    path: '/reward/gift/list',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(TipOffer),
    tags: ['TipOffer'],
  },
  /** Whom one thanks, and whether one may: before a visit has taken place a gift would be something else. */
  getTipDoctor: {
    path: '/reward/business/doctor',
    access: 'session',
    kind: 'query',
    request: z.object({ expertId: DoctorId }),
    response: z.object({
      doctorId: DoctorId,
      doctorName: z.string(),
      doctorTitle: z.string(),
      doctorGender: Gender,
      hospitalName: z.string(),
      hospDeptName: z.string(),
      mayTip: z.boolean(),
      /** How many gifts the doctor was given. */
      tipCount: z.int().min(0),
    }),
    tags: ['TipOrder'],
  },
  /**
   * Makes an order at the price of its offer, to be paid within half an hour. A guest whom the doctor advised may thank
   * as well (spec 2 §2.30).
   */
  submitTipOrder: {
    path: '/reward/order/submit',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      offerId: OfferId,
      expertId: DoctorId,
      /** A letter to the doctor. */
      text: writtenText({ max: 200 }).optional(),
    }),
    response: z.object({ orderNo: TipOrderNo, amountCents: Cents, payBefore: Instant }),
    refusals: ['notVisited', 'textRefused'],
    tags: [OneOrder, 'Order'],
  },
  /** The account's gifts, newest first. */
  listTipOrders: {
    path: '/reward/order/list',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** All when left out. */
      group: OrderGroup.optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(TipCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['TipOrder'],
  },
  /** One of the account's orders; refuses with `forbidden` what belongs to another. */
  getTipOrder: {
    path: '/reward/order/detail',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: TipOrderNo }),
    response: TipOrder,
    tags: [OneOrder],
  },
  /** Cancels one of the account's orders that was not paid yet. */
  cancelTipOrder: {
    path: '/reward/order/cancel',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderNo: TipOrderNo, reason: writtenText({ max: 200 }).optional() }),
    response: z.object({ orderNo: TipOrderNo, statusText: z.string(), refundCents: Cents }),
    tags: [OneOrder, 'Order'],
  },
});
