import { failureMessage, visitsApi } from '@xinglin/api';
import { Button, Gutter, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The button for a person who hears better than they read: the voucher number comes by a call. */
export function ReadVoucher({ orderNo }: { orderNo: string }): ReactElement {
  const { t } = useTranslation('booking');
  const [call, calling] = visitsApi.useGetOrderVoiceCodeMutation();
  return (
    <>
      <Gutter>
        <Button
          block
          variant="text"
          pending={calling.isLoading}
          onClick={() => void call({ orderNo })}
        >
          {t('voice.ask')}
        </Button>
      </Gutter>
      {calling.data && (
        <NoticeBar live>{t('voice.done', { mobile: calling.data.mobile })}</NoticeBar>
      )}
      {calling.error && (
        <NoticeBar tone="danger" live>
          {failureMessage(calling.error, t)}
        </NoticeBar>
      )}
    </>
  );
}
