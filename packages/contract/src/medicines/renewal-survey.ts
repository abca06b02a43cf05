import { z } from 'zod';
import { FileId } from '../system/ids';
import { writtenText } from '../shapes';

/** Classes of medicines to which people are allergic most often; the checks know these. */
export const allergyClasses = [
  'penicillins',
  'cephalosporins',
  'sulfonamides',
  'nsaids',
  'statins',
  'aceInhibitors',
  'macrolides',
  'iodine',
] as const;

export const AllergyClass = z.enum(allergyClasses).meta({ id: 'AllergyClass' });

/** What a person answers before a renewal: the doctor reads it, the checks use it. */
export const RenewalSurvey = z
  .object({
    takesAsPrescribed: z.enum(['always', 'sometimes', 'no']),
    /** What bothers since it is taken; left out for nothing. */
    sideEffects: writtenText({ max: 300 }).optional(),
    /** The last reading at home in words: 血压 138/84. */
    lastReading: writtenText({ max: 100 }).optional(),
    allergyClasses: z.array(AllergyClass).max(8).default([]),
    /** An allergy that none of the classes names. */
    otherAllergy: writtenText({ max: 100 }).optional(),
    /** Left out where it is not asked. */
    isPregnant: z.boolean().optional(),
    /** Of a child under six: a guardian is present. */
    isGuardianPresent: z.boolean().optional(),
    /** Pictures of the last visit on site, where the gateway has none on record. */
    proofFileIds: z.array(FileId).max(6).default([]),
  })
  .meta({ id: 'RenewalSurvey' });
