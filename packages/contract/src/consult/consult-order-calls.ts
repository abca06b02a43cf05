import { z } from 'zod';
import { PatientId } from '../account/ids';
import { ConsultKey } from './ids';
import { DoctorId } from '../directory/ids';
import { FileId } from '../system/ids';
import {
  CaseFields,
  ConsultCard,
  ConsultDoctor,
  ConsultKind,
  ConsultOrder,
  ConsultState,
  PreconsultInfo,
  RunningConsult,
} from './consult-shapes';
import { defineCalls } from '../define-calls';
import { InvoiceTitle } from '../orders/invoice-title';
import { OrderGroup } from '../orders/orders';
import {
  Cents,
  Done,
  Email,
  Instant,
  ListOf,
  Nothing,
  PageFields,
  opaqueText,
  writtenText,
} from '../shapes';

/** A consult as an answer's subject: what changes it leaves all others as they were. */
export const OneConsult = { type: 'Consult', by: 'orderKey' } as const;

const OwnConsult = z.object({ orderKey: ConsultKey });

/** What becomes of a consult that its patient moves. */
export const Moved = z.object({ orderKey: ConsultKey, state: ConsultState, refundCents: Cents });

/** What becomes of a consult once it was sent (spec 3 §7.6). */
export const consultOrderCalls = defineCalls({
  /** The account's consults, newest first, without those it hid. */
  listConsultOrders: {
    path: '/consult/consultorder/list',
    access: 'session',
    kind: 'query',
    request: z.object({
      consultTypes: z.array(ConsultKind).max(20).optional(),
      /** `chosen`: with a doctor by name; `assigned`: with the first free one. */
      consultTargets: z
        .array(z.enum(['chosen', 'assigned']))
        .max(2)
        .optional(),
      doctorUserId: DoctorId.optional(),
      /** Only what one of the account's family members asked. */
      patientId: PatientId.optional(),
      /** Only what doctors of the clinics of communities were asked. */
      communityClinic: z.boolean().optional(),
      /** With those that have ended. */
      listAll: z.boolean().default(true),
      group: OrderGroup.optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(ConsultCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['Consult'],
  },
  /**
   * The running consult of the account that wants it most: one with an unread answer, else the one that ends first; null
   * where none runs.
   */
  getRunningConsult: {
    path: '/consult/consultorder/running',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({ consult: RunningConsult.nullable() }),
    tags: ['Consult'],
  },
  /** One of the account's consults; refuses with `forbidden` what belongs to another. */
  getConsultOrder: {
    path: '/consult/consultorder/detail',
    access: 'session',
    kind: 'query',
    request: OwnConsult,
    response: ConsultOrder,
    tags: [OneConsult, 'DoctorShield'],
  },
  /**
   * One of the account's consults in short, as lists show it; refuses with `forbidden` what belongs to another
   * (detailbyorderkey).
   */
  getConsultOrderByKey: {
    path: '/consult/consultorder/detailbyorderkey',
    access: 'session',
    kind: 'query',
    request: OwnConsult,
    response: ConsultCard,
    tags: [OneConsult],
  },
  /** Earlier consults of the account with a doctor, newest first. */
  listConsultOrderHistory: {
    path: '/consult/consultorder/historys',
    access: 'session',
    kind: 'query',
    request: z.object({ doctorId: DoctorId.optional(), ...PageFields }),
    response: ListOf(ConsultCard),
    tags: ['Consult'],
  },
  countConsultOrderHistory: {
    path: '/consult/consultorder/historycount',
    access: 'session',
    kind: 'query',
    request: z.object({ doctorId: DoctorId.optional() }),
    response: z.object({ count: z.int().min(0) }),
    tags: ['Consult'],
  },
  /** Until the doctor's first answer; what was paid goes back whole. */
  cancelConsultOrder: {
    path: '/consult/consultorder/cancel',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult.extend({ reason: writtenText({ max: 200 }).optional() }),
    response: Moved,
    refusals: ['orderNotCancellable', 'consultAnswered'],
    tags: [OneConsult, 'ConsultTime', 'Order', 'Coupon', 'MemberRight'],
  },
  /** Hides one that has ended from the account's lists; the record stays. */
  deleteConsultOrder: {
    path: '/consult/consultorder/delete',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult,
    response: Done,
    refusals: ['orderNotDeletable'],
    tags: [OneConsult, 'Order'],
  },
  /** Ends one that was answered. */
  finishConsultByPatient: {
    path: '/consult/consultorder/finishbypatient',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult,
    response: Moved,
    refusals: ['consultNotOpen'],
    tags: [OneConsult, 'Order'],
  },
  /** Keeps a draft with what was asked, to be asked again. */
  reorderConsult: {
    path: '/consult/consultorder/reorder',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult,
    response: z.object({ kind: ConsultKind, doctorId: DoctorId.nullable() }),
    tags: ['ConsultDraft'],
  },
  /** Thanks the doctor of one that was answered, once. */
  likeConsultOrder: {
    path: '/consult/consultorder/like',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult,
    response: Done,
    refusals: ['consultNotOpen'],
    tags: [OneConsult],
  },
  /** Reminds the doctor of a consult that waits, once in a while. */
  remindConsultDoctor: {
    path: '/consult/consultorder/reminddoctor',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult,
    response: z.object({ remindAgainAt: Instant }),
    refusals: ['consultNotOpen', 'remindedJustNow'],
    tags: [OneConsult],
  },
  /** The account wants nothing more of the doctor of a consult: neither is asked nor writes again. */
  shieldConsultDoctor: {
    path: '/consult/consultorder/shielddoctor',
    access: 'session',
    kind: 'mutation',
    request: z.object({ doctorId: DoctorId }),
    response: Done,
    tags: ['DoctorShield'],
  },
  removeDoctorBlock: {
    path: '/consult/consultorder/removeshield',
    access: 'session',
    kind: 'mutation',
    request: z.object({ doctorId: DoctorId }),
    response: Done,
    tags: ['DoctorShield'],
  },
  /** The doctors whom the account shields itself from, the latest first. */
  listShieldedDoctors: {
    path: '/consult/consultorder/shieldlist',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(ConsultDoctor.extend({ shieldedAt: Instant })),
    tags: ['DoctorShield'],
  },
  /** Whether the account shields itself from a doctor. */
  getDoctorBlacklistStatus: {
    path: '/cobra/doctor/blacklist/status',
    access: 'session',
    kind: 'query',
    request: z.object({ doctorId: DoctorId }),
    response: z.object({ isShielded: z.boolean() }),
    tags: ['DoctorShield'],
  },
  /** What the doctor should know besides, and the pictures that were asked for. */
  addPreconsultInfo: {
    path: '/consult/preconsult/addInfo',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult.extend({ ...PreconsultInfo.shape, fileIds: CaseFields.fileIds }),
    response: z.object({ orderKey: ConsultKey, state: ConsultState }),
    refusals: ['consultNotOpen', 'fileRefused', 'textRefused'],
    tags: [OneConsult],
  },
  getPreconsultInfo: {
    path: '/consult/preconsult/getInfo',
    access: 'session',
    kind: 'query',
    request: OwnConsult,
    response: z.object({ info: PreconsultInfo.nullable(), fileIds: z.array(FileId) }),
    tags: [OneConsult],
  },
  getConsultInvoiceStatus: {
    path: '/consult/invoice/status.json',
    access: 'session',
    kind: 'query',
    request: OwnConsult,
    response: z.object({
      /** `none`: can be applied for; `unavailable`: nothing was paid, or it went back. */
      status: z.enum(['unavailable', 'none', 'applied', 'issued']),
      amountCents: Cents,
      title: z.string().nullable(),
      appliedAt: Instant.nullable(),
    }),
    tags: [OneConsult],
  },
  applyConsultInvoice: {
    path: '/consult/invoice/apply.json',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult.extend({
      title: InvoiceTitle,
      /** Where it is sent. */
      email: Email,
    }),
    response: z.object({ appliedAt: Instant }),
    refusals: ['invoiceUnavailable'],
    tags: [OneConsult],
  },
});
