import type { VipLevel } from '@xinglin/gateway-sdk';
import { Pictogram, StepWay } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The levels of the free membership as a way: those that are reached, the reader's own, those ahead. */
export function LevelWay({
  levels,
  own,
}: {
  levels: readonly VipLevel[];
  own: VipLevel['level'];
}): ReactElement {
  const { t } = useTranslation('membership');
  return (
    <StepWay
      label={t('freeLevel.title')}
      steps={levels.map(({ level, title, fromOrders }) => ({
        icon: <Pictogram name="blossom" />,
        title,
        note:
          fromOrders === 0
            ? t('freeLevel.everybody')
            : t('freeLevel.orders', { count: fromOrders }),
        state: level < own ? 'done' : level === own ? 'now' : 'later',
      }))}
    />
  );
}
