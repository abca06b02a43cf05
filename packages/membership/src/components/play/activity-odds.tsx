import type { ActivityTip } from '@xinglin/gateway-sdk';
import { Card, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityWheel, useMean } from './coin-wheel';

/** The prizes with their odds, as every draw uses them, and what an entry gives on average. */
export function ActivityOdds({ activity }: { activity: ActivityTip }): ReactElement {
  const { t } = useTranslation('coins');
  const meanText = useMean();
  const { prizes, coins, meanCoins } = activity;
  return (
    <Card
      title={
        <>
          {t('play.odds')} {coins > 0 && <small>{meanText(meanCoins)}</small>}
        </>
      }
    >
      <Stack>
        <ActivityWheel prizes={prizes} />
        <Note size="caption">{t('play.oddsMean', { prize: prizes.at(-1)?.title ?? '' })}</Note>
      </Stack>
    </Card>
  );
}
