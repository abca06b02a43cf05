import type { ConsultEvent } from '@xinglin/contract';
import { conversationRules, formatCents } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { conversations } from '../../kernel/conversations/tables';
import { answerPictureRequest } from '../../kernel/conversations/picture-requests';
import {
  closeConversation,
  endCallIn,
  lockConversation,
  openConversation,
  say,
  touchConversation,
} from '../../kernel/conversations/write';
import type { MoveContext } from '../../kernel/orders/move-context';
import type { Order } from '../../kernel/orders/order-kind';
import type { ConsultRow } from './tables';

/** What conversations of consults are called. */
export const talkName = 'consult';

/** After these a doctor is there to be written to, or will be; a free consult is not paid before. */
const opening: readonly ConsultEvent[] = ['submit', 'pay', 'take'];
/** After these it stands otherwise, though nothing is said. */
const turning: readonly ConsultEvent[] = ['take', 'askPictures', 'sendPictures', 'convert'];
/** After these the conversation is closed. */
const closing: readonly ConsultEvent[] = [
  'cancel',
  'refuse',
  'expire',
  'withdraw',
  'finish',
  'upgrade',
];

/** Opens the conversation of a consult with the patient's question as soon as its doctor is known, and ends it with it. */
export async function talkAfter(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  { orderNo: key, ownerId, own }: Pick<Order<string, ConsultRow>, 'orderNo' | 'ownerId' | 'own'>,
  event: ConsultEvent,
): Promise<void> {
  const { doctorId, question } = own;
  if (opening.includes(event) && doctorId !== null) {
    await openConversation({ db, now }, { kind: talkName, key, ownerId, doctorId });
    await say({ db, now }, key, {
      side: 'patient',
      // Once, though it is opened at the payment and again when the doctor takes it.
      clientId: conversationRules.openingId,
      content: { type: 'text', text: question },
    });
  }
  const isOver = closing.includes(event);
  if ((isOver || event === 'convert') && (await isOpen(db, key))) {
    await lockConversation(db, key);
    // Before the words on what becomes of the consult, so that they stand last.
    await endCallIn({ db, now }, key, 'system');
    await say({ db, now }, key, {
      side: 'system',
      content: {
        type: 'notice',
        textKey: isOver ? 'conversation.closed' : 'conversation.turnedToText',
      },
    });
    if (isOver) await closeConversation({ db, now }, key);
  }
  if (event === 'sendPictures') await answerPictureRequest({ db, now }, key);
  if (turning.includes(event)) await touchConversation({ db, now }, key);
}

/** Tells in the conversation what goes back of a consult that stays given, and why; a call may have none. */
export async function tellPartRefund(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  key: string,
  { cents, reason }: { readonly cents: number; readonly reason: string },
): Promise<void> {
  if (!(await isOpen(db, key))) return;
  const values = { money: formatCents(cents), reason };
  await say({ db, now }, key, {
    side: 'system',
    content: { type: 'notice', textKey: 'conversation.refundedInPart', values },
  });
}

/** Given up before it was paid, a consult has no conversation. */
async function isOpen(db: MoveContext['db'], key: string): Promise<boolean> {
  return (await db.$count(conversations, eq(conversations.key, key))) > 0;
}
