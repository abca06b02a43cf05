import { failureMessage, membershipApi } from '@xinglin/api';
import { Button, Card, Note, NoticeBar, Stack, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What a newcomer is given, once. */
export function NewcomerGift(): ReactElement | null {
  const { t } = useTranslation('membership');
  const toast = useToast();
  const { currentData: gift } = membershipApi.useGetNewcomerGiftQuery();
  const [receive, { isLoading, error }] = membershipApi.useReceiveNewcomerGiftMutation();
  if (!gift || gift.receivedAt !== null) return null;
  const take = async () => {
    const { data } = await receive();
    if (data) toast.show(t('gift.done', { count: data.received }), { tone: 'success' });
  };
  return (
    <Card title={t('gift.title')}>
      <Stack>
        {gift.coupons.map(({ couponId, title }) => (
          <Note key={couponId}>{title}</Note>
        ))}
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
        <Button block pending={isLoading} onClick={() => void take()}>
          {t('gift.receive')}
        </Button>
      </Stack>
    </Card>
  );
}
