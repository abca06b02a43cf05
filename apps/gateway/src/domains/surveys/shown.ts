import type { RequestOf, ResponseOf, surveys as calls } from '@xinglin/contract';
import {
  dayAt,
  nextSurveyStep,
  scoreBand,
  surveyMostScore,
  textIn,
  type SurveyAnswer,
} from '@xinglin/rules';
import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { doctors } from '../../kernel/places/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { readAnswers } from './fhir';
import { lastValues } from './last-values';
import { surveyResponses, surveys } from './tables';

type Calls = typeof calls;
type Survey = ResponseOf<Calls['getSurvey']>;

const selectSurveys = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ survey: surveys, doctorName: doctors.name })
    .from(surveys)
    .leftJoin(doctors, eq(doctors.id, surveys.doctorId))
    .where(where);

type Row = Awaited<ReturnType<typeof selectSurveys>>[number];

function cardOf({ survey, doctorName }: Row, locale: Locale) {
  return {
    surveyCodeId: survey.surveyCodeId,
    title: textIn(survey.title, locale),
    introduction: textIn(survey.introduction, locale),
    questionCount: survey.item.flatMap(({ item }) => item.filter(({ type }) => type !== 'display'))
      .length,
    minutes: survey.minutes,
    doctorName: doctorName === null ? null : textIn(doctorName, locale),
    isOpen: survey.isOpen,
    topic: survey.topic,
  };
}

function shownSurvey(row: Row, locale: Locale): Survey {
  const conditions = ({ enableWhen, enableBehavior }: (typeof row.survey.item)[number]) => ({
    enableWhen: [...enableWhen],
    enableBehavior,
  });
  return {
    ...cardOf(row, locale),
    item: row.survey.item.map((group) => ({
      linkId: group.linkId,
      text: textIn(group.text, locale),
      ...conditions(group),
      item: group.item.map((question) => ({
        ...question,
        enableWhen: [...question.enableWhen],
        text: textIn(question.text, locale),
        help: question.help && textIn(question.help, locale),
        unit: question.unit && textIn(question.unit, locale),
        options: question.options.map(
          ({ code, display, score, face = null, exclusive = false }) => ({
            code,
            display: textIn(display, locale),
            score,
            face,
            exclusive,
          }),
        ),
        earliest: question.earliest ?? null,
        latest: question.latest ?? null,
        higherThan: question.higherThan ?? null,
        steps: (question.steps ?? []).map((step) => ({ ...step, text: textIn(step.text, locale) })),
        alarms: (question.alarms ?? []).map(({ text, phones, ...condition }) => ({
          ...condition,
          text: textIn(text, locale),
          phones: phones.map(({ number, name }) => ({ number, name: textIn(name, locale) })),
        })),
      })),
    })),
  };
}

