import { z } from 'zod';
import { PatientId } from '../account/ids';
import { SpecialDiseaseOrderNo } from './ids';
import { DiseaseId, DoctorId } from '../directory/ids';
import { CheckUpRefundRule, CheckUpRefundTerm } from './check-up-shapes';
import { ConsultDoctor } from '../consult/consult-shapes';
import { content } from '../directory/content';
import { defineCalls } from '../define-calls';
import { DoctorCard } from '../directory/directory-shapes';
import { unpaidRefusals } from '../orders/order-refusals';
import { OrderDetail } from '../orders/orders';
import { Cents, Done, Instant, ListOf, LocalDate, PageFields, writtenText } from '../shapes';
import { specialDiseaseStates } from './special-disease-order';

export const SpecialDiseaseState = z.enum(specialDiseaseStates).meta({ id: 'SpecialDiseaseState' });

/** A disease that has experts of its own. */
export const SpecialDisease = z
  .object({
    diseaseId: DiseaseId,
    name: z.string(),
    summary: z.string(),
    expertCount: z.int().min(0),
  })
  .meta({ id: 'SpecialDisease' });

/** An expert of one disease, with the days on which they see patients. */
export const SpecialDiseaseExpert = z
  .object({
    diseaseId: DiseaseId,
    doctor: DoctorCard,
    /** Leads the group of the disease. */
    isLead: z.boolean(),
    feeCents: Cents,
    /** From tomorrow on, full ones too. */
    days: z.array(z.object({ day: LocalDate, remaining: z.int().min(0) })),
  })
  .meta({ id: 'SpecialDiseaseExpert' });

/** The group of doctors of a disease. */
export const SpecialDiseaseGroup = SpecialDisease.extend({
  /** What to bring or to write, so that the group can decide. */
  materialsHint: z.string(),
  /** What goes back of a paid booking that is given up, before its day is known. */
  refundRule: z.array(CheckUpRefundRule),
  /** The leading expert first. */
  members: z.array(SpecialDiseaseExpert),
}).meta({ id: 'SpecialDiseaseGroup' });

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'SpecialDiseaseBooking', by: 'orderNo' } as const;
const OwnOrder = z.object({ orderNo: SpecialDiseaseOrderNo });
const Note = writtenText({ max: 200 });
const AgreementNumber = z
  .string()
  .regex(/^\d+(?:\.\d+)*$/)
  .max(20);

/** A booking with all that its owner may know and do. */
export const SpecialDiseaseBooking = OrderDetail.extend({
  state: SpecialDiseaseState,
  diseaseId: DiseaseId,
  diseaseName: z.string(),
  expert: ConsultDoctor,
  patientName: z.string(),
  day: LocalDate,
  /** What the owner wrote for the group. */
  materials: z.string(),
  note: z.string(),
  /** Of the agreement that was confirmed, and when. */
  agreementVersion: z.string(),
  agreedAt: Instant,
  /** What is refunded until when, the earliest first. */
  refundTerms: z.array(CheckUpRefundTerm),
  /** The rule behind these terms, and the day it counts from: the earliest that it had once it was paid. */
  refundRule: z.array(CheckUpRefundRule),
  refundDay: LocalDate,
  /** What would be refunded now. */
  refundNowCents: Cents,
  movesLeft: z.int().min(0),
  mayCancel: z.boolean(),
  mayMove: z.boolean(),
  mayNote: z.boolean(),
  /** Something was paid: there is a certificate of it. */
  hasCertificate: z.boolean(),
  /** It is booked: there is a code for the desk. */
  hasCode: z.boolean(),
}).meta({ id: 'SpecialDiseaseBooking' });

/** What was paid, for whom, when and under which number. */
export const SpecialDiseaseCertificate = z
  .object({
    orderNo: SpecialDiseaseOrderNo,
    certificateNo: z.string(),
    diseaseName: z.string(),
    expert: ConsultDoctor,
    patientName: z.string(),
    day: LocalDate,
    paidCents: Cents,
    /** All that was or is being given back. */
    refundCents: Cents,
    paidAt: Instant,
  })
  .meta({ id: 'SpecialDiseaseCertificate' });

/**
 * Bookings with experts of special diseases (spec 3 §7.10; the fields are ours, the specification shows none). The
 * failure of each of these calls is its result (spec 3 §8).
 */
