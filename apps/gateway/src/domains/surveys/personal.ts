import { desc, eq } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { withQuestionnaire } from './fhir-questionnaire';
import { surveyResponses, surveys } from './tables';

/** Everything that an account answered: what was sent as FHIR R4 with its questions, drafts as they were typed. */
export async function exportedSurveys(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db
    .select({ own: surveyResponses, survey: surveys })
    .from(surveyResponses)
    .innerJoin(surveys, eq(surveys.surveyCodeId, surveyResponses.surveyCodeId))
    .where(eq(surveyResponses.ownerId, ownerId))
    .orderBy(desc(surveyResponses.savedAt));
  return rows.map(({ own, survey }) => ({
    surveyCodeId: own.surveyCodeId,
    draft: own.draft,
    response: own.response && withQuestionnaire(own.response, survey, locale),
    score: own.score,
    savedAt: own.savedAt,
    sentAt: own.sentAt,
    reply: own.reply,
    repliedAt: own.repliedAt,
  }));
}

/** Forgets what an account answered; its pictures go with its files. */
export async function eraseSurveys(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(surveyResponses).where(eq(surveyResponses.ownerId, ownerId));
}
