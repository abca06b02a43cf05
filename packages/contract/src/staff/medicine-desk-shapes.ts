import { z } from 'zod';
import { drugOrderStates } from '../medicines/drug-order';
import { DrugOrder } from '../medicines/drug-order-shapes';
import {
  CheckFinding,
  PrescribedDose,
  PrescriptionDetail,
  PrescriptionItem,
} from '../medicines/prescription-shapes';
import { RenewalSurvey } from '../medicines/renewal-survey';
import { Id, Instant, writtenText } from '../shapes';
import { QueuePatient } from './desk-rows';

const Reason = writtenText({ min: 1, max: 200 });
const OneConsult = z.object({ orderKey: Id });
const OnePrescription = z.object({ prescriptionId: Id });
const OneOrder = z.object({ orderNo: Id });
const OneLine = OneOrder.extend({ lineId: Id });

/** Why findings of the checks are accepted, by check and medicine. */
const Overrides = z
  .array(z.object({ check: z.string().max(32), drugIds: z.array(Id).max(10), reason: Reason }))
  .max(20)
  .default([]);

/** A medicine of the list from which doctors prescribe. */
export const ListedDrug = z
  .object({
    drugId: Id,
    name: z.string(),
    strength: z.string(),
    packText: z.string(),
    packUnits: z.int().min(1),
    unit: PrescribedDose.shape.unit,
    maker: z.string(),
    /** Null where it may be prescribed online; else the rule that forbids it, in a sentence. */
    whyNot: z.string().nullable(),
  })
  .meta({ id: 'ListedDrug' });

/** What a doctor writes; signed as it is. */
const Written = OneConsult.extend({
  diagnosis: writtenText({ min: 1, max: 100 }),
  items: z.array(PrescribedDose).min(1).max(5),
  /** To the patient. */
  note: writtenText({ max: 300 }).optional(),
  /** Days for which it can be claimed once it is approved. */
  validDays: z.int().min(1).max(3).default(1),
  /** Why more than seven days are prescribed. */
  longReason: writtenText({ max: 200 }).optional(),
});

/** A prescription in the pharmacist's list. */
export const ReviewItem = z
  .object({
    prescriptionId: Id,
    number: z.string(),
    version: z.int(),
    state: z.enum(['inReview', 'approved', 'returned', 'other']),
    patient: QueuePatient,
    diagnosis: z.string(),
    itemNames: z.array(z.string()),
    doctorName: z.string(),
    signedAt: Instant,
    /** When the review is promised to be done. */
    reviewBefore: Instant,
    /** The worst finding of the checks; null where nothing was found. */
    worst: CheckFinding.shape.severity.nullable(),
  })
  .meta({ id: 'ReviewItem' });

/** An order of medicines in the pharmacy's list. */
export const PharmacyOrder = z
  .object({
    orderNo: Id,
    state: z.enum(drugOrderStates),
    pharmacyName: z.string(),
    method: z.enum(['delivery', 'pickup']),
    patientName: z.string(),
    itemNames: z.array(z.string()),
    sentAt: Instant,
    confirmBefore: Instant,
    isOverdue: z.boolean(),
    /** The last news that the pharmacy gave. */
    lastHeardAt: Instant.nullable(),
  })
  .meta({ id: 'PharmacyOrder' });

