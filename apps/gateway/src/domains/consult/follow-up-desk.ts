import { Id, writtenText } from '@xinglin/contract';
import { followUpRules } from '@xinglin/rules';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { announcing, say } from '../../kernel/conversations/write';
import { isConversationOfDoctor } from '../../kernel/conversations/of-doctor';
import { conversations } from '../../kernel/conversations/tables';
import { deskAction, type DeskContext } from '../../kernel/desk/desk-action';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { answersIn, askedIn } from './follow-ups';
import { followUpReplies, followUps } from './tables';
import { talkName } from './talk';

const Words = writtenText({ min: 1, max: 2000 });
const Line = writtenText({ min: 1, max: followUpRules.lineLength });
const Question = z.object({
  text: Line,
  options: z.array(Line).max(followUpRules.options).default([]),
});

/** How long a follow-up can be answered. */
const openForMs = followUpRules.openDays * 24 * 60 * 60 * 1000;

/** Whether a doctor sent a follow-up. */
async function isFollowUpOfDoctor(
  doctorId: string,
  { followUpId }: { readonly followUpId: string },
  { db }: Pick<DeskContext, 'db'>,
): Promise<boolean> {
  const sent = and(eq(followUps.followUpId, followUpId), eq(followUps.doctorId, doctorId));
  return (await db.$count(followUps, sent)) > 0;
}

/** How a doctor looks after a patient whose consult is over. */
export const followUpDesk = [
  deskAction({
    name: 'send-follow-up',
    summary: 'The doctor asks how it went: questions that stand as a card in the conversation.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    request: z.object({
      orderKey: Id,
      title: Line,
      note: Words.optional(),
      questions: z.array(Question).min(1).max(followUpRules.questions),
    }),
    response: z.object({ followUpId: Id }),
    subject: ({ orderKey }) => orderKey,
    async handle({ orderKey, title, note = null, questions }, context) {
      const { db, now, services } = context;
      const [own] = await db
        .select({ doctorId: conversations.doctorId, kind: conversations.kind })
        .from(conversations)
        .where(eq(conversations.key, orderKey));
      if (own?.kind !== talkName) return refuse('forbidden');
      const followUpId = newId();
      const asked = {
        note,
        questions: questions.map(({ text, options }, place) => ({
          questionId: `${place + 1}`,
          text,
          options: options.map((option) => ({ text: option })),
        })),
      };
      await db.insert(followUps).values({
        followUpId,
        orderNo: orderKey,
        doctorId: own.doctorId,
        title,
        asked: JSON.stringify(asked),
        sentAt: now,
        closesAt: new Date(now.getTime() + openForMs),
      });
      await say(announcing(services.live, context), orderKey, {
        // It is no answer to a question, and the conversation stays as it is: mostly it has ended.
        side: 'system',
        content: { type: 'card', card: 'followUp', thingId: followUpId, title, lines: [] },
      });
      return { followUpId };
    },
  }),
  deskAction({
    name: 'open-follow-up',
    summary: 'What was asked and answered, and what was said to it.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: isFollowUpOfDoctor,
    request: z.object({ followUpId: Id }),
    response: z.object({
      orderKey: Id,
      title: z.string(),
      items: z.array(z.object({ question: z.string(), answer: z.string().nullable() })),
      replies: z.array(z.string()),
    }),
    subject: ({ followUpId }) => followUpId,
    async handle({ followUpId }, { db }) {
      const [found = refuse('forbidden')] = await db
        .select()
        .from(followUps)
        .where(eq(followUps.followUpId, followUpId));
      const answers = new Map(answersIn(found).map(({ questionId, text }) => [questionId, text]));
      const replies = await db
        .select({ words: followUpReplies.words })
        .from(followUpReplies)
        .where(eq(followUpReplies.followUpId, followUpId))
        .orderBy(asc(followUpReplies.at));
      return {
        orderKey: found.orderNo,
        title: found.title,
        items: askedIn(found).questions.map(({ questionId, text }) => ({
          question: text,
          answer: answers.get(questionId) ?? null,
        })),
        replies: replies.map(({ words }) => words),
      };
    },
  }),
  deskAction({
    name: 'reply-follow-up',
    summary: 'The doctor says something to a report that was sent.',
    roles: ['doctor'],
    isOfDoctor: isFollowUpOfDoctor,
    request: z.object({ followUpId: Id, text: Words }),
    response: z.object({ followUpId: Id }),
    subject: ({ followUpId }) => followUpId,
    async handle({ followUpId, text }, context) {
      const { db, now, services } = context;
      const [found = refuse('forbidden')] = await db
        .select()
        .from(followUps)
        .where(eq(followUps.followUpId, followUpId));
      if (found.answeredAt === null) refuse('forbidden');
      await db
        .insert(followUpReplies)
        .values({ replyId: newId(), followUpId, words: text, at: now });
      await say(announcing(services.live, context), found.orderNo, {
        side: 'system',
        content: { type: 'notice', textKey: 'conversation.followUpReplied' },
      });
      return { followUpId };
    },
  }),
];
