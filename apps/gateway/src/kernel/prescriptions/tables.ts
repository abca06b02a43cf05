import {
  doseUnits,
  prescriptionStates,
  type AllergyClass,
  type CheckFinding,
  type PrescribedDose,
  type RenewalSurvey,
} from '@xinglin/contract';
import type { goods as goodsCalls, ResponseOf } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';
import { sealedJson, sealedText } from '../../platform/sealing';
import { users } from '../people/accounts/tables';
import { doctors } from '../places/tables';

export type Picture = NonNullable<ResponseOf<(typeof goodsCalls)['getGoods']>['picture']>;

/** A line of a prescription as it is signed. */
export type WrittenLine = z.output<typeof PrescribedDose> & { readonly lineId: string };
export type Finding = z.output<typeof CheckFinding>;

/** The list of medicines from which doctors prescribe. */
export const drugs = pgTable(
  'drugs',
  {
    drugId: text('drug_id').primaryKey(),
    name: jsonb('name').$type<Localised>().notNull(),
    /** Its international nonproprietary name, in small letters: what the checks know it by. */
    substance: text('substance').notNull(),
    /** ATC code of the substance. */
    atc: text('atc').notNull(),
    /** Of one unit. */
    strength: jsonb('strength').$type<Localised>().notNull(),
    /** Of one unit in milligrams; null where it is not a mass. */
    strengthMg: real('strength_mg'),
    unit: text('unit', { enum: doseUnits }).notNull(),
    packUnits: integer('pack_units').notNull(),
    packText: jsonb('pack_text').$type<Localised>().notNull(),
    maker: jsonb('maker').$type<Localised>().notNull(),
    picture: jsonb('picture').$type<Picture>().notNull(),
    /** What the law has rules of its own for. */
    special: text('special', {
      enum: ['none', 'narcotic', 'psychotropic', 'toxic', 'radioactive'],
    })
      .notNull()
      .default('none'),
    /** Injections and the like are not prescribed online. */
    isForOnline: boolean('is_for_online').notNull().default(true),
    /** For lasting illnesses: more than seven days may be prescribed. */
    isForLastingIllness: boolean('is_for_lasting_illness').notNull().default(true),
    /** Most units in a day by its leaflet; null where the table does not say. */
    mostUnitsADay: real('most_units_a_day'),
    leastAgeYears: integer('least_age_years'),
    pregnancy: text('pregnancy', { enum: ['allowed', 'caution', 'forbidden', 'unknown'] })
      .notNull()
      .default('unknown'),
    /** Tenths of a degree Celsius above which it must not be stored; null where it says none. */
    storageMaxTenths: integer('storage_max_tenths'),
    /** The same medicine in the mall; null where it is not sold there. */
    goodsNo: text('goods_no'),
    isListed: boolean('is_listed').notNull().default(true),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('drugs_substance').on(table.substance),
    check('drugs_pack', sql`pack_units > 0`),
  ],
);

export type DrugRow = typeof drugs.$inferSelect;

/** Prescriptions, a row a version; records of a patient, never deleted by their owner. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    prescriptionId: text('prescription_id').primaryKey(),
    /** Eight digits; all versions of a sheet share it. */
    number: text('number').notNull(),
    version: integer('version').notNull().default(1),
    state: text('state', { enum: prescriptionStates }).notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    patientId: text('patient_id').notNull(),
    /** As they were when it was written. */
    patientName: text('patient_name').notNull(),
    patientGender: text('patient_gender', { enum: ['female', 'male'] }),
    patientAge: integer('patient_age'),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    diagnosis: sealedText('diagnosis').notNull(),
    note: sealedText('note'),
    longReason: sealedText('long_reason'),
    lines: sealedJson<WrittenLine[]>('lines').notNull(),
    /** SHA-256 of the canonical content, in hex. */
    contentHash: text('content_hash').notNull(),
    signedAt: moment('signed_at').notNull(),
    /** Until when its review is promised. */
    reviewBefore: moment('review_before').notNull(),
    approvedAt: moment('approved_at'),
    /** Days for which it is valid once it is approved. */
    validDays: integer('valid_days').notNull().default(1),
    validUntil: moment('valid_until'),
    endedAt: moment('ended_at'),
    endReason: sealedText('end_reason'),
    /** When its state ends automatically; null where nothing is awaited. */
    dueAt: moment('due_at'),
    /** The consult in which it was written; null for one of a visit on site. */
    orderKey: text('order_key'),
    renewedFrom: text('renewed_from'),
    supersedes: text('supersedes'),
    supersededBy: text('superseded_by'),
    /** The open order that fills it; null while none does. */
    claimedBy: text('claimed_by'),
    claimedAt: moment('claimed_at'),
    /** When its doctor asked the pharmacy for it back. */
    recallAskedAt: moment('recall_asked_at'),
    /** When the last of its medicines arrived, and the day on which they run out. */
    arrivedAt: moment('arrived_at'),
    runsOutOn: date('runs_out_on', { mode: 'string' }),
    /** When its owner was offered the renewal; once for each prescription. */
    renewalOfferedAt: moment('renewal_offered_at'),
  },
  (table) => [
    uniqueIndex('prescriptions_version').on(table.number, table.version),
    index('prescriptions_owner').on(table.ownerId, table.signedAt),
    index('prescriptions_patient').on(table.patientId, table.signedAt),
    index('prescriptions_consult').on(table.orderKey),
    index('prescriptions_review')
      .on(table.reviewBefore)
      .where(sql`state = 'inReview'`),
    index('prescriptions_due')
      .on(table.dueAt)
      .where(sql`due_at IS NOT NULL`),
    index('prescriptions_runs_out')
      .on(table.runsOutOn)
      .where(sql`runs_out_on IS NOT NULL AND renewal_offered_at IS NULL`),
    check('prescriptions_valid_days', sql`valid_days BETWEEN 1 AND 3`),
    check('prescriptions_claimed', sql`(claimed_by IS NULL) = (claimed_at IS NULL)`),
  ],
);

