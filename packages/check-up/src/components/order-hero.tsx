import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { useShortMoments } from '@xinglin/orders';
import { formatDay, formatTimeRange, formatWeekday, hospitalTimeZone } from '@xinglin/rules';
import { PageHero } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The top of a check-up: its day while it is ahead, that its reports are expected or there, or how it ended. */
export function OrderHero({ order }: { order: PhysicalOrder }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { day: dayText } = useShortMoments(hospitalTimeZone);
  const { state, statusText, day, store, people, amountCents } = order;
  const who = people.map(({ name }) => name).join(t('card.and'));
  const date = t('card.when', {
    day: formatDay(day, locale),
    weekday: formatWeekday(day, locale),
  });
  if (state === 'booked')
    return (
      <PageHero
        tone="brand"
        scene="clinic"
        state={t(amountCents > 0 ? 'hero.paid' : 'hero.booked')}
        title={dayText(day)}
        note={t('hero.who', { when: formatTimeRange(store.opensAt, store.closesAt), who })}
      />
    );
  if (state === 'awaitingPayment')
    return (
      <PageHero
        tone="warning"
        scene="clock"
        state={statusText}
        title={dayText(day)}
        note={t('hero.who', { when: store.name, who })}
      />
    );
  const isThere = state === 'attended' || state === 'completed';
  return (
    <PageHero
      tone={isThere ? 'brand' : 'past'}
      scene={isThere ? 'clinic' : 'rest'}
      state={isThere ? t('hero.attended', { day: date }) : date}
      title={state === 'completed' ? t('hero.reported') : statusText}
      note={who}
    />
  );
}
