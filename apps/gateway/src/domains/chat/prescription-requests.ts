import { type chat, type RequestOf, type ResponseOf, Id, writtenText } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { shownMessage, type ChatMessage } from '../../kernel/conversations/content';
import { lockToSay, standingOf } from '../../kernel/conversations/conversation-kind';
import { ownConversation } from '../../kernel/conversations/read';
import {
  conversationMessages,
  conversations,
  type ConversationRow,
} from '../../kernel/conversations/tables';
import { announcing, say } from '../../kernel/conversations/write';
import { isConversationOfDoctor } from '../../kernel/conversations/of-doctor';
import { prescribedIn } from '../../kernel/prescriptions/prescribed-in';
import { deskAction } from '../../kernel/desk/desk-action';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { fitWords } from './said';

type Calls = typeof chat;

/** A conversation has one message by each of these names: a request is made once, and answered once. */
const requestId = 'prescription-request';
const notedId = 'prescription-noted';
const refusedId = 'prescription-refused';

/** Messages by those names, with the words of a refusal. */
async function saidAbout(db: Queryable, key: string) {
  const find = async (clientId: string) => {
    const [row] = await db
      .select()
      .from(conversationMessages)
      .where(and(eq(conversationMessages.key, key), eq(conversationMessages.clientId, clientId)));
    return row;
  };
  return {
    request: await find(requestId),
    noted: await find(notedId),
    refused: await find(refusedId),
  };
}

/** Whether a doctor has answered in a conversation that is open. */
async function mayAsk(context: CallContext, conversation: ConversationRow): Promise<boolean> {
  const { phase } = await standingOf(context, conversation);
  if (phase !== 'open') return false;
  const { db } = context;
  const { key } = conversation;
  const side = eq(conversationMessages.side, 'doctor');
  return (await db.$count(conversationMessages, and(eq(conversationMessages.key, key), side))) > 0;
}

/** Asks for a prescription by a card; asked again, it is the card of before. */
export async function requestPrescription(
  { orderKey }: RequestOf<Calls['sendApplyPrescribeCard']>,
  context: CallContext,
  { live }: Pick<Services, 'live'>,
): Promise<ChatMessage> {
  await ownConversation(context, orderKey);
  const { db, locale } = context;
  const { conversation } = await lockToSay(context, orderKey);
  const { request } = await saidAbout(db, orderKey);
  if (request !== undefined) return shownMessage(request, locale);
  const { phase } = await standingOf(context, conversation);
  if (phase === 'closed') refuse('conversationClosed');
  if (!(await mayAsk(context, conversation))) refuse('prescriptionNotYet');
  const { message } = await say(announcing(live, context), orderKey, {
    side: 'patient',
    clientId: requestId,
    content: {
      type: 'card',
      card: 'prescriptionRequest',
      thingId: orderKey,
      title: textOf(locale, 'prescription.title'),
      lines: [textOf(locale, 'prescription.line')],
    },
  });
  return shownMessage(message, locale);
}

/** How the wish for a prescription stands. */
export async function prescriptionRequest(
  { orderKey }: RequestOf<Calls['checkApplyPrescribeCard']>,
  context: CallContext,
): Promise<ResponseOf<Calls['checkApplyPrescribeCard']>> {
  const conversation = await ownConversation(context, orderKey);
  const { request, noted, refused } = await saidAbout(context.db, orderKey);
  const prescriptionId = await prescribedIn(context.db, orderKey);
  if (prescriptionId !== null) {
    const askedAt = request?.at.toISOString() ?? null;
    return { orderKey, status: 'prescribed', askedAt, reason: null, prescriptionId };
  }
  if (request === undefined) {
    const status = (await mayAsk(context, conversation)) ? 'possible' : 'unavailable';
    return { orderKey, status, askedAt: null, reason: null };
  }
  if (request.content === null)
    return { orderKey, status: 'unavailable', askedAt: null, reason: null };
  const askedAt = request.at.toISOString();
  if (refused !== undefined) {
    const { content } = shownMessage(refused, context.locale);
    const reason = content.type === 'notice' ? content.text : null;
    return { orderKey, status: 'refused', askedAt, reason };
  }
  return { orderKey, status: noted ? 'noted' : 'asked', askedAt, reason: null };
}

/** What a doctor says to the wish for a prescription. */
export const prescriptionDesk = [
  deskAction({
    name: 'answer-prescription-request',
    summary:
      'Notes the wish for a prescription, or says why nothing is prescribed; once a conversation.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    request: z.object({
      orderKey: Id,
      /** Left out where the wish is noted. */
      refusal: writtenText({ min: 1, max: 200 }).optional(),
    }),
    response: z.object({ number: z.int() }),
    subject: ({ orderKey }) => orderKey,
    async handle({ orderKey, refusal }, context) {
      const { db, now, services } = context;
      if ((await db.$count(conversations, eq(conversations.key, orderKey))) === 0)
        return refuse('forbidden');
      const { conversation } = await lockToSay({ db, all: services.all }, orderKey);
      const { request, noted, refused } = await saidAbout(db, orderKey);
      if (!request?.content) return refuse('forbidden');
      const before = noted ?? refused;
      if (before !== undefined) return { number: before.number };
      const { mayWrite } = await standingOf(
        { db, now, locale: 'zh-Hans', all: services.all },
        conversation,
      );
      if (!mayWrite.doctor) refuse('conversationClosed');
      const { message } = await say(announcing(services.live, context), orderKey, {
        // Not of the doctor's own words: it takes no question from the patient.
        side: 'system',
        clientId: refusal === undefined ? notedId : refusedId,
        content:
          refusal === undefined
            ? { type: 'notice', textKey: 'conversation.prescription.noted' }
            : {
                type: 'notice',
                textKey: 'conversation.prescription.refused',
                values: { reason: fitWords(refusal) },
              },
      });
      return { number: message.number };
    },
  }),
];
