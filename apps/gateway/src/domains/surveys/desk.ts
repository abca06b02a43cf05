import { Id, Instant, opaqueText, writtenText } from '@xinglin/contract';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { users } from '../../kernel/people/accounts/tables';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { readAnswers } from './fhir';
import { surveyResponses, surveys } from './tables';

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What doctors and their assistants do with surveys. */
export const surveyDesk = [
  deskAction({
    name: 'plan-survey',
    summary: 'Asks a patient to answer a survey; the draft that they have is gone on with.',
    roles: ['nurse'],
    request: z.object({ mobile: opaqueText({ max: 20 }), surveyCodeId: Id }),
    response: z.object({ planned: z.boolean() }),
    subject: ({ surveyCodeId }) => surveyCodeId,
    async handle({ mobile, surveyCodeId }, { db, now }) {
      const [user] = await db
        .select({ userId: users.userId })
        .from(users)
        .where(eq(users.mobile, mobile));
      const [survey] = await db
        .select()
        .from(surveys)
        .where(eq(surveys.surveyCodeId, surveyCodeId));
      if (user === undefined || survey === undefined) return refuse('forbidden');
      if (!survey.isOpen) return refuse('surveyClosed');
      const planned = await db
        .insert(surveyResponses)
        .values({
          responseId: newId(),
          surveyCodeId,
          ownerId: user.userId,
          draft: [],
          savedAt: now,
        })
        .onConflictDoNothing()
        .returning({ responseId: surveyResponses.responseId });
      return { planned: planned.length > 0 };
    },
  }),
  deskAction({
    name: 'list-surveys-to-read',
    summary: 'Surveys that were sent and have no reply, the oldest first, a hundred at most.',
    roles: ['nurse'],
    isRead: true,
    request: z.object({ surveyCodeId: Id.optional() }),
    response: z.object({
      items: z.array(
        z.object({
          responseId: Id,
          surveyCodeId: Id,
          sentAt: Instant,
          score: z.number().nullable(),
          answers: z.array(z.object({ question: z.string(), texts: z.array(z.string()) })),
        }),
      ),
    }),
    async handle({ surveyCodeId }, { db }) {
      const rows = await db
        .select({ own: surveyResponses, item: surveys.item })
        .from(surveyResponses)
        .innerJoin(surveys, eq(surveys.surveyCodeId, surveyResponses.surveyCodeId))
        .where(
          and(
            isNotNull(surveyResponses.sentAt),
            isNull(surveyResponses.repliedAt),
            surveyCodeId === undefined ? undefined : eq(surveys.surveyCodeId, surveyCodeId),
          ),
        )
        .orderBy(asc(surveyResponses.sentAt), surveyResponses.responseId)
        .limit(linesShown);
      return {
        items: rows.flatMap(({ own, item }) =>
          own.sentAt === null || own.response === null
            ? []
            : [
                {
                  responseId: own.responseId,
                  surveyCodeId: own.surveyCodeId,
                  sentAt: own.sentAt.toISOString(),
                  score: own.score,
                  answers: readAnswers(item, own.response, 'zh-Hans').map(
                    ({ question, texts }) => ({ question, texts }),
                  ),
                },
              ],
        ),
      };
    },
  }),
  deskAction({
    name: 'reply-survey',
    summary: 'Replies to a survey that was sent; a later reply takes the place of the first.',
    roles: ['nurse'],
    request: z.object({ responseId: Id, text: writtenText({ min: 1, max: 2000 }) }),
    response: z.object({ repliedAt: Instant }),
    subject: ({ responseId }) => responseId,
    async handle({ responseId, text }, { db, now }) {
      const replied = await db
        .update(surveyResponses)
        .set({ reply: text, repliedAt: now })
        .where(and(eq(surveyResponses.responseId, responseId), isNotNull(surveyResponses.sentAt)))
        .returning({ responseId: surveyResponses.responseId });
      if (replied.length === 0) refuse('forbidden');
      return { repliedAt: now.toISOString() };
    },
  }),
  deskAction({
    name: 'open-survey',
    summary: 'Takes answers of a survey, or takes them no more; drafts stay.',
    roles: ['administrator'],
    request: z.object({ surveyCodeId: Id, isOpen: z.boolean() }),
    response: z.object({ isOpen: z.boolean() }),
    subject: ({ surveyCodeId }) => surveyCodeId,
    async handle({ surveyCodeId, isOpen }, { db }) {
      const changed = await db
        .update(surveys)
        .set({ isOpen })
        .where(eq(surveys.surveyCodeId, surveyCodeId))
        .returning({ isOpen: surveys.isOpen });
      if (changed.length === 0) refuse('forbidden');
      return { isOpen };
    },
  }),
];