/** Actions about prescriptions and their dispensing that the staff app shows by hand. */
export const medicineDeskShapes = {
  /** What a doctor needs to prescribe in a consult. */
  'open-prescribing': {
    request: OneConsult,
    response: z.object({
      orderKey: Id,
      patient: QueuePatient,
      /** Whether the consult lets its doctor prescribe now; the sentence why not. */
      whyNot: z.string().nullable(),
      allergies: z.array(z.string()),
      isPregnant: z.boolean().nullable(),
      /** The request to renew of this consult; null for another consult. */
      renewal: z
        .object({
          former: PrescriptionDetail,
          survey: RenewalSurvey,
          /** Data addresses of the proofs; null for one that is lost. */
          proofs: z.array(z.string().nullable()),
        })
        .nullable(),
      /** What was prescribed in this consult, the newest first. */
      prescriptions: z.array(PrescriptionDetail),
      /** Prescriptions of the last year that this hospital has of the patient. */
      earlier: z.array(PrescriptionDetail),
    }),
  },
  'search-drugs': {
    request: z.object({ q: writtenText({ max: 50 }) }),
    response: z.object({ items: z.array(ListedDrug) }),
  },
  /** What the checks and the rules of prescribing say of what is written, before it is signed. */
  'check-prescription': {
    request: Written,
    response: z.object({
      findings: z.array(CheckFinding),
      /** Rules that forbid it, each with its sentence. */
      rules: z.array(z.object({ rule: z.string(), text: z.string() })),
      items: z.array(PrescriptionItem),
      contentHash: z.string(),
    }),
  },
  /** Signs exactly the content that the check showed; `prescriptionChanged` where it is another one. */
  'sign-prescription': {
    request: Written.extend({
      contentHash: z.string().max(128),
      overrides: Overrides,
      /** The version that a pharmacist returned, which this one supersedes. */
      supersedes: Id.optional(),
    }),
    response: z.object({ prescriptionId: Id, number: z.string() }),
  },
  /** Prescribes nothing, and says why. */
  'refuse-renewal': {
    request: OneConsult.extend({ reason: Reason }),
    response: OneConsult,
  },
  /** Ends it; one that an order has claimed is asked back from the pharmacy. */
  'cancel-prescription': {
    request: OnePrescription.extend({ reason: Reason }),
    response: z.object({ prescriptionId: Id, isCancelled: z.boolean() }),
  },
  'list-reviews': {
    request: z.object({ tab: z.enum(['waiting', 'decided']).default('waiting') }),
    response: z.object({
      counts: z.object({ waiting: z.int().min(0), decided: z.int().min(0) }),
      /** Waiting ones by promise, the earliest first; decided ones the latest first. A hundred at most. */
      items: z.array(ReviewItem),
    }),
  },
  'open-prescription': {
    request: OnePrescription,
    response: PrescriptionDetail.extend({
      allergies: z.array(z.string()),
      isPregnant: z.boolean().nullable(),
      findings: z.array(CheckFinding),
      reviewBefore: Instant,
      mayReview: z.boolean(),
      /** The former version, where this one supersedes a returned one. */
      former: PrescriptionDetail.nullable(),
    }),
  },
  /** Signs the same content again, or returns it with a reason. */
  'review-prescription': {
    request: OnePrescription.extend({
      contentHash: z.string().max(128),
      isApproved: z.boolean(),
      reason: writtenText({ max: 200 }).optional(),
      overrides: Overrides,
    }),
    response: OnePrescription,
  },
  'list-drug-orders': {
    request: z.object({ tab: z.enum(['waiting', 'running', 'over']).default('waiting') }),
    response: z.object({
      counts: z.object({
        waiting: z.int().min(0),
        running: z.int().min(0),
        over: z.int().min(0),
      }),
      items: z.array(PharmacyOrder),
    }),
  },
  'open-drug-order': {
    request: OneOrder,
    response: DrugOrder.extend({ acts: z.array(z.string()) }),
  },
  /** The pharmacy has it and will fill it. */
  'confirm-drug-order': { request: OneOrder, response: OneOrder },
  'decline-drug-order': { request: OneOrder.extend({ reason: Reason }), response: OneOrder },
  /** Moves one line; a reason is required where it waits, is declined or comes back. */
  'move-drug-line': {
    request: OneLine.extend({
      state: z.enum(['preparing', 'onHold', 'ready', 'declined', 'returned']),
      reason: writtenText({ max: 200 }).optional(),
      expectedAt: Instant.optional(),
    }),
    response: OneLine,
  },
  /** Offers the same medicine of another maker: first its doctor is asked, then the patient. */
  'offer-substitution': {
    request: OneLine.extend({ drugId: Id, reason: Reason, arrivesBy: Instant.optional() }),
    response: OneLine,
  },
  'agree-substitution': {
    request: OneLine.extend({ isAgreed: z.boolean() }),
    response: OneLine,
  },
  /** Hands the lines that are ready to a courier, or to the patient at the counter. */
  'send-drug-parcel': {
    request: OneOrder.extend({
      lineIds: z.array(Id).min(1).max(20),
      carrier: writtenText({ min: 1, max: 40 }),
      trackingNo: writtenText({ min: 1, max: 40 }),
      courier: writtenText({ max: 20 }).optional(),
      arrivesBy: Instant.optional(),
    }),
    response: OneOrder.extend({ parcelId: Id }),
  },
  'report-drug-parcel': {
    request: z.object({
      parcelId: Id,
      text: Reason,
      progressPercent: z.int().min(0).max(100).optional(),
      distanceMeters: z.int().min(0).max(1_000_000).optional(),
      temperatureTenths: z.int().min(-500).max(800).optional(),
      arrivesBy: Instant.optional(),
      /** The code that the patient said at the door: with it the parcel is handed over. */
      handoverCode: z.string().max(8).optional(),
    }),
    response: z.object({ parcelId: Id, isDelivered: z.boolean() }),
  },
  /** At the counter: the code that the patient showed. */
  'hand-over-drugs': {
    request: OneOrder.extend({ pickupCode: z.string().max(12) }),
    response: OneOrder,
  },
  'answer-drug-cancellation': {
    request: OneOrder.extend({
      isAgreed: z.boolean(),
      reason: writtenText({ max: 200 }).optional(),
    }),
    response: OneOrder,
  },
} as const;
