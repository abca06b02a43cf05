import type { CheckUpDay, CheckUpStore } from '@xinglin/gateway-sdk';
import { formatTimeRange } from '@xinglin/rules';
import { PhoneIcon, PinIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DayStrip } from './day-strip';
import styles from './store-chooser.module.css';

interface StoreDaysProps {
  readonly store: CheckUpStore;
  readonly days: readonly CheckUpDay[];
  /** Empty for none. */
  readonly day: string;
  /** Settles once the address has the day. */
  readonly onDay: (day: string) => Promise<void>;
}

/** The days of the chosen store, and how to get there. */
export function StoreDays({ store, days, day, onDay }: StoreDaysProps): ReactElement {
  return (
    <div className={styles['days']}>
      <DayStrip days={days} value={day} onValueChange={onDay} />
      <StoreWay store={store} />
    </div>
  );
}

/** A store's address, its hours and its telephone. */
export function StoreWay({ store }: { readonly store: CheckUpStore }): ReactElement {
  const { t } = useTranslation('check-up');
  const { address, phone, opensAt, closesAt } = store;
  return (
    <ul role="list" className={styles['way']}>
      <li>
        <PinIcon />
        <span>
          {address}
          <br />
          {t('chooseStore.open', { hours: formatTimeRange(opensAt, closesAt) })}
        </span>
      </li>
      <li>
        <PhoneIcon />
        <a href={`tel:${phone}`}>{phone}</a>
      </li>
    </ul>
  );
}
