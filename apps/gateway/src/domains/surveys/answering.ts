import type { RequestOf, ResponseOf, surveys as calls } from '@xinglin/contract';
import {
  dayAt,
  mergedAnswers,
  surveyProblems,
  surveyScore,
  type SurveyAnswer,
} from '@xinglin/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import type { CallContext } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { refuseFields } from '../../platform/refuse-fields';
import { responseOf } from './fhir';
import type { KeptGroup } from './shapes';
import { shownDraft } from './shown';
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
 * Stores the answers that changed on one device; those of another device stay. A closed survey stores them too: what is typed
 * belongs to the person. Refuses a draft that was sent from elsewhere, so that no second one begins unasked.
 */
export async function saveDraft(
  { surveyCodeId, responseId, answers }: RequestOf<Calls['saveSurveyDraft']>,
  context: CallContext,
): Promise<ResponseOf<Calls['saveSurveyDraft']>> {
  const { db, account: ownerId, now: savedAt } = context;
  const [survey] = await db.select().from(surveys).where(eq(surveys.surveyCodeId, surveyCodeId));
  if (survey === undefined) return refuse('forbidden');
  await requireOwnPictures(context, picturesOf(survey.item, answers));
  if (responseId === undefined)
    await db
      .insert(surveyResponses)
      .values({ responseId: newId(), surveyCodeId, ownerId, draft: [], savedAt })
      .onConflictDoNothing({
        target: [surveyResponses.ownerId, surveyResponses.surveyCodeId],
        where: sql`sent_at is null`,
      });
  const [own] = await db
    .select()
    .from(surveyResponses)
    .where(
      and(
        eq(surveyResponses.ownerId, ownerId),
        eq(surveyResponses.surveyCodeId, surveyCodeId),
        responseId === undefined
          ? isNull(surveyResponses.sentAt)
          : eq(surveyResponses.responseId, responseId),
      ),
    )
    // Two devices that save at once add to the draft one after the other.
    .for('update');
  if (own === undefined)
    return refuse(responseId === undefined ? 'surveySentAlready' : 'forbidden');
  if (own.sentAt !== null) return refuse('surveySentAlready');
  const draft = mergedAnswers(survey.item, own.draft, answers);
  await db
    .update(surveyResponses)
    .set({ draft, savedAt })
    .where(eq(surveyResponses.responseId, own.responseId));
  return {
    responseId: own.responseId,
    savedAt: savedAt.toISOString(),
    answers: shownDraft(draft),
  };
}

/** Refuses answers that are missing or wrong, each with its question. */
export function requireAnswers(
  groups: readonly KeptGroup[],
  answers: readonly SurveyAnswer[],
  { locale, now }: Pick<CallContext, 'locale' | 'now'>,
): void {
  const problems = surveyProblems(groups, answers, dayAt(now));
  if (problems.length > 0)
    refuseFields(
      problems.map(({ linkId, problem }) => ({ field: linkId, code: problem })),
      locale,
    );
}

/** Sends what is saved, once; refuses answers that are missing or wrong, each with its question. */
export async function submitSurvey(
  { responseId }: RequestOf<Calls['submitSurvey']>,
  context: CallContext,
): Promise<ResponseOf<Calls['submitSurvey']>> {
  const { db, account, now, locale } = context;
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
  requireAnswers(survey.item, own.draft, context);
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
