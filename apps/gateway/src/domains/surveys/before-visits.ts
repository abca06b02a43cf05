import type { RequestOf, ResponseOf, surveys as calls } from '@xinglin/contract';
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
import { findSurvey, formerRead } from './shown';
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
    answers: (own?.draft ?? []).map(({ linkId, values }) => ({ linkId, values: [...values] })),
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

/** Keeps what was typed before a visit; refuses what was sent already, and where nothing is asked. */
export async function saveVisitSurvey(
  { answers, ...visit }: RequestOf<Calls['saveVisitSurvey']>,
  context: CallContext,
): Promise<ResponseOf<Calls['saveVisitSurvey']>> {
  const { db, account: ownerId, now: savedAt } = context;
  const { surveyCodeId } = await findVisit(context, visit);
  if (surveyCodeId === null) return refuse('forbidden');
  const [survey] = await db.select().from(surveys).where(eq(surveys.surveyCodeId, surveyCodeId));
  await requireOwnPictures(context, picturesOf(survey?.item ?? [], answers));
  const saved = await db
    .insert(visitSurveys)
    .values({ responseId: newId(), surveyCodeId, ownerId, ...visit, draft: answers, savedAt })
    .onConflictDoUpdate({
      target: [visitSurveys.ownerId, visitSurveys.patientId, visitSurveys.shiftCaseId],
      set: { draft: answers, savedAt },
      setWhere: isNull(visitSurveys.sentAt),
    })
    .returning({ responseId: visitSurveys.responseId });
  if (saved.length === 0) refuse('surveySentAlready');
  return { savedAt: savedAt.toISOString() };
}

/** Sends what was saved before a visit, once; refuses what lacks an answer. */
export async function submitVisitSurvey(
  visit: RequestOf<Calls['submitVisitSurvey']>,
  { db, account, now, locale }: CallContext,
): Promise<ResponseOf<Calls['submitVisitSurvey']>> {
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
  requireAnswers(survey.item, own.draft, locale);
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
