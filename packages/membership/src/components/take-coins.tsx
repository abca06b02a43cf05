import { failureMessage, healthCoinsApi } from '@xinglin/api';
import { Button, NoticeBar, Stack, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes the coins of all that is done. */
export function TakeCoins({ coins }: { coins: number }): ReactElement {
  const { t } = useTranslation('coins');
  const toast = useToast();
  const [receive, { isLoading, error }] = healthCoinsApi.useReceiveAllHealthCoinsMutation();
  const take = async () => {
    const { data } = await receive();
    if (data !== undefined)
      toast.show(t('gain.taken', { coins: data.coins, balance: data.balance }), {
        tone: 'success',
      });
  };
  return (
    <Stack inset>
      {error && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
      <Button block pending={isLoading} onClick={() => void take()}>
        {t('balance.take', { coins })}
      </Button>
    </Stack>
  );
}
