import { chatApi, failureMessage, useServerTimeOffset } from '@xinglin/api';
import type { ChatMessage, ChatStanding } from '@xinglin/gateway-sdk';
import { Button, useToast } from '@xinglin/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const minuteMs = 60_000;

/** Milliseconds for which a question waits before its doctor can be reminded, and between two reminders. */
const remindAfterMs = 10 * minuteMs;
const remindAgainMs = 60 * minuteMs;

/** Reminds the doctor of what has waited for a while; the conversation then says so. */
export function RemindDoctor({
  standing: { orderKey, phase, mayWrite },
  messages,
}: {
  readonly standing: ChatStanding;
  readonly messages: readonly ChatMessage[];
}): ReactElement | null {
  const { t } = useTranslation('conversation');
  const toast = useToast();
  const offsetMs = useServerTimeOffset();
  const [remind, { isLoading }] = chatApi.useSendSysMsgMutation();
  // Null until the page is alive: the server's clock would tell another time than the reader's.
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => setNow(Date.now() + offsetMs);
    look();
    const timer = setInterval(look, minuteMs / 2);
    return () => clearInterval(timer);
  }, [offsetMs]);
  const last = messages.at(-1);
  const asked = messages.findLast(({ side }) => side !== 'system');
  if (now === null || last === undefined || asked?.side !== 'patient') return null;
  if (phase !== 'open' || !mayWrite) return null;
  // What the system said last may be the former reminder.
  const pauseMs = last.side === 'system' ? remindAgainMs : remindAfterMs;
  if (now - Date.parse(last.at) < pauseMs) return null;
  const tell = async (): Promise<void> => {
    const { error } = await remind({ orderKey });
    if (error !== undefined) toast.show(failureMessage(error, t), { tone: 'error' });
  };
  return (
    <Button
      variant="text"
      size="small"
      pending={isLoading}
      pendingLabel={t('reminding')}
      onClick={() => void tell()}
    >
      {t('remind')}
    </Button>
  );
}
