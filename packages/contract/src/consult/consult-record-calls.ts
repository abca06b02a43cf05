import { z } from 'zod';
import { ConsultKey } from './ids';
import { PackageCode } from '../service-packages/ids';
import { OneConsult } from './consult-order-calls';
import { ConsultKind } from './consult-shapes';
import { defineCalls } from '../define-calls';
import { Cents, Id, Instant, ListOf, PageFields, opaqueText } from '../shapes';

/** A recording of the call of a consult. */
const CallRecording = z
  .object({
    recordingId: Id,
    /** When the call began. */
    startedAt: Instant,
    durationMs: z.int().min(1),
    /** Path on the gateway where the consult's owner alone can fetch it; null once its time is over and it was removed. */
    url: z.string().startsWith('/kanoupload/file/').nullable(),
    /** Until when it is kept. */
    keptUntil: Instant,
  })
  .meta({ id: 'CallRecording' });

/** An examination that a doctor proposed. */
const ProposedExamination = z
  .object({
    /** What it is called; null where the doctor gave the reason alone. */
    name: z.string().nullable(),
    /** What the doctor says of it. */
    text: z.string(),
    /** Check-up packages on sale that hold it, the cheapest first. */
    packages: z.array(z.object({ packageCode: PackageCode, title: z.string(), priceCents: Cents })),
    /** A check-up with it that the account ordered for the patient after it was proposed; null for none. */
    ordered: z
      .object({ orderNo: ConsultKey, state: z.enum(['awaitingPayment', 'booked', 'done']) })
      .nullable(),
  })
  .meta({ id: 'ProposedExamination' });

/** What remains of consults: recordings of calls, proposed examinations, what was paid (spec 2 §2.9). */
export const consultRecordCalls = defineCalls({
  /** The recordings of the calls of one consult, oldest first; refuses with `forbidden` what belongs to another. */
  listConsultRecordings: {
    path: '/consult/consultorder/recordings',
    access: 'session',
    kind: 'query',
    request: z.object({ orderKey: ConsultKey }),
    response: ListOf(CallRecording).extend({
      orderKey: ConsultKey,
      /** Who called; null before a doctor took the consult. */
      doctorName: z.string().nullable(),
      patientName: z.string(),
      /** Days for which a recording is kept. */
      keptDays: z.int().min(1),
    }),
    tags: [OneConsult],
  },
  /** The examinations that doctors proposed in the account's consults, the latest message first. */
  listProposedExaminations: {
    path: '/consult/consultorder/examinations',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(20).default(10),
    }),
    response: z.object({
      items: z.array(
        z.object({
          orderKey: ConsultKey,
          /** Number of its message in the conversation. */
          number: z.int().min(1),
          at: Instant,
          title: z.string(),
          doctorName: z.string(),
          hospitalName: z.string(),
          patientName: z.string(),
          /** Whether the consult is still open, so that its doctor can be asked about it. */
          isOpen: z.boolean(),
          examinations: z.array(ProposedExamination),
        }),
      ),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['Consult', 'Order'],
  },
  /** The account's consults that were paid, by the year of the payment at the hospital, the latest payment first. */
  listConsultExpenses: {
    path: '/consult/consultorder/expenses',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** The latest year with a payment when left out. */
      year: z.int().min(1900).max(2199).optional(),
      ...PageFields,
    }),
    response: ListOf(
      z.object({
        orderKey: ConsultKey,
        consultKind: ConsultKind,
        title: z.string(),
        paidAt: Instant,
        doctorName: z.string().nullable(),
        hospitalName: z.string().nullable(),
        patientName: z.string(),
        paidCents: Cents,
        refundedCents: Cents,
        /** As `getConsultInvoiceStatus` says. */
        invoice: z.enum(['unavailable', 'none', 'applied', 'issued']),
      }),
    ).extend({
      /** The year that is shown; null where nothing was ever paid. */
      year: z.int().nullable(),
      /** All years with a payment, the latest first. */
      years: z.array(z.int()),
      /** Of the whole year. */
      sum: z.object({ paidCents: Cents, refundedCents: Cents }),
    }),
    tags: ['Consult', 'Order'],
  },
});
