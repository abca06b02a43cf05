import { chatApi, failureMessage, useServerTimeOffset } from '@xinglin/api';
import type { ChatMessage } from '@xinglin/gateway-sdk';
import { conversationRules, withdrawableForMs } from '@xinglin/rules';
import { useToast } from '@xinglin/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Withdraws one's own messages for as long as that is possible: unread, and for a short while. */
export function useWithdrawal(
  messages: readonly ChatMessage[],
  doctorRead: number,
  know: (message: ChatMessage) => void,
) {
  const { t } = useTranslation('conversation');
  const toast = useToast();
  const offsetMs = useServerTimeOffset();
  const [withdraw] = chatApi.useWithdrawDpchatMessageMutation();
  // Null until the page is hydrated: the server's clock would show another time than the reader's.
  const [now, setNow] = useState<Date | null>(null);
  const leftMs = (one: ChatMessage, at: Date): number =>
    one.side === 'patient'
      ? withdrawableForMs({ writtenAt: new Date(one.at), isRead: one.number <= doctorRead }, at)
      : 0;
  const newest = messages.findLast(({ side }) => side === 'patient');
  useEffect(() => {
    if (newest === undefined) return;
    const look = (): void => setNow(new Date(Date.now() + offsetMs));
    look();
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, [newest, offsetMs]);
  return (one: ChatMessage) => {
    if (now === null || one.clientId === conversationRules.openingId || leftMs(one, now) === 0)
      return undefined;
    return async (): Promise<void> => {
      const { orderKey, number } = one;
      const { data, error } = await withdraw({ orderKey, number });
      if (data === undefined) toast.show(failureMessage(error, t), { tone: 'error' });
      else know(data);
    };
  };
}
