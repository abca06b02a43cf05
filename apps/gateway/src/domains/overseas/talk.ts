import type { OverseasEvent } from '@xinglin/contract';
import { conversationRules } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { conversations } from '../../kernel/conversations/tables';
import { closeConversation, openConversation, say } from '../../kernel/conversations/write';
import type { MoveContext } from '../../kernel/orders/move-context';
import type { Order } from '../../kernel/orders/order-kind';
import type { OverseasRow } from './tables';

/** What conversations of consultations from abroad are called. */
export const talkName = 'overseas';

const closing: readonly OverseasEvent[] = ['cancel', 'expire', 'withdraw', 'finish'];

/** Opens the conversation with the patient's question once a doctor takes it, and ends it with the consultation. */
export async function talkAfter(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  { orderNo: key, ownerId, own }: Pick<Order<string, OverseasRow>, 'orderNo' | 'ownerId' | 'own'>,
  event: OverseasEvent,
): Promise<void> {
  const { doctorId, question } = own;
  if (event === 'take' && doctorId !== null) {
    await openConversation({ db, now }, { kind: talkName, key, ownerId, doctorId });
    await say({ db, now }, key, {
      side: 'patient',
      clientId: conversationRules.openingId,
      content: { type: 'text', text: question },
    });
  }
  if (!closing.includes(event)) return;
  // Given up before a doctor took it, it has no conversation.
  if ((await db.$count(conversations, eq(conversations.key, key))) === 0) return;
  await say({ db, now }, key, {
    side: 'system',
    content: { type: 'notice', textKey: 'conversation.closed' },
  });
  await closeConversation({ db, now }, key);
}
