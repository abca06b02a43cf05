import { eq } from 'drizzle-orm';
import { seed as seedSurveys } from '../../domains/surveys/seed/seed';
import { surveys } from '../../domains/surveys/tables';
import { shiftCases } from '../../kernel/places/tables';
import type { OwnedThings, Trial } from './trial';

const answers = [{ linkId: 'pain', values: ['2'] }];

/** Surveys, also before visits to the doctor of the test; answers. */
export async function surveyThings({ gateway, world }: Trial): Promise<OwnedThings> {
  const { db } = gateway.services;
  await seedSurveys(db);
  const [shift] = await db
    .select()
    .from(shiftCases)
    .where(eq(shiftCases.doctorId, world.doctor.doctorId));
  if (!shift) throw new Error('the doctor has no shift');
  const surveyCodeId = 'post-consult';
  await db
    .update(surveys)
    .set({ hospitalId: shift.hospitalId })
    .where(eq(surveys.surveyCodeId, surveyCodeId));
  const visit = { shiftCaseId: shift.id, answers };
  return {
    makes: {
      surveyResponse: async ({ make }) =>
        (await make('/questionnaire/save', { surveyCodeId, answers })).responseId,
    },
    needs: [
      [/^\/questionnaire\/save$/u, () => ({ surveyCodeId, answers })],
      [/^\/hades\/survey\/list$/u, () => ({ state: 'unanswered' })],
      [/\/visit\/(?:draft|save)$/u, () => visit],
      [
        /\/visit\/submit$/u,
        async ({ make, own }) => {
          await make('/questionnaire/visit/save', { patientId: await own('patient'), ...visit });
          return visit;
        },
      ],
    ],
  };
}
