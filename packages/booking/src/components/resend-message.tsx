import { failureMessage, visitsApi } from '@xinglin/api';
import { Button, Gutter, NoticeBar, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The button for a person who did not get the message of an appointment, or lost it. */
export function ResendMessage({ orderNo }: { orderNo: string }): ReactElement {
  const { t } = useTranslation('booking');
  const toast = useToast();
  const [resend, resending] = visitsApi.useResendOrderMessageMutation();
  const send = async () => {
    const { data } = await resend({ orderNo });
    if (data) toast.show(t('resend.done'), { tone: 'success' });
  };
  return (
    <>
      <Gutter>
        <Button block variant="text" pending={resending.isLoading} onClick={() => void send()}>
          {t('resend.ask')}
        </Button>
      </Gutter>
      {resending.error && (
        <NoticeBar tone="danger" live>
          {failureMessage(resending.error, t)}
        </NoticeBar>
      )}
    </>
  );
}
