import { failureMessage, healthCoinsApi } from '@xinglin/api';
import { Button, Chip, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Receives the coins of all that is done with one tap; the sum on the button is what is credited. */
export function TakeCoins({
  coins,
  isCheckIn,
}: {
  coins: number;
  /** Nothing but the check-in of today waits. */
  isCheckIn: boolean;
}): ReactElement {
  const { t } = useTranslation('coins');
  const toast = useToast();
  const [receive, { isLoading }] = healthCoinsApi.useReceiveAllHealthCoinsMutation();
  const take = async () => {
    const { data, error } = await receive();
    if (data === undefined) toast.show(failureMessage(error, t), { tone: 'error' });
    else
      toast.show(t('gain.taken', { coins: data.coins, balance: data.balance }), {
        tone: 'success',
      });
  };
  if (coins === 0) return <Chip tone="brand">{t('home.signed')}</Chip>;
  return (
    <Button size="small" pending={isLoading} onClick={() => void take()}>
      {isCheckIn ? t('home.signIn', { coins }) : t('balance.take', { coins })}
    </Button>
  );
}
