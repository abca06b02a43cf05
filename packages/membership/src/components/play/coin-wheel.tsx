import { activitiesApi } from '@xinglin/api';
import type { ActivityTip } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { drawParts } from '@xinglin/rules';
import { ButtonLink, Card, DrawWheel, ShieldIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { activityHref } from '../../model/play-links';

/** The call of the wheel; in elder mode no one is invited to a draw. */
export const coinWheel = pageCall(
  activitiesApi.endpoints.getHealthCoinMemberHome,
  ({ preferences: { mode } }) => (mode === 'elder' ? null : undefined),
);

/** The chances of an activity as a wheel with its table. */
export function ActivityWheel({ prizes }: Pick<ActivityTip, 'prizes'>): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  return (
    <DrawWheel
      label={t('play.odds')}
      parts={prizes.map(({ prizeId, title, odds, left }) => ({
        key: prizeId,
        name: title,
        ...(left !== null && { left: t('play.prizeLeft', { count: left }) }),
        share: odds / drawParts,
        chance: percent.format(odds / drawParts),
      }))}
    />
  );
}

/** What an entry gives on average, with one decimal. */
export function useMean(): (meanCoins: number) => string {
  const locale = useLocale();
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { t } = useTranslation('coins');
  return (meanCoins) => t('play.mean', { coins: figure.format(meanCoins) });
}

/** The draw that takes coins, with its true chances; nothing while none is open. */
export function CoinWheel(): ReactElement | null {
  const { t } = useTranslation('coins');
  const meanText = useMean();
  const wheel = coinWheel.useAnswer().answer.currentData?.wheel ?? null;
  if (wheel === null) return null;
  const { activityId, coins, meanCoins, prizes } = wheel;
  return (
    <Card
      title={
        <>
          {t('play.short')} <small>{meanText(meanCoins)}</small>
        </>
      }
      aside={
        <ButtonLink size="small" variant="outline" to={activityHref(activityId)}>
          {t('play.once', { coins })}
        </ButtonLink>
      }
    >
      <ActivityWheel prizes={prizes} />
      <ButtonLink
        size="small"
        variant="text"
        icon={<ShieldIcon />}
        to={`${activityHref(activityId)}#check`}
      >
        {t('check.first')}
      </ButtonLink>
    </Card>
  );
}
