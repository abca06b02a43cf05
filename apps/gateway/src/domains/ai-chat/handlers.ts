import type { aiChat } from '@xinglin/contract';
import { aiChatRules } from '@xinglin/rules';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { findPatient, nameInPast } from '../../kernel/people/patients/service';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import { newQuestion, streamAnswer } from './answer';
import { messagesOf, ownAiConversation, shownMessages, titleOf, wordsOf } from './kept';
import { aiConversations, aiMessages } from './tables';

/** The account's conversations with what they are called by. */
async function listed({ db, account, locale }: CallContext, conversationId?: string) {
  const rows = await db
    .select({ conversation: aiConversations, first: aiMessages, patientName: patients.name })
    .from(aiConversations)
    .innerJoin(
      aiMessages,
      and(eq(aiMessages.conversationId, aiConversations.conversationId), eq(aiMessages.number, 1)),
    )
    .leftJoin(patients, eq(patients.patientId, aiConversations.patientId))
    .where(
      and(
        eq(aiConversations.ownerId, account),
        conversationId === undefined
          ? undefined
          : eq(aiConversations.conversationId, conversationId),
      ),
    )
    .orderBy(desc(aiConversations.lastAt), asc(aiConversations.conversationId));
  return rows.map(({ conversation, first, patientName }) => ({
    conversationId: conversation.conversationId,
    text: titleOf(wordsOf(first).text),
    patientName: patientName === null ? null : nameInPast(patientName, locale),
    patientId: conversation.patientId,
    lastAt: conversation.lastAt.toISOString(),
  }));
}

/** What answers the calls of conversations with the AI guide (spec 3 §7.15). */
export function aiChatHandlers(services: Services): HandlersOf<typeof aiChat> {
  return {
    async beginAiChat({ clientId, text, patientId }, context) {
      const { db, account, now } = context;
      if (patientId !== undefined) await findPatient(db, account, patientId);
      // Two devices must not both begin the last one.
      await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`ai-chat:${account}`}))`);
      const [own] = await db
        .select({ count: count() })
        .from(aiConversations)
        .where(eq(aiConversations.ownerId, account));
      if ((own?.count ?? 0) >= aiChatRules.conversations) refuse('aiChatsFull');
      const conversationId = newId();
      const question = newQuestion({ conversationId, lastNumber: 0 }, { clientId, text, at: now });
      await db.insert(aiConversations).values({
        conversationId,
        ownerId: account,
        patientId: patientId ?? null,
        lastNumber: 2,
        begunAt: now,
        lastAt: now,
      });
      await db.insert(aiMessages).values(question);
      return { conversationId };
    },

    streamAiChat: (input, context) => streamAnswer(input, context, services),

    async aiChatCalls(_, context) {
      const rows = await listed(context);
      return wholeList(rows.map(({ patientId: _patientId, ...row }) => row));
    },

    async getAiChat({ conversationId }, context) {
      const [conversation] = await listed(context, conversationId);
      if (conversation === undefined) return refuse('forbidden');
      const rows = await messagesOf(context.db, conversationId);
      return { ...conversation, messages: await shownMessages(rows, context) };
    },

    async deleteAiChat({ conversationId }, { db, account }) {
      const deleted = await db
        .delete(aiConversations)
        .where(
          and(
            eq(aiConversations.conversationId, conversationId),
            eq(aiConversations.ownerId, account),
          ),
        )
        .returning();
      if (deleted.length === 0) refuse('forbidden');
      return { done: true };
    },

    async reviewConsultAiRecord({ conversationId, number, verdict, reason }, context) {
      await ownAiConversation(context, conversationId);
      const reviewed = await context.db
        .update(aiMessages)
        .set({ verdict, reason: reason || null })
        .where(
          and(
            eq(aiMessages.conversationId, conversationId),
            eq(aiMessages.number, number),
            eq(aiMessages.side, 'guide'),
          ),
        )
        .returning();
      if (reviewed.length === 0) refuse('forbidden');
      return { done: true };
    },
  };
}
