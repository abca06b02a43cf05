import { z } from 'zod';
import { PatientId } from '../account/ids';
import { ShiftCaseId } from './ids';
import { DoctorCard } from '../directory/directory-shapes';
import { DoctorId, HospDeptId, HospitalId } from '../directory/ids';
import { OrderNo } from '../orders/ids';
import { OrderStep, Refund, WrongPayment } from '../orders/orders';
import { registrationEvents, registrationStates } from './registration-order';
import { Cents, Instant, LocalDate, TimeOfDay } from '../shapes';

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
    shiftCaseId: ShiftCaseId,
    doctorId: DoctorId,
    hospitalId: HospitalId,
    hospDeptId: HospDeptId,
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
    /** All places are taken, and the list of the shift takes people. */
    canWait: z.boolean().default(false),
    /** People in the list of the shift now. */
    waiting: z.int().min(0).default(0),
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

/** A doctor with the first shift in which they can be seen. */
export const EarliestDoctor = z
  .object({ doctor: DoctorCard, shift: ShiftCaseDetail })
  .meta({ id: 'EarliestDoctor' });

/** Where in the building a department sees its patients, and which floors are on the way, as the hospital describes it. */
export const ClinicPlace = z
  .object({
    building: z.string(),
    entrance: z.string(),
    /** Floor of the clinic; 1 is the ground floor. */
    floor: z.int().min(1),
    /** Zone or room on that floor, e.g. B 区. */
    room: z.string(),
    /** From the ground floor to that of the clinic, with what else patients look for there. */
    floors: z.array(z.object({ floor: z.int().min(1), rooms: z.array(z.string()) })),
  })
  .meta({ id: 'ClinicPlace' });

/** What a thing to bring is, so that it can be drawn. */
export const BringKind = z
  .enum(['identity', 'insurance', 'records', 'medicines', 'other'])
  .meta({ id: 'BringKind' });

/** Booking rules of one hospital, as data. */
export const BookingRules = z
  .object({
    hospitalId: HospitalId,
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
    /** The kind of each thing of `bring`, in the same order. */
    bringKinds: z.array(BringKind).default([]),
    timeZone: z.string(),
  })
  .meta({ id: 'BookingRules' });

/** Kinds of clinic, as the rules of @xinglin/rules name them; the gateway's types hold the two together. */
const clinics = ['general', 'expert', 'special'] as const;

/** What a hospital asks for besides, and how it answers a booking; a part that a gateway does not tell is not asked. */
export const OrderConfig = z
  .object({
    /** How the fee is settled with health insurance. */
    insurance: z.enum(['selfPayOnly', 'settledAtCounter']).default('selfPayOnly'),
    /** Asked before an order is taken. */
    submitCheck: z.enum(['none', 'imageCode', 'mobileCode']).default('none'),
    /** Clinics open to a patient who has not been there before. */
    firstVisitClinics: z.array(z.enum(clinics)).default([...clinics]),
    /** How often an appointment may be moved to another time. */
    maxReschedules: z.int().min(0).default(0),
    /** Most people in the list of a full shift; 0 for no list. */
    waitListSize: z.int().min(0).default(0),
    /** Minutes before the start at which the list closes. */
    waitCloseMinutesBefore: z.int().min(0).default(0),
    /** Minutes for which a place from the list is held. */
    offerMinutes: z.int().min(0).default(0),
    /** Seconds after the release within which places are drawn, not raced for; 0 for none. */
    drawSeconds: z.int().min(0).default(0),
  })
  .meta({ id: 'OrderConfig' });

/** One rule of a hospital worked out for a visit and a patient: a sum, a moment or a number. */
export const BookingTerm = z
  .object({
    name: z.enum([
      'fee',
      'payBefore',
      'bookBefore',
      'cancelBefore',
      'cancelFree',
      'cancelOver',
      'insuranceAtCounter',
      'selfPayOnly',
      'firstVisitClinic',
      'moreOpen',
      'oneADay',
      'missesLeft',
      'missSuspends',
      'reschedule',
      'imageCode',
      'mobileCode',
      'hospitalAnswers',
    ]),
    cents: Cents.nullable(),
    at: Instant.nullable(),
    count: z.int().min(0).nullable(),
  })
  .meta({ id: 'BookingTerm' });

export const RegistrationStatus = z.enum(registrationStates).meta({ id: 'RegistrationStatus' });

/** What the person asking may do with an order now. */
export const RegistrationAction = z
  .enum(['pay', 'cancel', 'showVoucher', 'review', 'bookAgain'])
  .meta({ id: 'RegistrationAction' });

export const RegistrationOrderCard = z
  .object({
    orderNo: OrderNo,
    status: RegistrationStatus,
    statusText: z.string(),
    actions: z.array(RegistrationAction),
    doctorId: DoctorId,
    doctorName: z.string(),
    titleText: z.string(),
    hospitalId: HospitalId,
    hospitalName: z.string(),
    hospDeptId: HospDeptId,
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
  shiftCaseId: ShiftCaseId,
  patientId: PatientId,
  /** Masked. */
  patientCardNo: z.string().nullable(),
  /** Masked. */
  patientMobile: z.string(),
  clinicType: z.string(),
  clinicAddress: z.string(),
  /** The way inside the building; null where the hospital has not described it. */
  place: ClinicPlace.nullable().default(null),
  hospitalAddress: z.string(),
  hospitalPhone: z.string(),
  /** Names as they stand on signs there; null where the answer is in Chinese itself. */
  inChinese: z
    .object({
      doctorName: z.string(),
      hospitalName: z.string(),
      hospDeptName: z.string(),
      clinicAddress: z.string(),
      hospitalAddress: z.string(),
    })
    .nullable(),
  /** Number shown at the counter; null before payment. */
  voucherCode: z.string().nullable(),
  /** It can be moved to another time: it is early enough, and was not moved as often as the hospital allows. */
  mayReschedule: z.boolean().default(false),
  /** How often it may still be moved. */
  movesLeft: z.int().min(0).default(0),
  /** Patients of the same half hour who booked before; null unless the visit is ahead. */
  ahead: z.int().min(0).nullable().default(null),
  /** It is over and can be taken off the lists. */
  mayDelete: z.boolean().default(false),
  /** Last moment to cancel with a refund. */
  cancelBefore: Instant,
  bring: z.array(z.string()),
  /** The kind of each thing of `bring`, in the same order. */
  bringKinds: z.array(BringKind).default([]),
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
  /** What goes back of the money it was paid with, as one; null when nothing does. */
  refund: Refund.nullable(),
  /**
   * Payments of another amount than the fee, which the order's own sums do not know, and those that came once it was
   * paid or closed; the first one first. They go back in full by themselves and pay nothing.
   */
  wrongPayments: z.array(WrongPayment),
}).meta({ id: 'RegistrationOrder' });
