import { z } from 'zod';
import { PatientId } from '../account/ids';
import { DoctorId } from '../directory/ids';
import { GoodsPicture } from '../mall/goods-shapes';
import { Cents, Instant, LocalDate } from '../shapes';
import { DrugId, DrugOrderNo, PrescriptionId, PrescriptionLineId } from './ids';
import { MedicineLine, RenewalRefusal } from './medicine-line';
import { prescriptionStates } from './prescription-states';

/** How often a medicine is taken. */
export const doseFrequencies = [
  'onceDaily',
  'twiceDaily',
  'threeTimesDaily',
  'fourTimesDaily',
  'everyNight',
  'everyOtherDay',
  'onceWeekly',
  'asNeeded',
] as const;

/** When in relation to a meal or the night. */
export const doseTimings = [
  'anyTime',
  'beforeMeal',
  'withMeal',
  'afterMeal',
  'emptyStomach',
  'bedtime',
] as const;

/** What is counted when it is taken. */
export const doseUnits = ['tablet', 'capsule', 'sachet', 'ml', 'puff', 'drop', 'unit'] as const;

/** A medicine as it is prescribed, in numbers; a sheet is signed over these. */
export const PrescribedDose = z.object({
  drugId: DrugId,
  /** Packs. */
  quantity: z.int().min(1).max(60),
  /** Units at a time; halves and quarters are possible. */
  amount: z.number().min(0.25).max(100),
  unit: z.enum(doseUnits),
  frequency: z.enum(doseFrequencies),
  timing: z.enum(doseTimings),
  /** For how many days the quantity is meant. */
  days: z.int().min(1).max(84),
});

/** A line of a prescription as people read it. */
export const PrescriptionItem = PrescribedDose.extend({
  lineId: PrescriptionLineId,
  name: z.string(),
  /** Of one unit: `5 mg`. */
  strength: z.string(),
  /** Of one pack: `5 mg × 28 片`. */
  packText: z.string(),
  maker: z.string(),
  /** How it is taken, in a sentence: 每天 1 次，每次 1 片，什么时候都行. */
  directions: z.string(),
  /** Null before a pharmacist has approved it: prescription medicines show no package before. */
  picture: GoodsPicture.nullable(),
}).meta({ id: 'PrescriptionItem' });

/** What a check found, of which source, and what it covers (decision a9). */
export const CheckFinding = z
  .object({
    check: z.enum(['allergy', 'interaction', 'double', 'age', 'pregnancy', 'quantity']),
    /** `forbidden` cannot be overridden; `warning` needs a reason; `info` is only shown; `notChecked`: not covered. */
    severity: z.enum(['forbidden', 'warning', 'info', 'notChecked']),
    drugIds: z.array(DrugId),
    /** In a sentence. */
    text: z.string(),
    source: z.string(),
    sourceVersion: z.string(),
    /** What was written where it was overridden; null where it was not. */
    overrideReason: z.string().nullable(),
  })
  .meta({ id: 'CheckFinding' });

const PrescriptionState = z.enum(prescriptionStates).meta({ id: 'PrescriptionState' });

/** A prescription in a list. */
export const PrescriptionCard = z
  .object({
    prescriptionId: PrescriptionId,
    /** Eight digits in two groups, as a pharmacy reads it out. */
    number: z.string(),
    version: z.int().min(1),
    state: PrescriptionState,
    patientId: PatientId,
    patientName: z.string(),
    /** What it is for, short: 高血压. */
    diagnosis: z.string(),
    itemNames: z.array(z.string()),
    /** The longest of its lines. */
    days: z.int().min(1),
    doctorId: DoctorId,
    doctorName: z.string(),
    deptName: z.string(),
    signedAt: Instant,
    /** Until which moment it can be claimed; null before it was approved. */
    validUntil: Instant.nullable(),
    line: MedicineLine,
    /** The order that fills it now or filled it last; null without one. */
    orderNo: DrugOrderNo.nullable(),
    /** When the last of its medicines runs out; null before they arrived. */
    runsOutOn: LocalDate.nullable(),
    /** Null where it can be renewed now. */
    renewal: RenewalRefusal.nullable(),
  })
  .meta({ id: 'PrescriptionCard' });

const Signature = z.object({
  role: z.enum(['doctor', 'pharmacist']),
  name: z.string(),
  at: Instant,
  /** The subject of the certificate. */
  certificate: z.string(),
  /** A certificate of the sandbox, made by this gateway: no authority knows it. */
  isSandbox: z.boolean(),
});

/** A prescription on its own page. */
export const PrescriptionDetail = PrescriptionCard.extend({
  hospitalName: z.string(),
  patientAge: z.int().min(0).nullable(),
  patientGender: z.enum(['male', 'female']).nullable(),
  items: z.array(PrescriptionItem),
  /** The doctor's own words to the patient; null for none. */
  note: z.string().nullable(),
  review: z
    .object({
      pharmacistName: z.string(),
      at: Instant,
      isApproved: z.boolean(),
      /** Why it was returned; null where it was approved. */
      reason: z.string().nullable(),
    })
    .nullable(),
  signatures: z.array(Signature),
  /** SHA-256 of the canonical content, in hex: what was signed. */
  contentHash: z.string(),
  /** The consult it came from; null for one of a visit on site. */
  orderKey: z.string().nullable(),
  /** The prescription that it repeats; null for a new one. */
  renewedFrom: PrescriptionId.nullable(),
  /** The version that took its place, and the one before it. */
  supersededBy: PrescriptionId.nullable(),
  supersedes: PrescriptionId.nullable(),
  /** What it costs to ask for a renewal; 0 for one that ended unclaimed. */
  renewalCents: Cents,
}).meta({ id: 'PrescriptionDetail' });
