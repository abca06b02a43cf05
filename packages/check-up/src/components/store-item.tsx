import type { ListPhysicalStoresResponse as Stores } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay, formatDistance, formatTimeRange, formatWeekday } from '@xinglin/rules';
import { ButtonLink, Card, Cluster, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

interface StoreItemProps {
  readonly found: Stores['items'][number];
  /** What is wanted there; undefined where only stores are looked at. */
  readonly packageCode: string | undefined;
}

/** A store: how far, where, when it is open; the next free days of a package lead to the form. */
export function StoreItem({ found, packageCode }: StoreItemProps): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { store, distanceMetres, freeDays } = found;
  const { storeId } = store;
  // The stores of the imaging platform lead on within it.
  const isPlatform = useLocation().pathname === href('check-up.diagnosisBook');
  const form = (day?: string) => {
    const chosen = { storeId, ...(day !== undefined && { day }) };
    return isPlatform
      ? href('check-up.diagnosisOrderConfirm', {}, { packageCode: packageCode ?? '', ...chosen })
      : href('check-up.orderSubmit', { packageCode: packageCode ?? '' }, chosen);
  };
  return (
    <Card
      as="article"
      title={store.name}
      aside={distanceMetres !== null ? formatDistance(distanceMetres, locale) : undefined}
    >
      <Stack>
        <p>{store.address}</p>
        <Note>
          {t('chooseStore.open', { hours: formatTimeRange(store.opensAt, store.closesAt) })}
          {' · '}
          <a href={`tel:${store.phone}`}>{store.phone}</a>
        </Note>
        {packageCode !== undefined && freeDays.length === 0 && <p>{t('chooseStore.full')}</p>}
        {packageCode !== undefined && freeDays.length > 0 && (
          <Cluster>
            {freeDays.map(({ day, remaining }) => (
              <ButtonLink
                key={day}
                size="small"
                variant="outline"
                to={form(day)}
                aria-label={t('chooseStore.dayAt', {
                  day: formatDay(day, locale),
                  weekday: formatWeekday(day, locale),
                  remaining,
                  store: store.name,
                })}
              >
                {t('chooseStore.day', {
                  day: formatDay(day, locale),
                  weekday: formatWeekday(day, locale),
                })}
              </ButtonLink>
            ))}
            <ButtonLink
              size="small"
              to={form()}
              aria-label={t('chooseStore.allDaysAt', { store: store.name })}
            >
              {t('chooseStore.allDays')}
            </ButtonLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
