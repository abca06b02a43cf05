import { longestName } from '@xinglin/rules';
import { z } from 'zod';
import { PatientId } from './ids';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { patientRealNameStates } from './patient-real-name';
import {
  Instant,
  ListOf,
  LocalDate,
  Mobile,
  Nothing,
  PersonName,
  SixDigits,
  writtenText,
} from '../shapes';

const TypedCardNo = marked(writtenText({ max: 30 }), {
  public: 'a number that the person types',
});

export const Gender = marked(z.enum(['female', 'male']), { private: true }).meta({ id: 'Gender' });

export const Relation = marked(z.enum(['self', 'spouse', 'child', 'parent', 'other']), {
  private: true,
}).meta({ id: 'Relation' });

/** `none`: a child that has no document yet and is carried by a guardian. */
export const CardType = z
  .enum(['idCard', 'passport', 'homeReturnPermit', 'taiwanPass', 'birthCertificate', 'none'])
  .meta({ id: 'CardType' });

export const GuardianRelation = marked(z.enum(['mother', 'father', 'other']), {
  private: true,
}).meta({ id: 'GuardianRelation' });

/** How far the real name of a family member is verified; `notApplicable`: no mainland ID card to verify it by. */
export const PatientRealName = z
  .enum([...patientRealNameStates, 'notApplicable'])
  .meta({ id: 'PatientRealName' });

/** What keeps a family member from being booked or asked for, until it is corrected. */
export const PatientGap = z
  .enum(['consentWithdrawn', 'documentOutgrown', 'guardianMissing', 'incomplete'])
  .meta({ id: 'PatientGap' });

/** A family member as shown: number and phone are masked. */
export const Patient = z
  .object({
    patientId: PatientId,
    name: z.string(),
    relation: Relation,
    cardType: CardType,
    /** Masked; null when there is no document. */
    cardNo: z.string().nullable(),
    /** Masked. */
    mobile: z.string(),
    gender: Gender,
    birthDate: LocalDate,
    isDefault: z.boolean(),
    /** The number is the account's own, or was proven by a code: messages about visits go to it as well. */
    mobileProven: z.boolean(),
    /** Name of the guardian; null for an adult. */
    guardianName: z.string().nullable(),
    guardianRelation: GuardianRelation.nullable(),
    realName: PatientRealName,
  })
  .meta({ id: 'Patient' });

/** What a drawn face and a word show of a family member beside the name. */
export const PatientFace = marked(
  z.object({
    relation: Relation,
    gender: Gender,
    /** Whole years on the day that the answer is about. */
    age: z.int().min(0),
  }),
  { private: true },
).meta({ id: 'PatientFace' });

/** What is typed about a family member; the rules of spec 1 §5 are checked in full by the gateway. */
const PatientFields = {
  name: PersonName,
  relation: Relation,
  cardType: CardType,
  cardNo: TypedCardNo.optional(),
  gender: Gender.optional(),
  birthDate: LocalDate.optional(),
  guardianName: writtenText({ max: longestName }).optional(),
  guardianCardNo: TypedCardNo.optional(),
  guardianRelation: GuardianRelation.optional(),
  isDefault: z.boolean().optional(),
  /** It is another child than the one of the same name and birth, as a twin; the answer to `patientAlike`. */
  isAnother: z.boolean().optional(),
};

/** Consent to the processing of sensitive data, given separately (product.md, Rules of the field). */
const SensitiveConsent = z.literal(true);

