import { z } from 'zod';
import { defineCalls } from './define-calls';
import { Id, ListOf, LocalDate, Mobile, Nothing } from './shapes';

export const Gender = z.enum(['female', 'male']).meta({ id: 'Gender' });

export const Relation = z
  .enum(['self', 'spouse', 'child', 'parent', 'other'])
  .meta({ id: 'Relation' });

/** `none`: a child that has no document yet and is carried by a guardian. */
export const CardType = z
  .enum(['idCard', 'passport', 'homeReturnPermit', 'taiwanPass', 'birthCertificate', 'none'])
  .meta({ id: 'CardType' });

/** A family member as shown: number and phone are masked. */
export const Patient = z
  .object({
    patientId: Id,
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
    /** Name of the guardian; null for an adult. */
    guardianName: z.string().nullable(),
  })
  .meta({ id: 'Patient' });

/** What is typed about a family member; the rules of spec 1 §5 are checked in full by the gateway. */
const PatientFields = {
  name: z.string().trim().min(1).max(50),
  relation: Relation,
  cardType: CardType,
  cardNo: z.string().trim().max(30).optional(),
  mobile: Mobile,
  gender: Gender.optional(),
  birthDate: LocalDate.optional(),
  guardianName: z.string().trim().max(50).optional(),
  guardianCardNo: z.string().trim().max(30).optional(),
  isDefault: z.boolean().optional(),
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
    request: z.object({ patientId: Id }),
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
  addPatient: {
    path: '/patient/add',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ ...PatientFields, consent: SensitiveConsent.optional() }),
    response: z.object({ patientId: Id }),
    tags: ['Patient'],
  },
  /** Changes a family member. A `cardNo` or `mobile` that is left out stays as it was. */
  updatePatient: {
    path: '/patient/update',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ patientId: Id, ...PatientFields, mobile: Mobile.optional() }),
    response: z.object({ patientId: Id }),
    tags: ['Patient'],
  },
  deletePatient: {
    path: '/patient/delete',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ patientId: Id }),
    response: z.object({ patientId: Id }),
    tags: ['Patient'],
  },
});
