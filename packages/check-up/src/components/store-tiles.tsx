import type { ListPhysicalStoresResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay, formatDistance, formatWeekday } from '@xinglin/rules';
import { Card, CheckIcon } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './store-chooser.module.css';

interface StoreTilesProps {
  readonly stores: ListPhysicalStoresResponse['items'];
  readonly chosen: string | undefined;
  /** The address with this store chosen. */
  readonly to: (storeId: string) => string;
  /** Beside the title. */
  readonly aside: ReactNode;
  /** Below the chosen store: its days. */
  readonly children: ReactNode;
}

/** Stores to choose one of: how far, where, and its first free day. Each is a link, so no script is needed. */
export function StoreTiles({ stores, chosen, to, aside, children }: StoreTilesProps): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  return (
    <Card title={t('chooseStore.which')} aside={aside}>
      <ul role="list" className={styles['stores']}>
        {stores.map(({ store, distanceMetres, freeDays: [first] }) => (
          <li key={store.storeId}>
            <Link
              to={to(store.storeId)}
              replace
              preventScrollReset
              className={styles['store']}
              aria-current={store.storeId === chosen ? 'true' : undefined}
            >
              <span className={styles['mark']}>{store.storeId === chosen && <CheckIcon />}</span>
              <span className={styles['words']}>
                <b>{store.name}</b>
                <span>{store.address}</span>
              </span>
              <span className={styles['side']}>
                {distanceMetres !== null && <b>{formatDistance(distanceMetres, locale)}</b>}
                {first === undefined ? (
                  <span>{t('chooseStore.full')}</span>
                ) : (
                  <>
                    <span className={styles['free']}>
                      {t('chooseStore.day', {
                        day: formatDay(first.day, locale),
                        weekday: formatWeekday(first.day, locale),
                      })}
                    </span>
                    <span>{t('day.left', { count: first.remaining })}</span>
                  </>
                )}
              </span>
            </Link>
            {store.storeId === chosen && children}
          </li>
        ))}
      </ul>
    </Card>
  );
}
