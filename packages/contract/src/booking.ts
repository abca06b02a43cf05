import { z } from 'zod';
import { defineCalls } from './define-calls';
import { OrderStep, Refund } from './orders';
import { registrationEvents, registrationStates } from './registration-order';
import { Cents, Id, Instant, ListOf, LocalDate, PageFields, TimeOfDay, YearMonth } from './shapes';

/** Half of the day a shift belongs to. */
export const Period = z.enum(['morning', 'afternoon', 'evening']).meta({ id: 'Period' });

/**
 * `released`: places are free; `full`: none is left; `stopped`: the doctor does not come;
 * `notReleased`: opens at `releaseAt`; `closed`: too late to book.
 */
export const ShiftStatus = z
  .enum(['released', 'full', 'stopped', 'notReleased', 'closed'])
  .meta({ id: 'ShiftStatus' });

/** A shift of a doctor: half an hour with a number of places. */
export const ShiftCase = z
  .object({
    shiftCaseId: Id,
    doctorId: Id,
    hospitalId: Id,
    hospDeptId: Id,
    hospDeptName: z.string(),
    date: LocalDate,
    period: Period,
    startTime: TimeOfDay,
    endTime: TimeOfDay,
    /** 专家门诊, 普通门诊, 特需门诊, in the reader's language. */
    clinicType: z.string(),
    total: z.int().min(0),
    remaining: z.int().min(0),
    feeCents: Cents,
    status: ShiftStatus,
    /** When booking opens, for `notReleased`. */
    releaseAt: Instant.nullable(),
  })
  .meta({ id: 'ShiftCase' });

/** A shift with what a person checks before booking it: who, where, and in which zone. */
export const ShiftCaseDetail = ShiftCase.extend({
  doctorName: z.string(),
  titleText: z.string(),
  hospitalName: z.string(),
  /** Where in the hospital, e.g. 门诊 3 楼 B 区. */
  clinicAddress: z.string(),
  timeZone: z.string(),
}).meta({ id: 'ShiftCaseDetail' });

/** Booking rules of one hospital, as data. */
export const BookingRules = z
  .object({
    hospitalId: Id,
    /** How many days ahead shifts open. */
    windowDays: z.int(),
    /** Time of day at which the last day of the window opens. */
    releaseTime: TimeOfDay,
    /** Minutes before the start at which booking closes. */
    closeMinutesBefore: z.int(),
    /** Minutes an unpaid order holds its place. */
    payWithinMinutes: z.int(),
    /** Days before the visit, and time of that day, until which one may cancel with a full refund. */
    cancelDaysBefore: z.int(),
    cancelUntil: TimeOfDay,
    noShowLimit: z.int(),
    noShowWindowDays: z.int(),
    suspendDays: z.int(),
    /** Most open appointments of one patient at this hospital. */
    maxOpenPerPatient: z.int(),
    /** What to bring, in the reader's language. */
    bring: z.array(z.string()),
    timeZone: z.string(),
  })
  .meta({ id: 'BookingRules' });

export const RegistrationStatus = z.enum(registrationStates).meta({ id: 'RegistrationStatus' });

/** What the person asking may do with an order now. */
export const RegistrationAction = z
  .enum(['pay', 'cancel', 'showVoucher', 'bookAgain'])
  .meta({ id: 'RegistrationAction' });

export const RegistrationOrderCard = z
  .object({
    orderNo: Id,
    status: RegistrationStatus,
    statusText: z.string(),
    actions: z.array(RegistrationAction),
    doctorId: Id,
    doctorName: z.string(),
    titleText: z.string(),
    hospitalId: Id,
    hospitalName: z.string(),
    hospDeptId: Id,
    hospDeptName: z.string(),
    date: LocalDate,
    period: Period,
    startTime: TimeOfDay,
    endTime: TimeOfDay,
    timeZone: z.string(),
    /** Name as the owner typed it. */
    patientName: z.string(),
    feeCents: Cents,
    refundCents: Cents,
    /** Until when an unpaid order holds its place; null when nothing is to be paid. */
    payBefore: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'RegistrationOrderCard' });

