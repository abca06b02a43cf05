import { z } from 'zod';
import { AddressId, PatientId } from '../account/ids';
import { PatientFace } from '../account/patients';
import { CheckUpOrderNo, CheckUpPackageCode, StoreId } from './ids';
import { CouponId } from '../membership/ids';
import {
  CheckUpInvoice,
  CheckUpKind,
  CheckUpPaper,
  CheckUpRefundRule,
  CheckUpRefundTerm,
  CheckUpResult,
  CheckUpState,
  CheckUpStore,
} from './check-up-shapes';
import { CheckUpPreparation } from './check-up-parts';
import { defineCalls } from '../define-calls';
import { InvoiceTitle } from '../orders/invoice-title';
import { repeatRefusals, unpaidRefusals } from '../orders/order-refusals';
import { OrderDetail, OrderGroup, OrderSummary } from '../orders/orders';
import { Cents, Done, Email, Id, Instant, LocalDate, opaqueText, writtenText } from '../shapes';

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'PhysicalOrder', by: 'orderNo' } as const;
const OwnOrder = z.object({ orderNo: CheckUpOrderNo });

/** What only such an order has, in lists as on its own page. */
const Shown = {
  state: CheckUpState,
  packageCode: CheckUpPackageCode,
  packageTitle: z.string(),
  packageKind: CheckUpKind,
  orgName: z.string(),
  store: CheckUpStore,
  day: LocalDate,
  people: z.array(
    z.object({
      patientId: PatientId,
      name: z.string(),
      attended: z.boolean(),
      reportReady: z.boolean(),
    }),
  ),
};

export const PhysicalOrderCard = OrderSummary.extend(Shown).meta({ id: 'PhysicalOrderCard' });

/** An order of a check-up with all that its owner may know and do. */
export const PhysicalOrder = OrderDetail.extend({
  ...Shown,
  priceCents: Cents,
  offCents: Cents,
  /** To show at the counter; null while it is not paid. */
  voucherCode: z.string().nullable(),
  preparation: z.array(z.string()),
  /** What each line of the preparation is about. */
  preparationKinds: z.array(CheckUpPreparation),
  /** What is refunded until when, the earliest first. */
  refundTerms: z.array(CheckUpRefundTerm),
  /** The rule behind these terms, and the day it counts from: the earliest that the order had. A move never raises it. */
  refundRule: z.array(CheckUpRefundRule),
  refundDay: LocalDate,
  /** What would be refunded now. */
  refundNowCents: Cents,
  movesLeft: z.int().min(0),
  mayCancel: z.boolean(),
  mayMove: z.boolean(),
  mayInvoice: z.boolean(),
  invoice: CheckUpInvoice.nullable(),
  paper: CheckUpPaper,
}).meta({ id: 'PhysicalOrder' });

/** The report of one person. */
export const PhysicalReport = z
  .object({
    orderNo: CheckUpOrderNo,
    patientId: PatientId,
    patientName: z.string(),
    /** Who that is, with the age on the day of the check-up; null for who is no longer in the family. */
    person: PatientFace.nullable(),
    packageTitle: z.string(),
    storeName: z.string(),
    day: LocalDate,
    issuedAt: Instant,
    conclusion: z.string(),
    /** Values outside their range first. */
    results: z.array(CheckUpResult),
    /** The hospital's own PDF among the account's files; null where it handed none in. */
    documentId: Id.nullable(),
    /** Whether there are pictures with what was seen on them. */
    hasPictures: z.boolean(),
  })
  .meta({ id: 'PhysicalReport' });

/** What becomes of a check-up that is ordered (spec 3 §7.10). */
export const checkUpOrderCalls = defineCalls({
  /** Takes places for people of the family on one day, to be paid within half an hour. */
  submitPhysicalOrder: {
    path: '/order/physical/submit',
    timeoutMs: 20_000,
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      packageCode: CheckUpPackageCode,
      storeId: StoreId,
      day: LocalDate,
      patientIds: z.array(PatientId).min(1).max(5),
      couponId: CouponId.optional(),
      /** What the person saw: another price is told, never charged. */
      totalCents: Cents,
    }),
    response: z.object({ orderNo: CheckUpOrderNo, amountCents: Cents, payBefore: Instant }),
    refusals: [
      'checkUpUnfit',
      'checkUpDayFull',
      'checkUpDayClosed',
      'checkUpPriceChanged',
      'checkUpCouponUnusable',
      'consentRequired',
      ...repeatRefusals,
      ...unpaidRefusals,
    ],
    tags: [OneOrder, 'PhysicalDays', 'PhysicalCoupon', 'Coupon', 'Order'],
  },
  /** The account's check-ups, newest first. */
  listMyPhysicalOrders: {
    path: '/order/physical/mylist',
    access: 'session',
    kind: 'query',
    request: z.object({
      group: OrderGroup.optional(),
      /** Only packages of this kind. */
      packageKind: CheckUpKind.optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(PhysicalOrderCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['PhysicalOrder'],
  },
  /** One of the account's check-ups; refuses with `forbidden` what belongs to another. */
  getPhysicalOrder: {
    path: '/order/physical/detail',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: PhysicalOrder,
    tags: [OneOrder],
  },
  /** Moves one of the account's check-ups to another day, or to another store of the package. */
  updatePhysicalBooking: {
    path: '/order/physical/updateBooking',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderNo: CheckUpOrderNo, storeId: StoreId, day: LocalDate }),
    response: z.object({ orderNo: CheckUpOrderNo, done: z.literal(true) }),
    refusals: [
      'checkUpUnfit',
      'checkUpDayFull',
      'checkUpDayClosed',
      'orderNotReschedulable',
      ...repeatRefusals,
    ],
    tags: [OneOrder, 'PhysicalDays', 'Order'],
  },
  /** Gives one of the account's check-ups up: what its rule says goes back. */
  cancelPhysicalOrder: {
    path: '/order/physical/cancel',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: CheckUpOrderNo,
      reason: writtenText({ max: 200 }).optional(),
      /** What the person saw that goes back: a smaller sum is told, never just paid. */
      refundCents: Cents,
    }),
    response: z.object({ orderNo: CheckUpOrderNo, statusText: z.string(), refundCents: Cents }),
    refusals: ['checkUpPriceChanged', 'orderNotCancellable'],
    tags: [OneOrder, 'PhysicalDays', 'PhysicalCoupon', 'PhysicalGrant', 'Coupon', 'Order'],
  },
  /** The report of a person of one of the account's check-ups. */
  getPhysicalReport: {
    path: '/order/physical/report',
    access: 'session',
    kind: 'query',
    request: z.object({
      orderNo: CheckUpOrderNo,
      /** Left out for the first person whose report is there. */
      patientId: PatientId.optional(),
    }),
    response: PhysicalReport,
    tags: [OneOrder],
  },
  /** Applies for the invoice of a check-up, once. */
  applyPhysicalInvoice: {
    path: '/order/physical/invoice',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: CheckUpOrderNo,
      title: InvoiceTitle,
      email: Email,
    }),
    response: Done.extend({ orderNo: CheckUpOrderNo }),
    refusals: ['checkUpInvoiceClosed', 'invalidFields'],
    tags: [OneOrder],
  },
  /** Has the printed report of one of the account's check-ups sent to an address of the account, once. */
  applyPhysicalPaper: {
    path: '/order/physical/paper',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderNo: CheckUpOrderNo, addressId: AddressId }),
    response: Done.extend({ orderNo: CheckUpOrderNo }),
    refusals: ['checkUpPaperClosed'],
    tags: [OneOrder],
  },
});
