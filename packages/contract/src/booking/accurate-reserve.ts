import { z } from 'zod';
import { marked } from '../marks';
import { PatientId } from '../account/ids';
import { ReserveRequestId } from './ids';
import { DeptId, DoctorId } from '../directory/ids';
import { OrderNo } from '../orders/ids';
import { FileId } from '../system/ids';
import { accurateReserveReasons, accurateReserveStates } from './accurate-reserve-request';
import { defineCalls } from '../define-calls';
import { DoctorCard, HotDepartment } from '../directory/directory-shapes';
import { OrderGroup } from '../orders/orders';
import { Cents, Instant, ListOf, LocalDate, PageFields, writtenText } from '../shapes';

/** Key of an entry of the knowledge base. */
const EntryId = marked(z.string().regex(/^[a-z][a-z0-9-]{1,47}$/), {
  public: 'diseases are the same for everybody',
  loggable: true,
});

/** What is wrong, since when, where it was treated; how much of it: `preciseRequestLimits` of the rules. */
const Symptoms = writtenText({ max: 1000 });

const Wanted = {
  symptoms: Symptoms,
  /** Ids of uploaded pictures: earlier records. */
  fileIds: z.array(FileId).max(20).default([]),
  /** Days on which the person could come. */
  days: z.array(LocalDate).max(31),
};

/** Where a request stands, and what was sent with it. */
const AccurateReserve = z
  .object({
    requestId: ReserveRequestId,
    state: z.enum(accurateReserveStates),
    doctorId: DoctorId,
    doctorName: z.string(),
    titleText: z.string(),
    hospitalName: z.string(),
    hospDeptName: z.string(),
    timeZone: z.string(),
    entryId: EntryId,
    /** The disease or symptom; its key where the knowledge base has it no more. */
    entryName: z.string(),
    patientId: PatientId,
    patientName: z.string(),
    symptoms: z.string(),
    fileIds: z.array(FileId),
    days: z.array(LocalDate),
    /** By when the hospital answers as promised; null where nothing is awaited of it. */
    auditBefore: Instant.nullable(),
    /** What is to be changed, for `changesWanted`. */
    reasons: z.array(z.enum(accurateReserveReasons)),
    /** What the hospital says besides; null for nothing. */
    remark: z.string().nullable(),
    /** The place that an approval held: a registration order; null before. */
    place: z
      .object({
        orderNo: OrderNo,
        group: OrderGroup,
        startsAt: Instant,
        feeCents: Cents,
        /** Until when it is to be paid; null when nothing is to be paid. */
        payBefore: Instant.nullable(),
      })
      .nullable(),
    mayCancel: z.boolean(),
    mayResend: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'AccurateReserve' });

/** Precision booking: a place with an expert after the hospital has looked through the case (spec 2 §2.21, spec 3 §7.5). */
export const accurateReserve = defineCalls({
  /** The departments whose experts take requests, and the diseases of one of them. */
  getAccurateReserve: {
    path: '/order/orderconfig/accuratereserve',
    access: 'open',
    kind: 'query',
    request: z.object({
      /** Standard department; the first one when left out. */
      deptId: DeptId.optional(),
    }),
    response: z.object({
      departments: z.array(HotDepartment.omit({ isIndividuation: true })).default([]),
      /** The one whose diseases are told; null where no expert takes requests. */
      deptId: DeptId.nullable().default(null),
      diseases: z.array(z.object({ entryId: EntryId, name: z.string() })).default([]),
    }),
  },
  /** Experts who take requests about a disease, the best first. */
  listAccurateReserveDoctors: {
    path: '/order/accuratereserve/doctorlist',
    access: 'open',
    kind: 'query',
    request: z.object({ entryId: EntryId, ...PageFields }),
    response: ListOf(DoctorCard),
  },
  /** An expert who takes requests, with the rules and the days that can be wished for; refuses any other. */
  getAccurateReserveDoctor: {
    path: '/order/accuratereserve/doctor',
    access: 'open',
    kind: 'query',
    request: z.object({ doctorId: DoctorId }),
    response: z.object({
      doctor: DoctorCard,
      /** Hours within which the hospital answers. */
      auditWithinHours: z.int().min(1),
      /** Minutes for which a place is held after an approval. */
      payWithinMinutes: z.int().min(1),
      timeZone: z.string(),
      /** Days with a clinic, from tomorrow on. */
      days: z.array(LocalDate),
    }),
  },
  submitAccurateReserve: {
    path: '/order/accuratereserve/submit',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ doctorId: DoctorId, entryId: EntryId, patientId: PatientId, ...Wanted }),
    response: z.object({ requestId: ReserveRequestId }),
    refusals: [
      'consentRequired',
      'fileRefused',
      'accurateReserveOpen',
      'accurateReserveLimitReached',
    ],
    tags: ['AccurateReserve'],
  },
  /** Sends a request again that the hospital wanted changed. */
  resendAccurateReserve: {
    path: '/order/accuratereserve/resend',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ requestId: ReserveRequestId, ...Wanted }),
    response: z.object({ requestId: ReserveRequestId }),
    refusals: ['fileRefused', 'accurateReserveClosed'],
    tags: [{ type: 'AccurateReserve', by: 'requestId' }],
  },
  cancelAccurateReserve: {
    path: '/order/accuratereserve/cancel',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ requestId: ReserveRequestId }),
    response: z.object({ requestId: ReserveRequestId, state: z.enum(accurateReserveStates) }),
    refusals: ['accurateReserveClosed'],
    tags: [{ type: 'AccurateReserve', by: 'requestId' }],
  },
  /** One's own request. */
  getAccurateReserveRequest: {
    path: '/order/accuratereserve/detail',
    access: 'session',
    kind: 'query',
    request: z.object({ requestId: ReserveRequestId }),
    response: AccurateReserve,
    tags: [{ type: 'AccurateReserve', by: 'requestId' }],
  },
  /** One's own requests, newest first. */
  listAccurateReserveRequests: {
    path: '/order/accuratereserve/list',
    access: 'session',
    kind: 'query',
    request: z.object({ ...PageFields }),
    response: ListOf(AccurateReserve),
    tags: ['AccurateReserve'],
  },
});
