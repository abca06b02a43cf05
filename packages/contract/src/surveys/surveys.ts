import { z } from 'zod';
import { PatientId } from '../account/ids';
import { Gender } from '../account/patients';
import { DoctorId } from '../directory/ids';
import { ShiftCaseId } from '../booking/ids';
import { SurveyCodeId, SurveyLinkId, SurveyResponseId } from './ids';
import { FileId } from '../system/ids';
import { defineCalls } from '../define-calls';
import { Id, Instant, ListOf, LocalDate, PageFields } from '../shapes';

/** A condition under which something is asked (FHIR R4 `enableWhen`). */
const conditions = {
  enableWhen: z.array(
    z.object({
      question: Id,
      operator: z.enum(['exists', '=', '!=', '>', '<', '>=', '<=']),
      /** A code of an option, or a number. */
      answer: z.string(),
    }),
  ),
  enableBehavior: z.enum(['all', 'any']),
};

/** A drawn face of a step, from the best to the worst. */
const Face = z.enum(['great', 'good', 'fair', 'poor', 'awful']);

/** An answer that needs help before the next question, as the survey declares it. */
export const SurveyAlarm = z
  .object({
    operator: z.enum(['=', '>=', '<=']),
    /** A code of an option, or a number. */
    answer: z.string(),
    /** What to do now. */
    text: z.string(),
    phones: z.array(z.object({ number: z.string(), name: z.string() })).max(3),
  })
  .meta({ id: 'SurveyAlarm' });

const DayLimit = z.union([LocalDate, z.literal('today')]);

/** One question, by the types of a FHIR R4 Questionnaire; a `display` is only read. */
export const SurveyQuestion = z
  .object({
    linkId: SurveyLinkId,
    type: z.enum(['display', 'choice', 'integer', 'quantity', 'date', 'text', 'attachment']),
    text: z.string(),
    help: z.string().nullable(),
    required: z.boolean(),
    /** Several options may be chosen. */
    repeats: z.boolean(),
    options: z.array(
      z.object({
        code: Id,
        display: z.string(),
        score: z.number().nullable(),
        face: Face.nullable(),
        /** It is chosen alone, as "none of these". */
        exclusive: z.boolean(),
      }),
    ),
    /** Words of a scale, each from a number up to the next; empty where none are declared. */
    steps: z.array(z.object({ from: z.number(), text: z.string(), face: Face.nullable() })).max(11),
    alarms: z.array(SurveyAlarm).max(5),
    /** Of a quantity. */
    unit: z.string().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    /** Limits of a date; `today` is the day of the hospital's calendar. */
    earliest: DayLimit.nullable(),
    latest: DayLimit.nullable(),
    /** The question whose number this one must be above, as systolic is above diastolic. */
    higherThan: SurveyLinkId.nullable(),
    ...conditions,
  })
  .meta({ id: 'SurveyQuestion' });

/** Questions under one heading. */
export const SurveyGroup = z
  .object({ linkId: SurveyLinkId, text: z.string(), ...conditions, item: z.array(SurveyQuestion) })
  .meta({ id: 'SurveyGroup' });

/** A survey as lists show it. */
export const SurveyCard = z
  .object({
    surveyCodeId: SurveyCodeId,
    title: z.string(),
    introduction: z.string(),
    /** At most, with all branches. */
    questionCount: z.int().min(0),
    minutes: z.int().min(1),
    /** The doctor whose patients it is for; null for everybody. */
    doctorName: z.string().nullable(),
    isOpen: z.boolean(),
    /** What it is about, for its drawing. */
    topic: z.enum(['general', 'heart', 'sugar', 'mood', 'sleep', 'consult', 'checkUp']),
  })
  .meta({ id: 'SurveyCard' });

export const Survey = SurveyCard.extend({ item: z.array(SurveyGroup) }).meta({ id: 'Survey' });

/** Answers as they were typed, each question once. */
const Answers = z
  .array(z.object({ linkId: SurveyLinkId, values: z.array(z.string().max(2000)).max(20) }))
  .max(200);

/** Numbers that were sent last, each of the newest survey that has one. */
const LastValues = z
  .array(z.object({ linkId: SurveyLinkId, value: z.string(), sentAt: Instant }))
  .max(200);

/** Whose visit is asked about, and when it is. */
const BeforeVisit = z.object({ patientId: PatientId, shiftCaseId: ShiftCaseId });

