import type { chat, ResponseOf } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import { textOf, type TextKey } from './locales';
import type { MessageRow } from './tables';

export type ChatMessage = ResponseOf<(typeof chat)['replyDpchat']>;
type ChatContent = ChatMessage['content'];

/** Kept messages name their words by this beginning and the key. */
const keyPrefix = 'conversation.';

/** The name by which a kept message finds the gateway's own words. */
export type SaidKey = `${typeof keyPrefix}${TextKey}`;

/** Words of the gateway's own, said in the reader's language. */
interface SaidByKey {
  readonly type: 'text' | 'notice';
  readonly textKey: SaidKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What a message holds as it is kept. */
export type StoredContent = Exclude<ChatContent, { readonly type: 'withdrawn' }> | SaidByKey;

export const writeContent = (content: StoredContent): string => JSON.stringify(content);

/** What was kept, null for what was withdrawn. */
export function readContent({ content }: Pick<MessageRow, 'content'>): StoredContent | null {
  // Only `writeContent` fills the column.
  return content === null ? null : (JSON.parse(content) as StoredContent);
}

function shownContent(kept: StoredContent | null, locale: Locale): ChatContent {
  if (kept === null) return { type: 'withdrawn' };
  if (!('textKey' in kept)) return kept;
  const { type, textKey, values } = kept;
  // The prefix is all that a key has before it.
  const key = textKey.slice(keyPrefix.length) as TextKey;
  return { type, text: textOf(locale, key, values) };
}

/** A message as both sides read it. */
export function shownMessage(row: MessageRow, locale: Locale): ChatMessage {
  const { key, number, clientId, side, at } = row;
  return {
    orderKey: key,
    number,
    clientId,
    side,
    at: at.toISOString(),
    content: shownContent(readContent(row), locale),
  };
}

/** Everything of a message that is read as words, for a search. */
export function wordsOf({ content }: ChatMessage): string {
  switch (content.type) {
    case 'text':
    case 'notice':
      return content.text;
    case 'pictureRequest':
      return content.reason;
    case 'voice':
      return content.voice.transcript ?? '';
    case 'card':
      return [content.title, ...content.lines].join('\n');
    case 'richText':
      return [
        content.title,
        ...content.paragraphs.flatMap(({ heading, text }) => [heading ?? '', text]),
      ].join('\n');
    default:
      return '';
  }
}
