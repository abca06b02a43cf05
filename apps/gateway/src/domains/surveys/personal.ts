import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { surveyResponses } from './tables';

/** Everything that an account answered: what was sent as FHIR R4, drafts as they were typed. */
export async function exportedSurveys(db: Queryable, ownerId: string) {
  const rows = await db
    .select()
    .from(surveyResponses)
    .where(eq(surveyResponses.ownerId, ownerId))
    .orderBy(desc(surveyResponses.savedAt));
  return rows.map(
    ({ surveyCodeId, draft, response, score, savedAt, sentAt, reply, repliedAt }) => ({
      surveyCodeId,
      draft,
      response,
      score,
      savedAt,
      sentAt,
      reply,
      repliedAt,
    }),
  );
}

/** Forgets what an account answered; its pictures go with its files. */
export async function eraseSurveys(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(surveyResponses).where(eq(surveyResponses.ownerId, ownerId));
}
