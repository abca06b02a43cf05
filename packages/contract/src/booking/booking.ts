import { z } from 'zod';
import { PatientId } from '../account/ids';
import { ShiftCaseId, WaitId } from './ids';
import { DeptId, DoctorId, HospDeptId, HospitalId } from '../directory/ids';
import { OrderNo } from '../orders/ids';
import { joinRefusals, submitRefusals } from './booking-refusals';
import {
  BookingRules,
  BookingTerm,
  EarliestDoctor,
  OrderConfig,
  RegistrationOrder,
  RegistrationOrderCard,
  RegistrationStatus,
  ShiftCase,
  ShiftCaseDetail,
} from './booking-shapes';
import { Wait, WaitPreview } from './wait-shapes';
import { defineCalls } from '../define-calls';
import {
  AreaId,
  Cents,
  CodeSent,
  Instant,
  ListOf,
  PageFields,
  SixDigits,
  ValidateParam,
  YearMonth,
  writtenText,
} from '../shapes';
import { CheckPicture, PictureCode } from '../sign-in/verification';

const OrderRequest = z.object({ shiftCaseId: ShiftCaseId, patientId: PatientId });

/** A wait as an answer's subject. */
const OneWait = { type: 'Wait', by: 'waitId' } as const;

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'RegistrationOrder', by: 'orderNo' } as const;

