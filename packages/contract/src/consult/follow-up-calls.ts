import { z } from 'zod';
import { ConsultKey, FollowUpId } from './ids';
import { DoctorId } from '../directory/ids';
import { defineCalls } from '../define-calls';
import { Instant, ListOf, publicId, writtenText } from '../shapes';

const QuestionId = publicId('counts within the follow-up that the call names');

/** A question of a follow-up: answered by one of its options, or in words where it has none. */
const FollowUpQuestion = z
  .object({
    questionId: QuestionId,
    text: z.string(),
    options: z.array(z.object({ text: z.string() })).default([]),
  })
  .meta({ id: 'FollowUpQuestion' });

/** What was answered to one question: an option as it stands there, or the patient's own words. */
const FollowUpAnswer = z.object({
  questionId: QuestionId,
  text: writtenText({ min: 1, max: 500 }),
});

const OneFollowUp = { type: 'FollowUp', by: 'followUpId' } as const;
const Which = z.object({ followUpId: FollowUpId });

/** A doctor's questions some time after a consult, as its patient sees them. */
const FollowUp = z
  .object({
    followUpId: FollowUpId,
    /** The conversation in which they were sent. */
    orderKey: ConsultKey,
    doctorId: DoctorId,
    doctorName: z.string(),
    title: z.string(),
    /** What the doctor says before the questions; null for nothing. */
    note: z.string().nullable(),
    questions: z.array(FollowUpQuestion),
    sentAt: Instant,
    /** Until when it can be answered. */
    closesAt: Instant,
    /** When it was answered; null before. */
    answeredAt: Instant.nullable(),
    maySubmit: z.boolean(),
  })
  .meta({ id: 'FollowUp' });

/** Follow-up questions after a consult, the patient's report and the doctor's replies (spec 3 §7.6, modulefollowup). */
export const followUpCalls = defineCalls({
  /** What a doctor asks, and until when. */
  getRevisitRemind: {
    path: '/modulefollowup/revisitremind/detail/{followUpId}',
    access: 'session',
    kind: 'query',
    request: Which,
    response: FollowUp,
    tags: [OneFollowUp],
  },
  /** Whether it can be answered now. */
  checkSubmitFollowupReport: {
    path: '/modulefollowup/report/checksubmit',
    access: 'session',
    kind: 'query',
    request: Which,
    response: z.object({ maySubmit: z.boolean(), answeredAt: Instant.nullable() }),
    tags: [OneFollowUp],
  },
  /** Answers all of the questions, once. */
  submitFollowupReport: {
    path: '/modulefollowup/report/submit',
    access: 'session',
    kind: 'mutation',
    request: Which.extend({ answers: z.array(FollowUpAnswer).min(1).max(20) }),
    response: z.object({ answeredAt: Instant }),
    refusals: ['followUpClosed', 'textRefused'],
    tags: [OneFollowUp],
  },
  /** What was asked and what was answered; no answers before it was sent. */
  getFollowupReport: {
    path: '/modulefollowup/report/detail/{followUpId}',
    access: 'session',
    kind: 'query',
    request: Which,
    response: FollowUp.extend({ answers: z.array(FollowUpAnswer) }),
    tags: [OneFollowUp],
  },
  /** What the doctor said to the report, oldest first. */
  listFollowupDoctorReplies: {
    path: '/modulefollowup/report/doctorReplyList',
    access: 'session',
    kind: 'query',
    request: Which,
    response: ListOf(z.object({ text: z.string(), at: Instant })),
    tags: [OneFollowUp],
  },
});
