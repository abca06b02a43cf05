import { z } from 'zod';
import { PatientId } from '../account/ids';
import { PackageCode, PackageOrderNo } from './ids';
import { defineCalls } from '../define-calls';
import { repeatRefusals } from '../orders/order-refusals';
import { OrderGroup } from '../orders/orders';
import { Stars } from '../reviews/review-shapes';
import { PackageOrder, PackageOrderCard, PackagePauseReason } from './service-package-shapes';
import { Cents, Done, Instant, LocalDate, opaqueText, writtenText } from '../shapes';

/** An order as an answer's subject: what changes it leaves all others as they were. */
export const OnePackageOrder = { type: 'PackageOrder', by: 'orderNo' } as const;
const OwnOrder = z.object({ orderNo: PackageOrderNo });
const Ordered = z.object({ orderNo: PackageOrderNo, amountCents: Cents, payBefore: Instant });
const Bought = z.object({
  packageCode: PackageCode,
  /** What the person saw: another price is told, never charged. */
  totalCents: Cents,
  /** The buyer knows that the same package runs for the person already, and wants it once more. */
  again: z.boolean().default(false),
});

/** What becomes of a package that is bought (spec 3 §4, §7.7). */
export const servicePackageOrderCalls = defineCalls({
  /** Orders a package without saying for whom, to be paid within half an hour. */
  createPackageOrder: {
    path: '/hades/packserve/order/create',
    access: 'bound',
    kind: 'mutation',
    request: Bought,
    response: Ordered,
    refusals: ['packagePriceChanged', ...repeatRefusals],
    tags: ['Order', 'PackageOrder'],
  },
  /** Orders a package for one person of the family. */
  buyPackageOrder: {
    path: '/hades/packserve/order/buy',
    access: 'bound',
    kind: 'mutation',
    request: Bought.extend({ patientId: PatientId }),
    response: Ordered,
    refusals: ['packagePriceChanged', 'consentRequired', ...repeatRefusals],
    tags: ['Order', 'PackageOrder'],
  },
  /** Where one of the account's orders is paid. */
  jumpToPackagePayment: {
    path: '/hades/packserve/jumptopayment',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ returnUrl: opaqueText({ max: 2000 }) }),
    response: z.object({ orderNo: PackageOrderNo, url: z.url() }),
    refusals: ['orderNotPayable', 'illegalReturnUrl', 'payWayUnavailable'],
    tags: [OnePackageOrder],
  },
  /** The account's packages, newest first. */
  listPackageOrders: {
    path: '/hades/order/list',
    access: 'session',
    kind: 'query',
    request: z.object({
      group: OrderGroup.optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(PackageOrderCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['PackageOrder'],
  },
  /** One of the account's packages; refuses with `forbidden` what belongs to another. */
  getPackageOrder: {
    path: '/hades/order/detail',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: PackageOrder,
    tags: [OnePackageOrder],
  },
  /** Cancels one of the account's orders that is not paid yet. */
  cancelPackageOrder: {
    path: '/hades/order/cancel',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ reason: writtenText({ max: 200 }).optional() }),
    response: z.object({ orderNo: PackageOrderNo, statusText: z.string() }),
    refusals: ['orderNotCancellable'],
    tags: [OnePackageOrder, 'Order'],
  },
  /** Gives one of the account's packages up: what is unused goes back, to the cent. */
  refundPackageOrder: {
    path: '/hades/order/refund',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({
      reason: writtenText({ max: 200 }).optional(),
      /** What the person saw that goes back: a smaller sum is told, never just paid. */
      refundCents: Cents,
    }),
    response: z.object({ orderNo: PackageOrderNo, statusText: z.string(), refundCents: Cents }),
    refusals: ['orderNotCancellable', 'packagePriceChanged', 'packageUsedUp'],
    tags: [OnePackageOrder, 'PackageUse', 'Order'],
  },
  /** Pauses one of the account's packages until a day: nothing of it can be used, and its end moves by these days. */
  pausePackage: {
    path: '/hades/order/pause',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({
      reason: PackagePauseReason,
      /** The day from whose midnight at the hospital on it can be used again. */
      resumesOn: LocalDate,
    }),
    response: Done.extend({ orderNo: PackageOrderNo, endsAt: Instant }),
    refusals: ['packagePaused', 'packagePauseClosed', 'packagePauseDay'],
    tags: [OnePackageOrder, 'PackageUse', 'PackageTimes', 'Order'],
  },
  /** Ends a pause before its last day: the end of the package moves by the days that it was really paused. */
  resumePackage: {
    path: '/hades/order/resume',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder,
    response: Done.extend({ orderNo: PackageOrderNo, endsAt: Instant }),
    refusals: ['packageNotPaused'],
    tags: [OnePackageOrder, 'PackageUse', 'PackageTimes', 'Order'],
  },
  /** Says once for whom a package is. */
  bindPackageToPatient: {
    path: '/hades/order/bindpatient',
    access: 'bound',
    kind: 'mutation',
    request: OwnOrder.extend({ patientId: PatientId }),
    response: Done.extend({ orderNo: PackageOrderNo }),
    refusals: ['packageNotUsable', 'packagePaused', 'consentRequired'],
    tags: [OnePackageOrder, 'Order'],
  },
  /** Says once how a package was, when something of it was carried out. */
  commentPackageOrder: {
    path: '/hades/order/comment',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ stars: Stars, text: writtenText({ min: 1, max: 500 }) }),
    response: Done.extend({ orderNo: PackageOrderNo }),
    refusals: ['reviewClosed', 'reviewedAlready', 'textRefused'],
    tags: [OnePackageOrder, 'PackageComment'],
  },
});
