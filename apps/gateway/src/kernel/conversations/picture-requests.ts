import { and, desc, eq } from 'drizzle-orm';
import { readContent, type StoredContent } from './content';
import { conversationMessages } from './tables';
import { markRead, replaceContent, say, type ConversationContext } from './write';

type PictureRequest = Extract<StoredContent, { readonly type: 'pictureRequest' }>;

/** Requests pictures as the doctor, who has read what was written before. */
export async function requestPictures(
  context: ConversationContext,
  key: string,
  request: Omit<PictureRequest, 'type' | 'answeredAt'>,
): Promise<void> {
  const content = { type: 'pictureRequest', ...request, answeredAt: null } as const;
  const { message } = await say(context, key, { side: 'doctor', content });
  await markRead(context, key, 'doctor', message.number);
}

/** Marks the last request for pictures as answered; one that is answered, or was never made, stays as it is. */
export async function answerPictureRequest(
  context: ConversationContext,
  key: string,
): Promise<void> {
  const { db, now } = context;
  const [last] = await db
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.key, key),
        eq(conversationMessages.contentType, 'pictureRequest'),
      ),
    )
    .orderBy(desc(conversationMessages.number))
    .limit(1);
  if (last === undefined) return;
  const request = readContent(last);
  if (request?.type !== 'pictureRequest' || request.answeredAt !== null) return;
  await replaceContent(context, last, { ...request, answeredAt: now.toISOString() });
}
