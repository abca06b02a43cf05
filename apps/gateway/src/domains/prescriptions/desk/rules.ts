import type { AllergyClass } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { DeskContext } from '../../../kernel/desk/desk-action';
import type { HealthFacts } from '../../../kernel/prescriptions/health-facts';
import { textOf } from '../../../kernel/prescriptions/locales';
import { prescriptions } from '../../../kernel/prescriptions/tables';
import type { Locale } from '../../../platform/context';

/** Whether a doctor wrote a prescription; false for an unknown one. */
export async function isPrescriptionOfDoctor(
  doctorId: string,
  { prescriptionId }: { readonly prescriptionId: string },
  { db }: Pick<DeskContext, 'db'>,
): Promise<boolean> {
  const [found] = await db
    .select({ doctorId: prescriptions.doctorId })
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  return found?.doctorId === doctorId;
}

const allergyKey = (name: z.output<typeof AllergyClass>) => `allergy.${name}` as const;

/** What a patient is allergic to, in the reader's words and in their own. */
export const allergiesOf = (
  { allergyClasses, otherAllergy }: HealthFacts,
  locale: Locale,
): string[] => [
  ...allergyClasses.map((name) => textOf(locale, allergyKey(name))),
  ...(otherAllergy === null || otherAllergy === '' ? [] : [otherAllergy]),
];