export const specialDisease = defineCalls({
  /** Experts of all special diseases or of one, the leading one first, with their coming days; and all diseases. */
  listSpecialDiseaseExperts: {
    path: '/modulemarketplace/specialdisease/expertlist',
    access: 'open',
    kind: 'query',
    request: z.object({ diseaseId: DiseaseId.optional(), ...PageFields }),
    response: ListOf(SpecialDiseaseExpert).extend({ diseases: z.array(SpecialDisease) }),
    tags: ['SpecialDiseaseDays'],
    onFailure: 'result',
  },
  /** The group of one disease with all its experts; refuses with `forbidden` a disease that has none. */
  getSpecialDiseaseDoctorGroup: {
    path: '/specialdisease/doctorpatientgroup/getdoctorgroup',
    access: 'open',
    kind: 'query',
    request: z.object({ diseaseId: DiseaseId }),
    response: SpecialDiseaseGroup,
    tags: ['SpecialDiseaseDays'],
    onFailure: 'result',
  },
  /** The agreement of these bookings: the version in force, or the one that a booking names. */
  viewSpecialDiseaseAgreement: {
    path: '/modulemarketplace/specialdisease/agreement/view',
    access: 'open',
    kind: 'query',
    request: z.object({ version: AgreementNumber.optional() }),
    response: content.getAgreement.response,
    tags: ['Agreement'],
    onFailure: 'result',
  },
  /** Takes a place of a day; the group answers, and only then it is paid. */
  submitSpecialDiseaseBooking: {
    path: '/modulemarketplace/specialdisease/booking/submit',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      diseaseId: DiseaseId,
      doctorId: DoctorId,
      day: LocalDate,
      patientId: PatientId,
      /** The illness until now, for the group to decide by. */
      materials: writtenText({ min: 10, max: 500 }),
      note: Note.default(''),
      /** What the person saw that it costs: another sum is told, never just charged. */
      totalCents: Cents,
      /** The version of the agreement that the person confirmed. */
      agreementVersion: AgreementNumber,
    }),
    response: z.object({ orderNo: SpecialDiseaseOrderNo, amountCents: Cents }),
    refusals: [
      'consentRequired',
      'specialDiseaseAgreementChanged',
      'specialDiseaseDayClosed',
      'specialDiseaseDayFull',
      'specialDiseaseOpenAlready',
      'specialDiseasePriceChanged',
      'orderedElsewhere',
      ...unpaidRefusals,
      'textRefused',
    ],
    tags: [OneOrder, 'SpecialDiseaseDays', 'Order'],
    onFailure: 'result',
  },
  /** Moves one of the account's bookings to another day of the same expert, changes its note, or both. */
  updateSpecialDiseaseBooking: {
    path: '/modulemarketplace/specialdisease/booking/update',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: SpecialDiseaseOrderNo,
      /** Left out to keep the day. */
      day: LocalDate.optional(),
      /** Left out to keep the note. */
      note: Note.optional(),
    }),
    response: Done.extend({ orderNo: SpecialDiseaseOrderNo }),
    refusals: [
      'orderNotReschedulable',
      'specialDiseaseClosed',
      'specialDiseaseDayClosed',
      'specialDiseaseDayFull',
      'textRefused',
    ],
    tags: [OneOrder, 'SpecialDiseaseDays', 'Order'],
    onFailure: 'result',
  },
  /** Gives one of the account's bookings up: what its rule says goes back. */
  cancelSpecialDiseaseBooking: {
    path: '/modulemarketplace/specialdisease/booking/cancel',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: SpecialDiseaseOrderNo,
      reason: writtenText({ max: 200 }).optional(),
      /** What the person saw that goes back: a smaller sum is told, never just paid. */
      refundCents: Cents,
    }),
    response: z.object({
      orderNo: SpecialDiseaseOrderNo,
      statusText: z.string(),
      refundCents: Cents,
    }),
    refusals: ['orderNotCancellable', 'specialDiseasePriceChanged'],
    tags: [OneOrder, 'SpecialDiseaseDays', 'Order'],
    onFailure: 'result',
  },
  /** One of the account's bookings; refuses with `forbidden` what belongs to another. */
  getSpecialDiseaseBooking: {
    path: '/modulemarketplace/specialdisease/booking/detail',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: SpecialDiseaseBooking,
    tags: [OneOrder],
    onFailure: 'result',
  },
  /** The certificate of what was paid for one of the account's bookings. */
  getSpecialDiseasePayCertificate: {
    path: '/modulemarketplace/specialdisease/paycertificate',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: SpecialDiseaseCertificate,
    refusals: ['specialDiseaseClosed'],
    tags: [OneOrder],
    onFailure: 'result',
  },
  /** The code of one of the account's bookings, to show at the desk; it opens nothing by itself. */
  getSpecialDiseaseQrcode: {
    path: '/modulemarketplace/specialdisease/qrcode',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: z.object({ orderNo: SpecialDiseaseOrderNo, visitCode: z.string(), day: LocalDate }),
    refusals: ['specialDiseaseClosed'],
    tags: [OneOrder],
    onFailure: 'result',
  },
});