export const booking = defineCalls({
  getShiftCaseRules: {
    path: '/order/shiftcase/rules.json',
    access: 'open',
    kind: 'query',
    request: z.object({ hospitalId: HospitalId }),
    response: BookingRules,
  },
  /** Shifts of a doctor in a calendar month, past days left out, in order of time. */
  listShiftCasesByMonth: {
    path: '/order/shiftcase/listbymonth.json',
    access: 'open',
    kind: 'query',
    request: z.object({
      doctorId: DoctorId,
      hospitalId: HospitalId.optional(),
      hospDeptId: HospDeptId.optional(),
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
    request: z.object({ shiftCaseId: ShiftCaseId }),
    response: ShiftCaseDetail,
    tags: ['ShiftCase'],
  },
  /**
   * Doctors with a free place, who can be seen first standing first: of a standard department or of all, and of all
   * hospitals, of those of an area, or of one. Where there are more than 2,001, of the best of them.
   */
  listEarliestDoctors: {
    path: '/order/shiftcase/earliest.json',
    access: 'open',
    kind: 'query',
    request: z.object({
      deptId: DeptId.optional(),
      areaId: AreaId.optional(),
      hospitalId: HospitalId.optional(),
      ...PageFields,
    }),
    response: ListOf(EarliestDoctor),
    tags: ['ShiftCase'],
  },
  /** All refusals that a submit would meet, without taking a place. */
  checkBeforeSubmit: {
    path: '/order/submitorder/checkbeforesubmit.json',
    access: 'bound',
    kind: 'query',
    refusals: submitRefusals,
    request: OrderRequest,
    response: z.object({
      feeCents: Cents,
      remaining: z.int().min(0),
      payWithinMinutes: z.int(),
      cancelBefore: Instant,
    }),
    tags: ['ShiftCase'],
  },
  /** What a hospital asks for beside its rules; its own system may take its time to say so. */
  getOrderConfig: {
    path: '/order/orderconfig/getconfig.json',
    timeoutMs: 30_000,
    access: 'open',
    kind: 'query',
    request: z.object({ hospitalId: HospitalId }),
    response: OrderConfig,
  },
  /** The hospital's rules worked out for a visit and a patient, to be read before submitting. */
  getOrderAdaptRule: {
    path: '/order/orderconfig/adaptrule',
    access: 'bound',
    kind: 'query',
    request: OrderRequest,
    response: z.object({ terms: z.array(BookingTerm) }),
    tags: ['ShiftCase'],
  },
  /** The account's patients, and why one of them cannot have the visit. */
  getRegistPatient: {
    path: '/order/orderconfig/registpatient',
    access: 'bound',
    kind: 'query',
    request: z.object({ shiftCaseId: ShiftCaseId }),
    response: ListOf(
      z.object({
        patientId: PatientId,
        name: z.string(),
        /** In the reader's language; null for nothing. */
        refusal: z.string().nullable(),
      }),
    ),
    tags: ['ShiftCase', 'Patient'],
  },
  /** A picture whose code the hospital wants before it takes the order. */
  getCustomCode: {
    path: '/json/black/res/customcode/{patientId}/{shiftCaseId}',
    method: 'GET',
    encoding: 'query',
    access: 'bound',
    kind: 'query',
    request: OrderRequest,
    response: CheckPicture,
  },
  /** Takes the code of the picture. Refuses like any check: `checkFailed`, and `checkEnded` after the third wrong one. */
  validateCustomCode: {
    path: '/json/black/validate/customcode/{patientId}/{shiftCaseId}/{imgCode}',
    method: 'GET',
    encoding: 'query',
    access: 'bound',
    kind: 'query',
    refusals: ['checkFailed', 'checkEnded'],
    request: OrderRequest.extend({ imgCode: PictureCode }),
    response: z.object({ validateParam: ValidateParam, gmtExpired: Instant }),
  },
  /** Sends the account's number the code that the hospital wants before it takes the order. */
  getOrderCheckCode: {
    path: '/order/ordermsg/getcheckcode.json',
    access: 'bound',
    kind: 'mutation',
    request: z.object({}),
    response: CodeSent,
  },
  /**
   * Takes one place and makes the order. A free one is confirmed at once; at a hospital whose own system keeps the places
   * it waits for that system, which `submitOfflineBooking` asks.
   */
  submitRegistrationOrder: {
    path: '/order/submitorder/submit.json',
    access: 'bound',
    kind: 'mutation',
    refusals: submitRefusals,
    request: OrderRequest.extend({
      /** Of a picture's code, where the hospital wants one. */
      validateParam: ValidateParam.optional(),
      /** Of a message, where the hospital wants one. */
      checkCode: SixDigits.optional(),
    }),
    response: z.object({
      orderNo: OrderNo,
      status: RegistrationStatus,
      feeCents: Cents,
      payBefore: Instant.nullable(),
    }),
    tags: ['ShiftCase', OneOrder, 'Order'],
  },
  /**
   * Waits for the answer of a hospital whose own system keeps its places, after `submitRegistrationOrder` has made an
   * order that is `awaitingHospital`. May be asked again: the order has one number there. Where the hospital does not
   * answer in time the order stands, is cleared up by itself, and the person is told by message.
   */
  submitOfflineBooking: {
    path: '/order/submitorder/submitoffline.json',
    access: 'bound',
    kind: 'mutation',
    waitsOutside: true,
    refusals: ['hospitalUnanswered'],
    request: z.object({ orderNo: OrderNo }),
    response: z.object({ orderNo: OrderNo, status: RegistrationStatus }),
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
    request: z.object({ orderNo: OrderNo }),
    response: RegistrationOrder,
    tags: [OneOrder],
  },
  cancelRegistrationOrder: {
    path: '/order/cancelorder/cancel.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderNo: OrderNo, reason: writtenText({ max: 200 }).optional() }),
    response: z.object({ orderNo: OrderNo, status: RegistrationStatus, refundCents: Cents }),
    tags: ['ShiftCase', OneOrder, 'Order'],
  },
  /**
   * Takes a place in the list of a full shift, or in the draw of one that has just opened. A place that becomes free is
   * held for the first of the list and told by message; a free visit is confirmed at once.
   */
  joinWaitList: {
    path: '/order/waitlist/join.json',
    access: 'bound',
    kind: 'mutation',
    refusals: joinRefusals,
    request: OrderRequest,
    response: Wait,
    tags: ['Wait'],
  },
  /** What joining the list of a shift would mean: the position, the chance, and when it closes. Joins nothing. */
  previewWait: {
    path: '/order/waitlist/preview.json',
    access: 'bound',
    kind: 'query',
    request: OrderRequest,
    response: WaitPreview,
    tags: ['Wait', 'ShiftCase'],
  },
  /** The person's own waits, newest first. */
  listWaits: {
    path: '/order/waitlist/list.json',
    access: 'session',
    kind: 'query',
    request: z.object({ ...PageFields }),
    response: ListOf(Wait),
    tags: ['Wait'],
  },
  getWait: {
    path: '/order/waitlist/detail.json',
    access: 'session',
    kind: 'query',
    request: z.object({ waitId: WaitId }),
    response: Wait,
    tags: [OneWait],
  },
  /** Leaves the list; a place that is held goes to the next of it. */
  leaveWaitList: {
    path: '/order/waitlist/leave.json',
    access: 'session',
    kind: 'mutation',
    refusals: ['waitListClosed'],
    request: z.object({ waitId: WaitId }),
    response: Wait,
    tags: [OneWait, 'Order', 'RegistrationOrder', 'ShiftCase'],
  },
});
