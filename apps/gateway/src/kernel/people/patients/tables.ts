import { patientRealNameStates } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/columns';
import { sealedText } from '../../../platform/sealing';

/** Family members for whom an account books. */
export const patients = pgTable(
  'patients',
  {
    patientId: text('patient_id').primaryKey(),
    /** The account they belong to. */
    ownerId: text('owner_id').notNull(),
    /** 1 to 10 within the account; the unique index is what holds the limit in a race. */
    place: smallint('place').notNull(),
    name: text('name').notNull(),
    relation: text('relation', { enum: ['self', 'spouse', 'child', 'parent', 'other'] }).notNull(),
    cardType: text('card_type', {
      enum: ['idCard', 'passport', 'homeReturnPermit', 'taiwanPass', 'birthCertificate', 'none'],
    }).notNull(),
    /** In full; every answer masks it. */
    cardNo: sealedText('card_no'),
    /** Keyed hash of what identifies the person, see service.ts. */
    identityHash: text('identity_hash').notNull(),
    /** In full; every answer masks it. */
    mobile: text('mobile').notNull(),
    /** When it was the account's own or proven by a code; null where it was neither. */
    mobileProvenAt: moment('mobile_proven_at'),
    gender: text('gender', { enum: ['female', 'male'] }).notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    guardianName: text('guardian_name'),
    guardianCardNo: sealedText('guardian_card_no'),
    guardianRelation: text('guardian_relation', { enum: ['mother', 'father', 'other'] }),
    /** By the state machine of the contract. */
    realNameState: text('real_name_state', { enum: patientRealNameStates })
      .notNull()
      .default('unverified'),
    /** When the register last said so. */
    realNameAt: moment('real_name_at'),
    isDefault: boolean('is_default').notNull(),
    /** When a consent that is needed was taken back; no visit can be booked until it is given again. */
    consentWithdrawnAt: moment('consent_withdrawn_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The rows of deleted ones stay for the orders and consents that name them; nothing shows or books them. */
    deletedAt: moment('deleted_at'),
    /** When all that says who a deleted one was had gone from the row. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    uniqueIndex('patients_owner_place')
      .on(table.ownerId, table.place)
      .where(sql`deleted_at IS NULL`),
    uniqueIndex('patients_owner_identity')
      .on(table.ownerId, table.identityHash)
      .where(sql`deleted_at IS NULL`),
    uniqueIndex('patients_owner_default')
      .on(table.ownerId)
      .where(sql`deleted_at IS NULL AND is_default`),
    index('patients_owner').on(table.ownerId),
    // The same person in other accounts, for the limits of bookings.
    index('patients_identity').on(table.identityHash),
    index('patients_to_erase')
      .on(table.patientId)
      .where(sql`deleted_at IS NOT NULL AND erased_at IS NULL`),
    check('patients_place', sql`place BETWEEN 1 AND 10`),
  ],
);

/** Who agreed to what and when; a withdrawal is written into its row, nothing is erased. */
export const consents = pgTable(
  'consents',
  {
    consentId: text('consent_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    patientId: text('patient_id').notNull(),
    /** `sensitiveData`: documents and health data; `minorData`: data of a child, given by a guardian. */
    purpose: text('purpose', { enum: ['sensitiveData', 'minorData'] }).notNull(),
    /** Version of the text that was agreed to. */
    version: text('version').notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('consents_patient').on(table.patientId)],
);

/** Questions to the register of residents about family members: what an account's attempts are counted from. */
export const patientRealNameChecks = pgTable(
  'patient_real_name_checks',
  {
    checkId: text('check_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    patientId: text('patient_id').notNull(),
    /** The day at the hospital, by which attempts are counted. */
    day: date('day', { mode: 'string' }).notNull(),
    /** `asked` while the register thinks, and for good when the gateway ended meanwhile. */
    result: text('result', {
      enum: ['asked', 'matched', 'mismatched', 'unavailable'],
    }).notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [index('patient_real_name_checks_owner').on(table.ownerId, table.day)],
);
