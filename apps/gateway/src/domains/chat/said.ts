import type { chat, RequestOf } from '@xinglin/contract';
import { conversationRules, withdrawableForMs } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { lockToSay, standingOf } from '../../kernel/conversations/conversation-kind';
import {
  shownMessage,
  type ChatMessage,
  type StoredContent,
} from '../../kernel/conversations/content';
import { ownConversation } from '../../kernel/conversations/read';
import { conversationMessages } from '../../kernel/conversations/tables';
import {
  announcing,
  lockConversation,
  saidBefore,
  say,
  withdrawMessage,
} from '../../kernel/conversations/write';
import { requireOwnFiles } from '../../kernel/files/own-files';
import { moderate, shownAfterReview } from '../../kernel/moderation/moderate';
import { notifyStaff } from '../../kernel/staff/notices/notify-staff';
import type { CallContext } from '../../platform/context';
import type { Live } from '../../platform/live/live';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { answerAt, chatColleagueDeadline } from './colleague';
import { patientWrote } from './staff-notices';

type Reply = RequestOf<(typeof chat)['replyDpchat']>;

const refuseField = (path: string): never =>
  refuse('invalidFields', { data: { fields: [{ path, message: 'invalid' }] } });

/**
 * Words as the other side may read them: abuse is hidden by stars, touting is refused. What is forbidden may be
 * spoken of: a doctor has to know of drugs that a patient took.
 */
export function fitWords(text: string): string {
  if (text === '' || [...text].length > conversationRules.textLength) refuseField('text');
  const { found } = moderate(text);
  if (found.some(({ act, reason }) => act === 'block' && reason !== 'illegal'))
    refuse('messageRefused');
  return shownAfterReview(text);
}

/** What the content types of a message's files begin with. */
const fileTypes = {
  picture: 'image/',
  file: 'application/pdf',
  video: 'video/',
  voice: 'audio/',
} as const;

async function contentOf(
  { type, text = '', fileIds }: Reply,
  context: CallContext,
): Promise<StoredContent> {
  if (type === 'text') return { type, text: fitWords(text) };
  const most = type === 'picture' ? conversationRules.pictures : 1;
  if (fileIds.length === 0 || fileIds.length > most) refuseField('fileIds');
  const files = await requireOwnFiles(context, fileIds, fileTypes[type]);
  if (type !== 'voice') return { type, files };
  const [voice] = files;
  if (voice === undefined) return refuse('fileRefused');
  return { type, voice: { ...voice, transcript: text === '' ? null : fitWords(text) } };
}

/** Says something as the owner of a conversation. */
export async function reply(
  input: Reply,
  context: CallContext,
  services: Services,
): Promise<ChatMessage> {
  const { orderKey, clientId } = input;
  await ownConversation(context, orderKey);
  await services.limits.consume('messageByAccount', context.account);
  // The right to write is checked under the lock: two devices must not both ask the last question.
  const { conversation, kind } = await lockToSay(context, orderKey);
  const said = await saidBefore(context.db, orderKey, clientId);
  if (said !== undefined) return shownMessage(said, context.locale);
  const { mayWrite, phase } = await standingOf(context, conversation);
  if (!mayWrite.patient) refuse('conversationClosed');
  const content = await contentOf(input, context);
  const { message } = await say(announcing(services.live, context), orderKey, {
    side: 'patient',
    clientId,
    content,
  });
  const { db, now } = context;
  await kind.said?.({ db, now, services }, conversation, message);
  // One that waits for its doctor has a notice of its own.
  if (kind.isInStaffApp === true && phase !== 'waiting')
    await notifyStaff({ db, now, services }, patientWrote(conversation));
  context.afterCommit(() =>
    services.deadlines.schedule(chatColleagueDeadline.name, answerAt(context.now)),
  );
  return shownMessage(message, context.locale);
}

/** Withdraws one's own message that is unread and new; a second time changes nothing. */
export async function withdraw(
  { orderKey, number }: RequestOf<(typeof chat)['withdrawDpchatMessage']>,
  context: CallContext,
  live: Live,
): Promise<ChatMessage> {
  await ownConversation(context, orderKey);
  // Under the lock: the read mark of the doctor cannot move on in between.
  const { doctorRead } = await lockConversation(context.db, orderKey);
  const [message] = await context.db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.key, orderKey), eq(conversationMessages.number, number)));
  if (message === undefined || message.side !== 'patient') return refuse('forbidden');
  if (message.clientId === conversationRules.openingId) return refuse('withdrawRefused');
  if (message.content === null) return shownMessage(message, context.locale);
  const isRead = number <= doctorRead;
  if (isRead) refuse('withdrawRead');
  if (withdrawableForMs({ writtenAt: message.at, isRead }, context.now) === 0)
    refuse('withdrawTooLate');
  const withdrawn = await withdrawMessage(announcing(live, context), message);
  return shownMessage(withdrawn, context.locale);
}
