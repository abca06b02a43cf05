import type { RequestOf, ResponseOf, surveys as calls } from '@xinglin/contract';
import { surveyProblems, surveyScore, type SurveyAnswer } from '@xinglin/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import type { CallContext, Locale } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { refuseFields } from '../../platform/refuse-fields';
import { responseOf } from './fhir';
import type { KeptGroup } from './shapes';
import { surveyResponses, surveys } from './tables';

type Calls = typeof calls;

/** Ids of the pictures among the answers. */
export function picturesOf(
  groups: readonly KeptGroup[],
  answers: RequestOf<Calls['saveSurveyDraft']>['answers'],
): string[] {
  const asked = new Set(
    groups.flatMap(({ item }) =>
      item.filter(({ type }) => type === 'attachment').map(({ linkId }) => linkId),
    ),
  );
  return answers.flatMap(({ linkId, values }) => (asked.has(linkId) ? values : []));
}

/**
 * Keeps what was typed. A closed survey keeps it too: what is typed is the person's. Refuses a draft that was sent from
 * elsewhere, so that no second one begins unasked.
 */
export async function saveDraft(
  { surveyCodeId, responseId, answers }: RequestOf<Calls['saveSurveyDraft']>,
  context: CallContext,
): Promise<ResponseOf<Calls['saveSurveyDraft']>> {
  const { db, account: ownerId, now: savedAt } = context;
  const [survey] = await db.select().from(surveys).where(eq(surveys.surveyCodeId, surveyCodeId));
  if (survey === undefined) return refuse('forbidden');
  await requireOwnPictures(context, picturesOf(survey.item, answers));
  if (responseId !== undefined) {
    const own = and(
      eq(surveyResponses.responseId, responseId),
      eq(surveyResponses.ownerId, ownerId),
      eq(surveyResponses.surveyCodeId, surveyCodeId),
    );
    const [saved] = await db
      .update(surveyResponses)
      .set({ draft: answers, savedAt })
      .where(and(own, isNull(surveyResponses.sentAt)))
      .returning({ responseId: surveyResponses.responseId });
    if (saved === undefined)
      return refuse(
        (await db.$count(surveyResponses, own)) > 0 ? 'surveySentAlready' : 'forbidden',
      );
    return { responseId, savedAt: savedAt.toISOString() };
  }
  const [saved] = await db
    .insert(surveyResponses)
    .values({ responseId: newId(), surveyCodeId, ownerId, draft: answers, savedAt })
    .onConflictDoUpdate({
      target: [surveyResponses.ownerId, surveyResponses.surveyCodeId],
      targetWhere: sql`sent_at is null`,
      set: { draft: answers, savedAt },
    })
    .returning({ responseId: surveyResponses.responseId });
  if (saved === undefined) throw new Error('A draft that was written has no row.');
  return { responseId: saved.responseId, savedAt: savedAt.toISOString() };
}

/** Refuses what lacks an answer, with the questions it lacks them of. */
export function requireAnswers(
  groups: readonly KeptGroup[],
  answers: readonly SurveyAnswer[],
  locale: Locale,
): void {
  const problems = surveyProblems(groups, answers);
  if (problems.length > 0)
    refuseFields(
      problems.map(({ linkId, problem }) => ({ field: linkId, code: problem })),
      locale,
    );
}

/** Sends what is saved, once; refuses what lacks an answer, with the questions it lacks them of. */
export async function submitSurvey(
  { responseId }: RequestOf<Calls['submitSurvey']>,
  { db, account, now, locale }: CallContext,
): Promise<ResponseOf<Calls['submitSurvey']>> {
  const [found] = await db
    .select({ own: surveyResponses, survey: surveys })
    .from(surveyResponses)
    .innerJoin(surveys, eq(surveys.surveyCodeId, surveyResponses.surveyCodeId))
    .where(and(eq(surveyResponses.responseId, responseId), eq(surveyResponses.ownerId, account)))
    // Of two who send at once the second finds it sent.
    .for('update');
  if (found === undefined) return refuse('forbidden');
  const { own, survey } = found;
  if (own.sentAt !== null) return refuse('surveySentAlready');
  if (!survey.isOpen) return refuse('surveyClosed');
  requireAnswers(survey.item, own.draft, locale);
  await db
    .update(surveyResponses)
    .set({
      response: responseOf(survey, own.draft, { responseId, at: now, locale }),
      score: surveyScore(survey.item, own.draft),
      sentAt: now,
      savedAt: now,
    })
    .where(eq(surveyResponses.responseId, responseId));
  return { responseId, sentAt: now.toISOString() };
}
