import type { ActivityCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { activityHref } from '../../model/play-links';

/** An activity in the list: what it costs and where it stands. */
export function ActivityItem({ activity }: { activity: ActivityCard }): ReactElement {
  const { t } = useTranslation('coins');
  const { activityId, title, subtitle, state } = activity;
  return (
    <ListLink
      label={title}
      description={subtitle}
      // i18n-keys: coins:play.state.*
      value={t(`play.state.${state}`)}
      to={activityHref(activityId)}
    />
  );
}

/** When an activity begins or ends, and what is left of it. */
export function useActivityFacts({
  kind,
  coins,
  state,
  beginsAt,
  endsAt,
  placesLeft,
}: ActivityCard) {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  return [
    {
      label: t('play.cost'),
      // i18n-keys: coins:play.costs.*
      value: coins > 0 ? t('coins', { coins }) : t(`play.costs.${kind}`),
      strong: true,
    },
    {
      label: state === 'coming' ? t('play.begins') : t('play.ends'),
      value: formatInstant(state === 'coming' ? beginsAt : endsAt, locale),
    },
    { label: t('play.places'), value: t('play.placesLeft', { count: placesLeft }) },
  ];
}
