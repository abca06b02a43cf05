import { z } from 'zod';
import { PatientId } from '../account/ids';
import { defineCalls } from '../define-calls';
import { DoctorId } from '../directory/ids';
import { Cents, Instant, PageFields, ListOf } from '../shapes';
import { DrugId, PrescriptionId } from './ids';
import { RenewalRefusal } from './medicine-line';
import { PrescriptionCard, PrescriptionDetail } from './prescription-shapes';

const Which = z.object({ prescriptionId: PrescriptionId });
const OnePrescription = { type: 'Prescription', by: 'prescriptionId' } as const;

/** Prescriptions of the account's patients, what was signed, and their renewal (spec 3 §7.13). */
export const prescriptions = defineCalls({
  /** Prescriptions of all patients of the account or of one, the newest first; final ones are among the current for 7 days. */
  listPrescriptions: {
    path: '/modulepsc/patient/epresc/list.json',
    access: 'session',
    kind: 'query',
    request: z.object({
      patientId: PatientId.optional(),
      group: z.enum(['current', 'past']).default('current'),
      ...PageFields,
    }),
    response: ListOf(PrescriptionCard).extend({
      counts: z.object({ current: z.int().min(0), past: z.int().min(0) }),
    }),
    tags: ['Prescription'],
  },
  /** One prescription; refuses with `forbidden` what belongs to another account. */
  getPrescription: {
    path: '/modulepsc/patient/epresc/detail.json',
    access: 'session',
    kind: 'query',
    request: Which,
    response: PrescriptionDetail,
    tags: [OnePrescription],
  },
  /** Whether the content is still what was signed, checked against both signatures now. */
  verifyPrescription: {
    path: '/modulepsc/patient/epresc/verify.json',
    access: 'session',
    kind: 'query',
    request: Which,
    response: z.object({
      isUnchanged: z.boolean(),
      contentHash: z.string(),
      checkedAt: Instant,
      signatures: z.array(
        z.object({
          role: z.enum(['doctor', 'pharmacist']),
          name: z.string(),
          at: Instant,
          isValid: z.boolean(),
          certificate: z.string(),
          fingerprint: z.string(),
          isSandbox: z.boolean(),
        }),
      ),
    }),
    tags: [OnePrescription],
  },
  /** The address of the signed sheet as a PDF: only its owner gets it. */
  getPrescriptionSheet: {
    path: '/modulepsc/patient/epresc/sheet.json',
    access: 'session',
    kind: 'query',
    request: Which,
    response: z.object({ url: z.string().startsWith('/modulepsc/patient/epresc/sheet.pdf?') }),
    refusals: ['prescriptionNotValid'],
    tags: [OnePrescription],
  },
  /**
   * Earlier prescriptions of the account's patients that a renewal can begin from, whether each can be renewed now, by
   * whom and for how much (decisions a7, a8). With a medicine, only those that have it.
   */
  listRenewals: {
    path: '/recipe/complexprescription/renewals.json',
    access: 'session',
    kind: 'query',
    request: z.object({
      patientId: PatientId.optional(),
      prescriptionId: PrescriptionId.optional(),
      drugId: DrugId.optional(),
    }),
    response: z.object({
      items: z.array(
        z.object({
          prescription: PrescriptionCard,
          /** Null where it can be renewed now. */
          refusal: RenewalRefusal.nullable(),
          /** Who renews it: its doctor, or the first free one of the department. */
          doctor: z.object({ doctorId: DoctorId, name: z.string(), title: z.string() }).nullable(),
          /** What the consult costs; 0 for one that ended unclaimed. */
          priceCents: Cents,
          /** Within how many minutes a doctor answers. */
          answerWithinMinutes: z.int().min(1),
          /** Minutes that review and delivery usually take after that. */
          reviewMinutes: z.int().min(0),
          deliveryMinutes: z.int().min(0),
        }),
      ),
    }),
    tags: ['Prescription', 'Order'],
  },
});
