import { z } from 'zod';
import { AddressId } from '../account/ids';
import { defineCalls } from '../define-calls';
import { unpaidRefusals } from '../orders/order-refusals';
import { Cents, Instant, ListOf, opaqueText, PageFields, writtenText } from '../shapes';
import {
  DrugOrder,
  DrugOrderCard,
  DrugOrderWish,
  DrugQuote,
  PharmacyChoice,
} from './drug-order-shapes';
import { DrugOrderNo, PharmacyId, PrescriptionId, PrescriptionLineId } from './ids';

const OneOrder = { type: 'DrugOrder', by: 'orderNo' } as const;
const OwnOrder = z.object({ orderNo: DrugOrderNo });
const changes = [OneOrder, 'DrugOrder', 'Order', 'Prescription'] as const;

/** Pharmacies, and orders of prescribed medicines (spec 3 §7.13). */
export const medicines = defineCalls({
  /** Pharmacies that can fill an approved prescription, the best first: complete, then soonest, then cheapest. */
  listPharmacies: {
    path: '/medicine/pharmacy/list.json',
    access: 'session',
    kind: 'query',
    request: z.object({
      prescriptionId: PrescriptionId,
      /** The usual address unless given. */
      addressId: AddressId.optional(),
      latitude: z.number().min(-90).max(90).optional(),
      longitude: z.number().min(-180).max(180).optional(),
    }),
    response: z.object({ items: z.array(PharmacyChoice) }),
    refusals: ['prescriptionNotValid'],
    tags: ['Prescription', 'Address'],
  },
  /** What an order would cost now, and what is agreed to by it. */
  quoteDrugOrder: {
    path: '/medicine/order/quote.json',
    access: 'session',
    kind: 'query',
    request: DrugOrderWish,
    response: DrugQuote,
    refusals: ['prescriptionNotValid', 'pharmacyCannotFill', 'pharmacyOutsideDelivery'],
    tags: ['Prescription', 'Address'],
  },
  /** Claims a prescription for one order, at the quote that was shown; of many at once, one succeeds. */
  submitDrugOrder: {
    path: '/medicine/order/submit.json',
    access: 'bound',
    kind: 'mutation',
    request: DrugOrderWish.extend({
      digest: opaqueText({ max: 100 }),
      /** The person agrees that the pharmacy reads the prescription. */
      isAuthorised: z.boolean(),
    }),
    response: z.object({ orderNo: DrugOrderNo, amountCents: Cents, payBefore: Instant }),
    refusals: [
      'prescriptionNotValid',
      'prescriptionClaimed',
      'pharmacyCannotFill',
      'pharmacyOutsideDelivery',
      'drugQuoteChanged',
      'pharmacyNotAuthorised',
      ...unpaidRefusals,
    ],
    tags: ['DrugOrder', 'Order', 'Prescription'],
  },
  /** One of the account's orders; refuses with `forbidden` what belongs to another. */
  getDrugOrder: {
    path: '/medicine/order/detail.json',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: DrugOrder,
    tags: [OneOrder],
  },
  /** The account's orders of medicines, the newest first. */
  listDrugOrders: {
    path: '/medicine/order/list.json',
    access: 'session',
    kind: 'query',
    request: z.object({ group: z.enum(['open', 'over']).optional(), ...PageFields }),
    response: ListOf(DrugOrderCard),
    tags: ['DrugOrder'],
  },
  /** Cancels an order; where a pharmacy confirmed it, it is asked to, and answers. */
  cancelDrugOrder: {
    path: '/medicine/order/cancel.json',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ reason: writtenText({ max: 200 }).optional() }),
    response: z.object({ orderNo: DrugOrderNo, isCancelled: z.boolean() }),
    refusals: ['drugOrderClosed', 'textRefused'],
    tags: changes,
  },
  /** Moves an order that no pharmacy acknowledged to another one: at most what was paid, the difference is refunded. */
  moveDrugOrder: {
    path: '/medicine/order/move.json',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ pharmacyId: PharmacyId }),
    response: z.object({ orderNo: DrugOrderNo, refundCents: Cents }),
    refusals: ['drugOrderClosed', 'pharmacyCannotFill'],
    tags: changes,
  },
  /** Takes the medicine of another maker that the doctor agreed to, or waits for the first one. */
  decideSubstitution: {
    path: '/medicine/order/substitution.json',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ lineId: PrescriptionLineId, isAccepted: z.boolean() }),
    response: z.object({ orderNo: DrugOrderNo, refundCents: Cents }),
    refusals: ['drugOfferEnded', 'drugOrderClosed'],
    tags: changes,
  },
  /** Chooses when it is brought. */
  scheduleDrugOrder: {
    path: '/medicine/order/schedule.json',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ startsAt: Instant }),
    response: OwnOrder,
    refusals: ['drugOrderClosed'],
    tags: changes,
  },
  /** What came was compared with the prescription: medicines that are right, and what is wrong in words. */
  receiveDrugOrder: {
    path: '/medicine/order/receive.json',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({
      rightLineIds: z.array(PrescriptionLineId).max(20),
      /** Required where a line is not right. */
      wrong: writtenText({ max: 200 }).optional(),
    }),
    response: OwnOrder,
    refusals: ['drugOrderClosed', 'textRefused'],
    tags: changes,
  },
});
