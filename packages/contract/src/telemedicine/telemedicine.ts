import { z } from 'zod';
import { PatientId } from '../account/ids';
import { DeptId, DoctorId, HospitalId } from '../directory/ids';
import { FileId } from '../system/ids';
import { TelemedicineOrderNo } from './ids';
import type { BusinessErrorName } from '../business-errors';
import { ConsultDoctor } from '../consult/consult-shapes';
import { defineCalls } from '../define-calls';
import { Area, DoctorCard, HotDepartment } from '../directory/directory-shapes';
import { PositionFields } from '../directory/position';
import { repeatRefusals, unpaidRefusals } from '../orders/order-refusals';
import { OrderDetail, OrderGroup, OrderSummary } from '../orders/orders';
import {
  AreaId,
  Cents,
  Instant,
  ListOf,
  Nothing,
  PageFields,
  publicId,
  opaqueText,
  writtenText,
} from '../shapes';
import { telemedicineStates } from './telemedicine-order';

export const TelemedicineState = z.enum(telemedicineStates).meta({ id: 'TelemedicineState' });

/** The words of a case are limited by `telemedicineLimits` of the rules. */
const Words = writtenText({ max: 1000 });
const Pictures = z.array(FileId).max(9).default([]);

/** A doctor of a session. */
export const TelemedicineDoctor = ConsultDoctor.extend({
  gender: DoctorCard.shape.gender,
}).meta({ id: 'TelemedicineDoctor' });

/** A doctor of a clinic in the community, with whom the patient sits. */
export const LocalDoctor = TelemedicineDoctor.extend({
  hospitalId: HospitalId,
  address: z.string(),
  /** Of the clinic. */
  phone: z.string(),
}).meta({ id: 'LocalDoctor' });

/** What both doctors read before a session. */
export const TelemedicineCase = z
  .object({
    /** How the illness went until now. */
    course: Words,
    diagnosis: Words.optional(),
    medicines: Words.optional(),
    allergies: Words.optional(),
  })
  .meta({ id: 'TelemedicineCase' });

/** What the expert wrote of a session. */
export const TelemedicineSummary = z
  .object({ diagnosis: z.string(), advice: z.string(), followUp: z.string().nullable() })
  .meta({ id: 'TelemedicineSummary' });

/** An order as an answer's subject: what changes it leaves all others as they were. */
const OneOrder = { type: 'Telemedicine', by: 'orderNo' } as const;

const OwnOrder = z.object({ orderNo: TelemedicineOrderNo });

/** What only such an order has, in lists as on its own page. */
const Shown = {
  state: TelemedicineState,
  expert: TelemedicineDoctor,
  /** Null until one was chosen. */
  localDoctor: LocalDoctor.nullable(),
  patientName: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
};

export const TelemedicineCard = OrderSummary.extend(Shown).meta({ id: 'TelemedicineCard' });

/** A session with all that its patient may know and do. */
export const TelemedicineOrder = OrderDetail.extend({
  ...Shown,
  complaint: z.string(),
  /** Null until it was written. */
  medicalCase: TelemedicineCase.nullable(),
  fileIds: z.array(FileId),
  /** What was added to the case later, the first one first. */
  additions: z.array(z.object({ at: Instant, note: z.string() })),
  /** Null until the expert wrote it. */
  summary: TelemedicineSummary.nullable(),
  /** Until when it is given up without a loss. */
  cancelBefore: Instant,
  /** By when a local doctor is chosen, or it does not take place. */
  placeBefore: Instant,
  mayCancel: z.boolean(),
  mayChoosePlace: z.boolean(),
  mayWriteCase: z.boolean(),
  mayComplete: z.boolean(),
}).meta({ id: 'TelemedicineOrder' });

/** Why what was written of a case is not kept. */
const caseRefusals = [
  'telemedicineClosed',
  'fileRefused',
  'textRefused',
] as const satisfies readonly BusinessErrorName[];

const Kept = z.object({ orderNo: TelemedicineOrderNo, done: z.literal(true) });

const CityId = publicId('areas are the same for everybody');