export const RegistrationOrder = RegistrationOrderCard.extend({
  shiftCaseId: Id,
  patientId: Id,
  /** Masked. */
  patientCardNo: z.string().nullable(),
  /** Masked. */
  patientMobile: z.string(),
  clinicType: z.string(),
  clinicAddress: z.string(),
  hospitalAddress: z.string(),
  hospitalPhone: z.string(),
  /** Number shown at the counter; null before payment. */
  voucherCode: z.string().nullable(),
  /** Last moment to cancel with a refund. */
  cancelBefore: Instant,
  bring: z.array(z.string()),
  history: z.array(
    OrderStep.extend({
      state: RegistrationStatus,
      event: z.enum(registrationEvents),
    }).meta({ id: 'RegistrationStep' }),
  ),
  /**
   * How far the last try to pay came: `none` before the cashier was opened, `open` while the
   * provider's notice may still be on its way.
   */
  payment: z.enum(['none', 'open', 'failed', 'paid']),
  /** What came back of the money, and by when it arrives. */
  refund: Refund.nullable(),
  /**
   * Payments of another amount than the fee, the first one first. They go back in full by themselves and pay nothing,
   * so the order's own sums do not know them.
   */
  wrongPayments: z.array(Refund),
}).meta({ id: 'RegistrationOrder' });

const OrderRequest = z.object({ shiftCaseId: Id, patientId: Id });

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'RegistrationOrder', by: 'orderNo' } as const;

export const booking = defineCalls({
  getShiftCaseRules: {
    path: '/order/shiftcase/rules.json',
    access: 'open',
    kind: 'query',
    request: z.object({ hospitalId: Id }),
    response: BookingRules,
  },
  /** Shifts of a doctor in a calendar month, past days left out, in order of time. */
  listShiftCasesByMonth: {
    path: '/order/shiftcase/listbymonth.json',
    access: 'open',
    kind: 'query',
    request: z.object({
      doctorId: Id,
      hospitalId: Id.optional(),
      hospDeptId: Id.optional(),
      month: YearMonth,
    }),
    response: ListOf(ShiftCase),
    tags: ['ShiftCase'],
  },
  /** One shift by its id, for the page that checks the answers. */
  getShiftCase: {
    path: '/order/shiftcase/detail.json',
    access: 'open',
    kind: 'query',
    request: z.object({ shiftCaseId: Id }),
    response: ShiftCaseDetail,
    tags: ['ShiftCase'],
  },
  /** All refusals that a submit would meet, without taking a place. */
  checkBeforeSubmit: {
    path: '/order/submitorder/checkbeforesubmit.json',
    access: 'bound',
    kind: 'query',
    request: OrderRequest,
    response: z.object({
      feeCents: Cents,
      remaining: z.int().min(0),
      payWithinMinutes: z.int(),
      cancelBefore: Instant,
    }),
    tags: ['ShiftCase'],
  },
  /** Takes one place and makes the order. A free one is confirmed at once. */
  submitRegistrationOrder: {
    path: '/order/submitorder/submit.json',
    access: 'bound',
    kind: 'mutation',
    request: OrderRequest,
    response: z.object({
      orderNo: Id,
      status: RegistrationStatus,
      feeCents: Cents,
      payBefore: Instant.nullable(),
    }),
    tags: ['ShiftCase', OneOrder, 'Order'],
  },
  /** The person's own orders, newest first. */
  listRegistrationOrders: {
    path: '/order/orderinfo/list.json',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** A tab of my appointments; all when left out. */
      group: z.enum(['awaitingPayment', 'confirmed', 'completed', 'cancelled']).optional(),
      ...PageFields,
    }),
    response: ListOf(RegistrationOrderCard),
    tags: ['RegistrationOrder'],
  },
  getRegistrationOrder: {
    path: '/order/orderinfo/detail.json',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: Id }),
    response: RegistrationOrder,
    tags: [OneOrder],
  },
  cancelRegistrationOrder: {
    path: '/order/cancelorder/cancel.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderNo: Id, reason: z.string().trim().max(200).optional() }),
    response: z.object({ orderNo: Id, status: RegistrationStatus, refundCents: Cents }),
    tags: ['ShiftCase', OneOrder, 'Order'],
  },
});