export type PrescriptionRow = typeof prescriptions.$inferSelect;

/** Signatures over the hash of a prescription's content: its doctor's, then a pharmacist's. */
export const prescriptionSignatures = pgTable(
  'prescription_signatures',
  {
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    role: text('role', { enum: ['doctor', 'pharmacist'] }).notNull(),
    signerId: text('signer_id').notNull(),
    name: text('name').notNull(),
    at: moment('at').notNull(),
    contentHash: text('content_hash').notNull(),
    /** Base64 of the signature over the hash. */
    signature: text('signature').notNull(),
    /** PEM. */
    certificate: text('certificate').notNull(),
    isSandbox: boolean('is_sandbox').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prescriptionId, table.role] })],
);

/** What pharmacists decided about a version. */
export const prescriptionReviews = pgTable('prescription_reviews', {
  prescriptionId: text('prescription_id')
    .primaryKey()
    .references(() => prescriptions.prescriptionId),
  /** Null for the sandbox's colleague, and where a hospital's system decided. */
  staffId: text('staff_id'),
  pharmacistName: text('pharmacist_name').notNull(),
  isApproved: boolean('is_approved').notNull(),
  reason: sealedText('reason'),
  at: moment('at').notNull(),
});

/** What the checks found at each stage, and why it was accepted. */
export const prescriptionFindings = pgTable(
  'prescription_findings',
  {
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    stage: text('stage', { enum: ['signing', 'review', 'dispensing'] }).notNull(),
    findings: sealedJson<Finding[]>('findings').notNull(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prescriptionId, table.stage] })],
);

/** Keys by which doctors and pharmacists sign, the hospital's seal of files, and the sandbox's authority. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    keyId: text('key_id').primaryKey(),
    role: text('role', { enum: ['doctor', 'pharmacist', 'seal', 'authority'] }).notNull(),
    /** A doctor's id, or a member's of the staff; `hospital` for the seal, `sandbox` for the authority. */
    signerId: text('signer_id').notNull(),
    name: text('name').notNull(),
    /** PEM. */
    certificate: text('certificate').notNull(),
    /** PEM, PKCS #8. */
    privateKey: sealedText('private_key').notNull(),
    isSandbox: boolean('is_sandbox').notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('signing_keys_signer')
      .on(table.role, table.signerId)
      .where(sql`ended_at IS NULL`),
  ],
);

/** What a patient said of allergies and pregnancy: the checks use it. */
export const patientHealthFacts = pgTable('patient_health_facts', {
  patientId: text('patient_id').primaryKey(),
  ownerId: text('owner_id')
    .notNull()
    .references(() => users.userId),
  allergyClasses: sealedJson<z.output<typeof AllergyClass>[]>('allergy_classes').notNull(),
  otherAllergy: sealedText('other_allergy'),
  /** A null would not be sealed. */
  isPregnant: sealedJson<boolean | 'notAsked'>('is_pregnant').notNull(),
  saidAt: moment('said_at').notNull(),
});

/** Requests to renew a prescription, by the consult in which they are answered. */
export const renewalRequests = pgTable(
  'renewal_requests',
  {
    /** The consult. */
    orderNo: text('order_no').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    patientId: text('patient_id').notNull(),
    /** The prescription that is to be repeated. */
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    survey: sealedJson<z.output<typeof RenewalSurvey>>('survey').notNull(),
    /** Ids of uploaded pictures that prove the last visit on site. */
    proofs: jsonb('proofs').$type<string[]>().notNull(),
    /** Where it is to be delivered; null where that is chosen later. */
    addressId: text('address_id'),
    /** `asked`, until its doctor prescribed or refused, or its consult ended. */
    state: text('state', { enum: ['asked', 'prescribed', 'refused', 'ended'] }).notNull(),
    refusal: sealedText('refusal'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('renewal_requests_open')
      .on(table.prescriptionId)
      .where(sql`state = 'asked'`),
    index('renewal_requests_owner').on(table.ownerId, table.createdAt),
  ],
);

export type RenewalRequestRow = typeof renewalRequests.$inferSelect;
