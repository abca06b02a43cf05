import type { RequestOf, ResponseOf, surveys as calls } from '@xinglin/contract';
import { mergedAnswers } from '@xinglin/rules';
import { and, asc, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import type { BookedVisit } from '../../kernel/orders/booked-visits';
import { findPatient } from '../../kernel/people/patients/service';
import { shiftCases } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { picturesOf, requireAnswers } from './answering';
import { responseOf } from './fhir';
import { lastValues } from './last-values';
import { findSurvey, formerRead, shownDraft } from './shown';
import { surveys, visitSurveys } from './tables';

type Calls = typeof calls;
type Visit = RequestOf<Calls['getVisitSurvey']>;

const rowOf = (ownerId: string, { patientId, shiftCaseId }: Visit) =>
  and(
    eq(visitSurveys.ownerId, ownerId),
    eq(visitSurveys.patientId, patientId),
    eq(visitSurveys.shiftCaseId, shiftCaseId),
  );

/** The survey that the department of a shift asks, else the one of its whole hospital; null for none. */
async function askedBefore(db: Queryable, shiftCaseId: string): Promise<string | null> {
  const [shift] = await db
    .select({ hospitalId: shiftCases.hospitalId, hospDeptId: shiftCases.hospDeptId })
    .from(shiftCases)
    .where(eq(shiftCases.id, shiftCaseId));
  if (shift === undefined) return refuse('forbidden');
  const [asked] = await db
    .select({ surveyCodeId: surveys.surveyCodeId })
    .from(surveys)
    .where(
      and(
        surveys.isOpen,
        eq(surveys.hospitalId, shift.hospitalId),
        or(isNull(surveys.hospDeptId), eq(surveys.hospDeptId, shift.hospDeptId)),
      ),
    )
    // PostgreSQL sorts null last.
    .orderBy(asc(surveys.hospDeptId), asc(surveys.position))
    .limit(1);
  return asked?.surveyCodeId ?? null;
}

/** What was typed of a survey before this visit, and which one it is: that which was begun, though another is asked now. */
async function findVisit({ db, account }: CallContext, visit: Visit) {
  await findPatient(db, account, visit.patientId);
  const [own] = await db.select().from(visitSurveys).where(rowOf(account, visit));
  return { own, surveyCodeId: own?.surveyCodeId ?? (await askedBefore(db, visit.shiftCaseId)) };
}

/** What is asked before a visit of one of the account's patients, with what was typed so far. */
export async function findVisitSurvey(
  visit: Visit,
  context: CallContext,
): Promise<ResponseOf<Calls['getVisitSurvey']>> {
  const { own, surveyCodeId } = await findVisit(context, visit);
  return {
    survey: surveyCodeId === null ? null : await findSurvey({ surveyCodeId }, context),
    answers: shownDraft(own?.draft ?? []),
    savedAt: own?.savedAt.toISOString() ?? null,
    last:
      surveyCodeId === null
        ? []
        : lastValues(
            await context.db
              .select({ response: visitSurveys.response, sentAt: visitSurveys.sentAt })
              .from(visitSurveys)
              .where(
                and(
                  eq(visitSurveys.ownerId, context.account),
                  eq(visitSurveys.patientId, visit.patientId),
                  eq(visitSurveys.surveyCodeId, surveyCodeId),
                  isNotNull(visitSurveys.sentAt),
                ),
              )
              .orderBy(desc(visitSurveys.sentAt))
              .limit(formerRead),
          ),
    sentAt: own?.sentAt?.toISOString() ?? null,
  };
}

/**
 * Stores the answers before a visit that changed on one device; those of another device stay. Refuses what was sent already,
 * and where nothing is asked.
 */
export async function saveVisitSurvey(
  { answers, ...visit }: RequestOf<Calls['saveVisitSurvey']>,
  context: CallContext,
): Promise<ResponseOf<Calls['saveVisitSurvey']>> {
  const { db, account: ownerId, now: savedAt } = context;
  const { surveyCodeId } = await findVisit(context, visit);
  if (surveyCodeId === null) return refuse('forbidden');
  await db
    .insert(visitSurveys)
    .values({ responseId: newId(), surveyCodeId, ownerId, ...visit, draft: [], savedAt })
    .onConflictDoNothing({
      target: [visitSurveys.ownerId, visitSurveys.patientId, visitSurveys.shiftCaseId],
    });
  const [found] = await db
    .select({ own: visitSurveys, item: surveys.item })
    .from(visitSurveys)
    .innerJoin(surveys, eq(surveys.surveyCodeId, visitSurveys.surveyCodeId))
    .where(rowOf(ownerId, visit))
    // Two devices that save at once add to the draft one after the other.
    .for('update', { of: visitSurveys });
  if (found === undefined) throw new Error('A draft that was written has no row.');
  const { own, item } = found;
  if (own.sentAt !== null) return refuse('surveySentAlready');
  await requireOwnPictures(context, picturesOf(item, answers));
  const draft = mergedAnswers(item, own.draft, answers);
  await db
    .update(visitSurveys)
    .set({ draft, savedAt })
    .where(eq(visitSurveys.responseId, own.responseId));
  return { savedAt: savedAt.toISOString(), answers: shownDraft(draft) };
}

/** Sends what was saved before a visit, once; refuses answers that are missing or wrong. */
export async function submitVisitSurvey(
  visit: RequestOf<Calls['submitVisitSurvey']>,
  context: CallContext,
): Promise<ResponseOf<Calls['submitVisitSurvey']>> {
  const { db, account, now, locale } = context;
  const [found] = await db
    .select({ own: visitSurveys, survey: surveys })
    .from(visitSurveys)
    .innerJoin(surveys, eq(surveys.surveyCodeId, visitSurveys.surveyCodeId))
    .where(rowOf(account, visit))
    // Of two who send at once the second finds it sent.
    .for('update', { of: visitSurveys });
  if (found === undefined) return refuse('forbidden');
  const { own, survey } = found;
  if (own.sentAt !== null) return refuse('surveySentAlready');
  if (!survey.isOpen) return refuse('surveyClosed');
  requireAnswers(survey.item, own.draft, context);
  const { responseId } = own;
  await db
    .update(visitSurveys)
    .set({
      response: responseOf(survey, own.draft, { responseId, at: now, locale }),
      sentAt: now,
      savedAt: now,
    })
    .where(eq(visitSurveys.responseId, responseId));
  return { sentAt: now.toISOString() };
}

/** Puts the order that was made of a shift to what was answered before it. */
export async function joinOrder(
  db: Queryable,
  { orderNo, ownerId, ...visit }: BookedVisit,
): Promise<void> {
  await db.update(visitSurveys).set({ orderNo }).where(rowOf(ownerId, visit));
}