/** A survey that the account was asked to answer, began, or sent. */
export const SurveyResponse = z
  .object({
    responseId: SurveyResponseId,
    surveyCodeId: SurveyCodeId,
    title: z.string(),
    doctorName: z.string().nullable(),
    /** Who replies, for the face; null for everybody's surveys. */
    doctor: z.object({ doctorId: DoctorId, gender: Gender }).nullable(),
    topic: SurveyCard.shape.topic,
    isOpen: z.boolean(),
    /** How many questions have an answer. */
    answeredCount: z.int().min(0),
    /** The screen that is next, from 0, and how many there are after these answers; null once it is sent. */
    next: z.object({ at: z.int().min(0), of: z.int().min(0) }).nullable(),
    savedAt: Instant,
    /** Null while it is not sent. */
    sentAt: Instant.nullable(),
    /** As they were sent, in the reader's language. */
    answers: z.array(
      z.object({
        linkId: SurveyLinkId,
        question: z.string(),
        texts: z.array(z.string()),
        fileIds: z.array(FileId),
      }),
    ),
    score: z.number().nullable(),
    /** What the score means; null where there is none. */
    scoreText: z.string().nullable(),
    /** The bands that the survey declares, the lowest first, and the highest score; null where it declares none. */
    scale: z
      .object({
        most: z.number(),
        bands: z.array(z.object({ from: z.number(), text: z.string() })).max(20),
      })
      .nullable(),
    reply: z.string().nullable(),
    repliedAt: Instant.nullable(),
  })
  .meta({ id: 'SurveyResponse' });

/** Surveys: what can be answered, drafts, what was sent and what a doctor replied (spec 2 §2.8, §2.28, spec 3 §7.7). */
export const surveys = defineCalls({
  /** Surveys that can be answered; `own` of a doctor's, `common` for everybody. */
  listSurveys: {
    path: '/modulesurvey/list',
    access: 'open',
    kind: 'query',
    request: z.object({
      surveyCodeId: SurveyCodeId.optional(),
      audience: z.enum(['common', 'own']).optional(),
      ...PageFields,
    }),
    response: ListOf(SurveyCard),
  },
  getSurvey: {
    path: '/modulesurvey/detail',
    access: 'open',
    kind: 'query',
    request: z.object({ surveyCodeId: SurveyCodeId }),
    response: Survey,
  },
  /** The survey with what the account has typed so far. */
  getSurveyDraft: {
    path: '/questionnaire/draft',
    access: 'session',
    kind: 'query',
    request: z.object({ surveyCodeId: SurveyCodeId }),
    response: z.object({
      survey: Survey,
      /** Null while nothing is saved. */
      responseId: SurveyResponseId.nullable(),
      answers: Answers,
      savedAt: Instant.nullable(),
      last: LastValues,
    }),
    tags: ['SurveyDraft'],
  },
  /**
   * Stores the answers that changed on this device, half-typed ones too; the others of the draft stay, so that two devices
   * do not overwrite each other. Empty `values` remove an answer. Responds with the whole draft.
   */
  saveSurveyDraft: {
    path: '/questionnaire/save',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      surveyCodeId: SurveyCodeId,
      /** The draft that is continued; left out for the first time. */
      responseId: SurveyResponseId.optional(),
      answers: Answers,
    }),
    response: z.object({ responseId: SurveyResponseId, savedAt: Instant, answers: Answers }),
    refusals: ['surveySentAlready', 'fileRefused'],
    tags: ['SurveyDraft', 'SurveyResponses'],
  },
  /** Sends what is saved, once: the answers of what is asked, and of nothing else. */
  submitSurvey: {
    path: '/hades/survey/submit',
    access: 'session',
    kind: 'mutation',
    request: z.object({ responseId: SurveyResponseId }),
    response: z.object({ responseId: SurveyResponseId, sentAt: Instant }),
    refusals: ['surveyClosed', 'surveySentAlready'],
    tags: ['SurveyDraft', 'SurveyResponses'],
  },
  /**
   * What the hospital or the department of a shift asks a patient before the visit (spec 2 §2.6), with what was typed so
   * far; null where it asks nothing.
   */
  getVisitSurvey: {
    path: '/questionnaire/visit/draft',
    access: 'session',
    kind: 'query',
    request: BeforeVisit,
    response: z.object({
      survey: Survey.nullable(),
      answers: Answers,
      savedAt: Instant.nullable(),
      last: LastValues,
      /** Null while it is not sent. */
      sentAt: Instant.nullable(),
    }),
    tags: ['VisitSurvey'],
  },
  /** Stores the answers before a visit that changed on this device, as `saveSurveyDraft` does. */
  saveVisitSurvey: {
    path: '/questionnaire/visit/save',
    access: 'session',
    kind: 'mutation',
    request: BeforeVisit.extend({ answers: Answers }),
    response: z.object({ savedAt: Instant, answers: Answers }),
    refusals: ['surveySentAlready', 'fileRefused'],
    tags: ['VisitSurvey'],
  },
  /** Sends what was saved before a visit, once: the hospital reads it with the order that is made of the shift. */
  submitVisitSurvey: {
    path: '/hades/survey/visit/submit',
    access: 'session',
    kind: 'mutation',
    request: BeforeVisit,
    response: z.object({ sentAt: Instant }),
    refusals: ['surveyClosed', 'surveySentAlready'],
    tags: ['VisitSurvey'],
  },
  /** The account's own surveys, the newest first. */
  listSurveyResponses: {
    path: '/hades/survey/list',
    access: 'session',
    kind: 'query',
    request: z.object({
      state: z.enum(['unanswered', 'answered']),
      responseId: SurveyResponseId.optional(),
      ...PageFields,
    }),
    response: ListOf(SurveyResponse),
    tags: ['SurveyResponses'],
  },
});