export const patients = defineCalls({
  /** The family members of the account, the default one first. */
  listPatients: {
    path: '/patient/list',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(Patient),
    tags: ['Patient'],
  },
  getPatientById: {
    path: '/patient/getpatientbyid',
    access: 'session',
    kind: 'query',
    request: z.object({ patientId: PatientId }),
    response: Patient,
    tags: ['Patient'],
  },
  /** How many family members there may be and are. */
  getPatientLimitInfo: {
    path: '/patient/getlimitinfo',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({ limit: z.int(), used: z.int(), remaining: z.int() }),
    tags: ['Patient'],
  },
  /**
   * Adds a family member. Without a `mobile` the account's own is meant; another one is proven by a code of the scene
   * `patient`, or stays unproven. Refuses with `patientDuplicate`, `patientAlike`, `selfTaken`, `patientLimitReached`,
   * `consentRequired`, `wrongCode`.
   */
  addPatient: {
    path: '/patient/add',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      ...PatientFields,
      mobile: Mobile.optional(),
      mobileCode: SixDigits.optional(),
      consent: SensitiveConsent.optional(),
    }),
    response: z.object({ patientId: PatientId }),
    tags: ['Patient'],
  },
  /** Changes a family member. A `cardNo` or `mobile` that is left out stays as it was. */
  updatePatient: {
    path: '/patient/update',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ patientId: PatientId, ...PatientFields, mobile: Mobile.optional() }),
    response: z.object({ patientId: PatientId }),
    tags: ['Patient'],
  },
  deletePatient: {
    path: '/patient/delete',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ patientId: PatientId }),
    response: z.object({ patientId: PatientId }),
    tags: ['Patient'],
  },
  /** Whether a number has to be proven before messages go to it: not the account's own, nor proven for the family before. */
  checkPatientPhone: {
    path: '/patient/checkpatientphone',
    access: 'bound',
    kind: 'query',
    request: z.object({ mobile: Mobile }),
    response: z.object({ codeNeeded: z.boolean() }),
  },
  /** Who of the account's own family has this document; of other families it tells nothing. */
  checkPatientDuplicate: {
    path: '/moduleusercenter/patientnew/duplicatechecking',
    access: 'session',
    kind: 'query',
    request: z.object({
      cardType: CardType.exclude(['none']),
      cardNo: TypedCardNo.min(1),
      /** The one being changed, who is no duplicate of themself. */
      patientId: PatientId.optional(),
    }),
    response: z.object({
      duplicate: z
        .object({ patientId: PatientId, name: z.string(), relation: Relation })
        .nullable(),
    }),
    tags: ['Patient'],
  },
  /** Whether a family member can be booked or asked for today, by the rules of the day (spec 3 §5). */
  checkPatientInfo: {
    path: '/patient/checkpatientinfo',
    access: 'session',
    kind: 'query',
    request: z.object({ patientId: PatientId }),
    response: z.object({ ready: z.boolean(), gaps: z.array(PatientGap) }),
    tags: ['Patient'],
  },
  getPatientRealNameAuth: {
    path: '/patientrealnameauth/detail',
    access: 'session',
    kind: 'query',
    request: z.object({ patientId: PatientId }),
    response: z.object({
      patientId: PatientId,
      name: z.string(),
      /** Masked; null when there is no document. */
      cardNo: z.string().nullable(),
      realName: PatientRealName,
      verifiedAt: Instant.nullable(),
      /** What is left of the account's attempts of today. */
      triesLeft: z.int().min(0),
    }),
    tags: ['Patient'],
  },
  /**
   * Asks the register whether name and ID number belong together; a verified person stays verified. Refuses with
   * `patientNameNotApplicable`, `patientNameTriesUsedUp`, and with `patientNameUnavailable`, which costs no attempt.
   */
  verifyPatientRealName: {
    path: '/patientrealnameauth/verify',
    timeoutMs: 15_000,
    access: 'bound',
    kind: 'mutation',
    waitsOutside: true,
    request: z.object({ patientId: PatientId, consent: SensitiveConsent.optional() }),
    response: z.object({
      realName: z.enum(['verified', 'mismatched']),
      triesLeft: z.int().min(0),
    }),
    tags: ['Patient'],
  },
  /** What the account knows that a new family member's form can begin with. */
  getBaseInfoForPatient: {
    path: '/user/profile/baseinfoforpatient',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      /** The account's own number, masked; null when none is bound. */
      mobile: z.string().nullable(),
      /** What the profile says of the account's holder. */
      gender: Gender.nullable(),
      birthDate: LocalDate.nullable(),
      /** Relations that are free for a new family member. */
      relations: z.array(Relation),
      limit: z.int(),
      remaining: z.int().min(0),
    }),
    tags: ['Patient', 'Session'],
  },
  /**
   * Gives a family member another number: the account's own when none is given, else one that a code of the scene
   * `patient` proves; without the code it stays unproven. Refuses with `wrongCode`.
   */
  modifyPatientBindMobile: {
    path: '/user/profile/modifypatientbindmobile',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      patientId: PatientId,
      mobile: Mobile.optional(),
      mobileCode: SixDigits.optional(),
    }),
    response: z.object({
      /** Masked. */
      mobile: z.string(),
      mobileProven: z.boolean(),
    }),
    tags: ['Patient'],
  },
});
