import { desc, eq } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { withQuestionnaire } from './fhir-questionnaire';
import { surveyResponses, surveys, visitSurveys } from './tables';

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

/** What an account answered before visits, each with its patient and, where one was made, its order. */
export async function exportedVisitSurveys(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db
    .select({ own: visitSurveys, survey: surveys })
    .from(visitSurveys)
    .innerJoin(surveys, eq(surveys.surveyCodeId, visitSurveys.surveyCodeId))
    .where(eq(visitSurveys.ownerId, ownerId))
    .orderBy(desc(visitSurveys.savedAt));
  return rows.map(({ own, survey }) => ({
    surveyCodeId: own.surveyCodeId,
    patientId: own.patientId,
    orderNo: own.orderNo,
    draft: own.draft,
    response: own.response && withQuestionnaire(own.response, survey, locale),
    savedAt: own.savedAt,
    sentAt: own.sentAt,
  }));
}

/** Forgets what was answered for a patient who is deleted. */
export async function eraseVisitSurveys(db: Queryable, patientId: string): Promise<void> {
  await db.delete(visitSurveys).where(eq(visitSurveys.patientId, patientId));
}

/** Forgets what an account answered; its pictures go with its files. */
export async function eraseSurveys(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(surveyResponses).where(eq(surveyResponses.ownerId, ownerId));
  await db.delete(visitSurveys).where(eq(visitSurveys.ownerId, ownerId));
}
