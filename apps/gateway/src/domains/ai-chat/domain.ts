// Owns: conversations with the AI guide: what is asked, who answers, what may be told, what is kept.
// Must not know: which words mean what (kernel/triage), which sentences a page shows around them.
// Used by: the list of domains.
import { aiChat } from '@xinglin/contract';
import { asc, eq } from 'drizzle-orm';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { aiChatHandlers } from './handlers';
import { messagesOf, wordsOf } from './kept';
import { aiConversations, aiMessages } from './tables';

export const aiChatDomain = defineDomain({
  name: 'aiChat',
  calls: aiChat,
  handlers: aiChatHandlers,
  brings: [
    // No record of treatment: nothing of it outlives the account.
    erasures.of(async (db, ownerId) => {
      await db.delete(aiConversations).where(eq(aiConversations.ownerId, ownerId));
    }),
    exportedData.of(async (db, ownerId) => {
      const rows = await db
        .select()
        .from(aiConversations)
        .where(eq(aiConversations.ownerId, ownerId))
        .orderBy(asc(aiConversations.begunAt), asc(aiConversations.conversationId));
      const conversations = [];
      for (const { conversationId, patientId, begunAt } of rows) {
        const messages = await messagesOf(db, conversationId);
        conversations.push({
          patientId,
          begunAt,
          messages: messages.map((row) => ({
            side: row.side,
            text: wordsOf(row).text,
            at: row.at,
            verdict: row.verdict,
            reason: row.reason,
          })),
        });
      }
      return { aiConversations: conversations };
    }),
    sealedTables.of(aiMessages),
  ],
});
