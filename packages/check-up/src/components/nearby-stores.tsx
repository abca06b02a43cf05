import { checkUpApi, usePreferences } from '@xinglin/api';
import { usePosition } from '@xinglin/care';
import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay, formatDistance, formatWeekday } from '@xinglin/rules';
import { Button, Card, NearMap, Note, PinIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { storesHref, submitHref } from '../model/links';
import styles from './check-up-home.module.css';

/** Stores beside each other below the map. */
const shown = 2;

/**
 * The stores of a package in the chosen city, or the nearest ones once the person shares a position, with the first free day
 * of each. The position is not stored.
 */
export default function NearbyStores({
  offer,
}: {
  offer: CheckUpPackageCard;
}): ReactElement | null {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { city } = usePreferences();
  const position = usePosition();
  const isKnown = position.known !== undefined;
  const asked = { packageCode: offer.packageCode, pageSize: shown, ...position.known };
  const inCity = checkUpApi.useListPhysicalStoresQuery({
    ...asked,
    ...(city && !isKnown && { cityId: city.areaId }),
  }).currentData;
  // A city without a store of the package: those elsewhere, each with its city.
  const isElsewhere = city !== null && !isKnown && inCity?.total === 0;
  const anywhere = checkUpApi.useListPhysicalStoresQuery(asked, { skip: !isElsewhere }).currentData;
  const currentData = isElsewhere ? anywhere : inCity;
  if (!currentData?.items.length) return null;
  return (
    <Card
      title={t(isKnown || (city !== null && !isElsewhere) ? 'home.stores' : 'home.storesAny')}
      more={{
        to: storesHref(offer),
        text: t('home.storeCount', { count: currentData.total }),
        label: t('home.storesOf', { count: currentData.total, title: offer.title }),
      }}
    >
      <NearMap />
      <ul role="list" className={styles['stores']}>
        {currentData.items.map(({ store, distanceMetres, freeDays: [first] }) => (
          <li key={store.storeId}>
            <Link
              className={styles['store']}
              to={submitHref(offer, { storeId: store.storeId, day: first?.day })}
            >
              <b>{store.name}</b>{' '}
              <span>
                {distanceMetres === null ? store.cityName : formatDistance(distanceMetres, locale)}
              </span>
              <span className={styles['day']}>
                {first === undefined ? (
                  t('chooseStore.full')
                ) : (
                  <>
                    {t('home.earliest')}{' '}
                    <b>{`${formatWeekday(first.day, locale)} ${formatDay(first.day, locale)}`}</b>{' '}
                    {t('home.left', { count: first.remaining })}
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!isKnown && (
        <Button
          variant="text"
          size="small"
          icon={<PinIcon />}
          pending={position.isAsking}
          onClick={() => void position.toggle()}
        >
          {t('chooseStore.nearest')}
        </Button>
      )}
      {position.isDenied && <Note>{t('chooseStore.noPosition')}</Note>}
    </Card>
  );
}