/** Surveys that can be answered; one that is named is there when it is closed too. */
export async function listSurveys(
  { surveyCodeId, audience, pageNo, pageSize }: RequestOf<Calls['listSurveys']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['listSurveys']>> {
  const where = and(
    surveyCodeId === undefined
      ? // What is asked before a visit is answered on the way to it.
        and(surveys.isOpen, isNull(surveys.hospitalId))
      : eq(surveys.surveyCodeId, surveyCodeId),
    audience === 'common' ? isNull(surveys.doctorId) : undefined,
    audience === 'own' ? isNotNull(surveys.doctorId) : undefined,
  );
  const rows = await selectSurveys(db, where)
    .orderBy(asc(surveys.position))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const total = await db.$count(surveys, where);
  return { items: rows.map((row) => cardOf(row, locale)), total, pageNo, pageSize };
}

/** One survey with its questions; refuses an unknown one. */
export async function findSurvey(
  { surveyCodeId }: RequestOf<Calls['getSurvey']>,
  { db, locale }: CallContext,
): Promise<Survey> {
  const [row] = await selectSurveys(db, eq(surveys.surveyCodeId, surveyCodeId));
  return row === undefined ? refuse('forbidden') : shownSurvey(row, locale);
}

/** How many surveys that were sent are read for the values of last time. */
export const formerRead = 5;

/** Answers as calls carry them. */
export const shownDraft = (draft: readonly SurveyAnswer[]) =>
  draft.map(({ linkId, values }) => ({ linkId, values: [...values] }));

/** The survey with what the account has typed so far. */
export async function findDraft(
  { surveyCodeId }: RequestOf<Calls['getSurveyDraft']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSurveyDraft']>> {
  const survey = await findSurvey({ surveyCodeId }, context);
  const [draft] = await context.db
    .select()
    .from(surveyResponses)
    .where(
      and(
        eq(surveyResponses.ownerId, context.account),
        eq(surveyResponses.surveyCodeId, surveyCodeId),
        isNull(surveyResponses.sentAt),
      ),
    );
  return {
    survey,
    responseId: draft?.responseId ?? null,
    answers: shownDraft(draft?.draft ?? []),
    savedAt: draft?.savedAt.toISOString() ?? null,
    last: lastValues(
      await context.db
        .select({ response: surveyResponses.response, sentAt: surveyResponses.sentAt })
        .from(surveyResponses)
        .where(
          and(
            eq(surveyResponses.ownerId, context.account),
            eq(surveyResponses.surveyCodeId, surveyCodeId),
            isNotNull(surveyResponses.sentAt),
          ),
        )
        .orderBy(desc(surveyResponses.sentAt))
        .limit(formerRead),
    ),
  };
}

/** The account's own surveys, the newest first. */
export async function listResponses(
  { state, responseId, pageNo, pageSize }: RequestOf<Calls['listSurveyResponses']>,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['listSurveyResponses']>> {
  const where = and(
    eq(surveyResponses.ownerId, account),
    state === 'unanswered' ? isNull(surveyResponses.sentAt) : isNotNull(surveyResponses.sentAt),
    responseId === undefined ? undefined : eq(surveyResponses.responseId, responseId),
  );
  const rows = await db
    .select({
      survey: surveys,
      doctorName: doctors.name,
      gender: doctors.gender,
      own: surveyResponses,
    })
    .from(surveyResponses)
    .innerJoin(surveys, eq(surveys.surveyCodeId, surveyResponses.surveyCodeId))
    .leftJoin(doctors, eq(doctors.id, surveys.doctorId))
    .where(where)
    .orderBy(desc(surveyResponses.savedAt), surveyResponses.responseId)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const items = rows.map(({ survey, doctorName, gender, own }) => {
    const band = scoreBand(survey.bands, own.score);
    const most = surveyMostScore(survey.item);
    return {
      responseId: own.responseId,
      surveyCodeId: survey.surveyCodeId,
      title: textIn(survey.title, locale),
      doctorName: doctorName === null ? null : textIn(doctorName, locale),
      doctor:
        survey.doctorId === null || gender === null ? null : { doctorId: survey.doctorId, gender },
      topic: survey.topic,
      isOpen: survey.isOpen,
      next: own.sentAt === null ? nextSurveyStep(survey.item, own.draft, dayAt(now)) : null,
      answeredCount: own.draft.filter(({ values }) => values.some((value) => value.trim() !== ''))
        .length,
      savedAt: own.savedAt.toISOString(),
      sentAt: own.sentAt?.toISOString() ?? null,
      answers: own.response === null ? [] : readAnswers(survey.item, own.response, locale),
      score: own.score,
      scoreText: band === undefined ? null : textIn(band.text, locale),
      scale:
        most === null || survey.bands.length === 0
          ? null
          : {
              most,
              bands: survey.bands.map(({ from, text }) => ({ from, text: textIn(text, locale) })),
            },
      reply: own.reply,
      repliedAt: own.repliedAt?.toISOString() ?? null,
    };
  });
  return { items, total: await db.$count(surveyResponses, where), pageNo, pageSize };
}