/** The tele-clinic: a patient sits with a local doctor, an expert joins at a time that was agreed (spec 2 §2.19, spec 3 §7.5). */
export const telemedicine = defineCalls({
  /** The standard departments whose experts join. */
  listTelemedicineDepartments: {
    path: '/order/telemedicine/department',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(HotDepartment.omit({ isIndividuation: true })),
  },
  /** The cities from which experts join. */
  listTelemedicineCities: {
    path: '/order/telemedicine/city',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(Area),
  },
  /** Experts who join, the best first, each with their next free time. */
  listTelemedicineDoctors: {
    path: '/order/telemedicine/doctor',
    access: 'open',
    kind: 'query',
    request: z.object({
      deptId: DeptId.optional(),
      /** A province or a city, of their hospital. */
      areaId: AreaId.optional(),
      ...PageFields,
    }),
    response: ListOf(
      z.object({
        doctor: DoctorCard,
        priceCents: Cents,
        /** Null where all is taken. */
        nextAt: Instant.nullable(),
        timeZone: z.string(),
      }),
    ),
    tags: ['TelemedicineTimes'],
  },
  /** An expert with the times of the coming days, taken ones too. */
  getTelemedicineSchedule: {
    path: '/order/telemedicine/schedule',
    access: 'open',
    kind: 'query',
    request: z.object({ doctorId: DoctorId }),
    response: z.object({
      doctor: DoctorCard,
      priceCents: Cents,
      timeZone: z.string(),
      times: z.array(z.object({ startsAt: Instant, endsAt: Instant, isFree: z.boolean() })),
    }),
    tags: ['TelemedicineTimes'],
  },
  /** Takes a time of an expert, to be paid within half an hour. */
  submitTelemedicineOrder: {
    path: '/order/telemedicine/submit',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      doctorId: DoctorId,
      startsAt: Instant,
      patientId: PatientId,
      complaint: Words,
    }),
    response: z.object({ orderNo: TelemedicineOrderNo, amountCents: Cents, payBefore: Instant }),
    refusals: [
      'consentRequired',
      'overlappingVisit',
      ...repeatRefusals,
      ...unpaidRefusals,
      'slotTaken',
      'textRefused',
    ],
    tags: [OneOrder, 'TelemedicineTimes', 'Order'],
  },
  /** The account's sessions, newest first. */
  listTelemedicineOrders: {
    path: '/order/telemedicine/list',
    access: 'session',
    kind: 'query',
    request: z.object({
      group: OrderGroup.optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(TelemedicineCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['Telemedicine'],
  },
  /** One of the account's sessions; refuses with `forbidden` what belongs to another. */
  getTelemedicineOrder: {
    path: '/order/telemedicine/detail',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: TelemedicineOrder,
    tags: [OneOrder],
  },
  /** Gives a session up: what was paid goes back. */
  cancelTelemedicineByPatient: {
    path: '/order/telemedicine/patientcancel',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: TelemedicineOrderNo,
      reason: writtenText({ max: 200 }).optional(),
    }),
    response: z.object({
      orderNo: TelemedicineOrderNo,
      statusText: z.string(),
      refundCents: Cents,
    }),
    refusals: ['cancelDeadlinePassed', 'orderNotCancellable'],
    tags: [OneOrder, 'TelemedicineTimes', 'Order'],
  },
  /** Local doctors for one of the account's sessions: who is free at its time stands first, then the nearest to a position. */
  listTelemedicineLocalDoctors: {
    path: '/order/telemedicine/localdoctor',
    access: 'session',
    kind: 'query',
    request: z.object({
      orderNo: TelemedicineOrderNo,
      cityId: CityId.optional(),
      ...PositionFields,
      ...PageFields,
    }),
    response: ListOf(
      z.object({
        doctor: LocalDoctor,
        isFree: z.boolean(),
        /** Null without a position. */
        distanceMetres: z.int().min(0).nullable(),
      }),
    ),
    tags: [OneOrder],
  },
  /** Chooses with whom the patient sits, or another one. */
  addTelemedicineLocalDoctor: {
    path: '/order/telemedicine/addlocaldoctor',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderNo: TelemedicineOrderNo, doctorId: DoctorId }),
    response: Kept,
    refusals: ['localDoctorTaken', 'telemedicineClosed'],
    tags: [OneOrder],
  },
  /** Writes the case of a session, or writes it anew, until the session begins. */
  addTelemedicineCase: {
    path: '/order/telemedicine/addcase',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderNo: TelemedicineOrderNo,
      ...TelemedicineCase.shape,
      fileIds: Pictures,
    }),
    response: Kept,
    refusals: caseRefusals,
    tags: [OneOrder],
  },
  /** Adds to the case of a session, until the expert has written the summary. */
  completeTelemedicineCase: {
    path: '/order/telemedicine/replenishcase',
    access: 'session',
    kind: 'mutation',
    request: z.object({ orderNo: TelemedicineOrderNo, note: Words, fileIds: Pictures }),
    response: Kept,
    refusals: caseRefusals,
    tags: [OneOrder],
  },
});
