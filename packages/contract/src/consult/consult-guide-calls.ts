import { z } from 'zod';
import { ConsultKey } from './ids';
import { OneConsult } from './consult-order-calls';
import { ConsultCard, ConsultKind, ConsultSince } from './consult-shapes';
import { defineCalls } from '../define-calls';
import { moderationReasons } from '../reviews/review-rules';
import { Instant, Nothing } from '../shapes';

/** What a person is told before, while and after asking (spec 3 §5, §7.6, §8). */
export const consultGuideCalls = defineCalls({
  /**
   * What is to be known before a consult of a kind is asked for: its promises, limits and rules, in the reader's
   * language. The specification shows no path (spec 3 §7.6).
   */
  getConsultInform: {
    path: '/consult/inform.json',
    access: 'open',
    kind: 'query',
    request: z.object({ kind: ConsultKind }),
    response: z.object({ kind: ConsultKind, title: z.string(), rules: z.array(z.string()).min(1) }),
  },
  /**
   * The numbers that bind a consult of a kind, for forms that count along (spec 3 §7.6, /consult/config/*).
   */
  getConsultKindConfig: {
    path: '/consult/config/kind.json',
    access: 'open',
    kind: 'query',
    request: z.object({ kind: ConsultKind }),
    response: z.object({
      kind: ConsultKind,
      /** Minutes until an unpaid order lapses. */
      payWithinMinutes: z.int().min(1),
      /** Hours for which a doctor waits for better pictures. */
      picturesWithinHours: z.int().min(1),
      /** Hours between two reminders of a doctor. */
      remindAgainHours: z.int().min(1),
      /** Consults that an account may have open at once. */
      openAtMost: z.int().min(1),
      /** Consults of this kind that an account may open in a calendar month; null for any number. */
      perMonth: z.int().min(1).nullable(),
      /** Characters of the question. */
      questionLeast: z.int().min(1),
      questionMost: z.int().min(1),
      picturesAtMost: z.int().min(1),
    }),
  },
  /**
   * The words in texts that a submit would refuse them for, before they are sent (spec 3 §5). What moderation hides or
   * only looks at is not named: it can be sent.
   */
  checkSensitiveWords: {
    path: '/consult/check/sensitivewords.json',
    access: 'session',
    kind: 'query',
    request: z.object({ texts: z.array(z.string().max(2000)).min(1).max(5) }),
    response: z.object({
      found: z.array(
        z.object({
          /** Place of the text in the request, from 0. */
          place: z.int().min(0),
          /** Where the words stand in it; `end` is exclusive. */
          start: z.int().min(0),
          end: z.int().min(1),
          phrase: z.string(),
          cause: z.enum(moderationReasons),
        }),
      ),
    }),
  },
  /**
   * What can be said of fever consults now: the doctors who take them and how soon they answer. An empty object where
   * nothing can be told, and when it fails (spec 3 §8).
   */
  getPneumoniaConfig: {
    path: '/consult/pneumonia/config.json',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({
      /** Doctors who answer such questions now, at least one. */
      doctorCount: z.int().min(1).optional(),
      answerWithinMinutes: z.int().min(1).optional(),
      /** The same by phone; left out where none calls now. */
      callsWithinMinutes: z.int().min(1).optional(),
    }),
    onFailure: { default: {} },
  },
  /**
   * The number that the call of one's own phone consult comes from, so that it is not taken for spam; null where the
   * consult is not by phone, is over, or the operator has set no number. Refuses with `forbidden` what belongs to
   * another (spec 1 §7).
   */
  getPhoneConsultLineNumber: {
    path: '/medicalassist/rest/phoneconsult/black/getlinenumber',
    access: 'session',
    kind: 'query',
    request: z.object({ orderKey: ConsultKey }),
    response: z.object({ orderKey: ConsultKey, linePhone: z.string().nullable() }),
    tags: [OneConsult],
  },
  /** The account's open consults with an agreed moment of a call, the next one first (spec 3 §7.6, schedulecase). */
  listScheduleCases: {
    path: '/consult/schedulecase/list.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      items: z.array(
        ConsultCard.extend({
          startsAt: Instant,
          /** When the call ends at the latest. */
          endsAt: Instant,
          timeZone: z.string(),
        }),
      ),
    }),
    tags: ['Consult', 'ConsultTime'],
  },
  /**
   * A summary of one's own ended consult, put together by rule from what its patient and its doctor wrote; nothing is
   * added. Null while the consult is not over, or where its doctor wrote nothing. Refuses with `forbidden` what belongs
   * to another. Time-out 10 s (spec 3 §7.6).
   */
  getAssistantMedicalSummary: {
    path: '/consult/assistant/medicalsummary.json',
    timeoutMs: 10_000,
    access: 'session',
    kind: 'query',
    request: z.object({ orderKey: ConsultKey }),
    response: z.object({
      orderKey: ConsultKey,
      summary: z
        .object({
          question: z.string(),
          since: ConsultSince.nullable(),
          /** What the patient said that a doctor found before. */
          earlierDiagnosis: z.string().nullable(),
          /** What the doctor wrote besides questions, oldest first. */
          advice: z.array(z.string()),
          /** Of the doctor's words those that say when to act: worse, at once, come again. */
          watch: z.array(z.string()),
          /** Examinations that the doctor proposed, by their names. */
          proposed: z.array(z.string()),
        })
        .nullable(),
    }),
    tags: [OneConsult],
  },
});
