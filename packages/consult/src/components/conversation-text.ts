import type { ConsultCard } from '@xinglin/gateway-sdk';
import type { Translate } from '@xinglin/pages';
import { isOver } from '../model/consult-look';

/** The way into a conversation: to write, to read what was said, or to the messages that were not read yet. */
export function conversationText(
  consult: Pick<ConsultCard, 'group' | 'unread'>,
  t: Translate,
): string {
  if (consult.unread > 0) return t('conversation.unread', { count: consult.unread });
  return t(isOver(consult) ? 'conversation.read' : 'conversation.enter');
}
