import type { DrugOrder } from '@xinglin/gateway-sdk';
import { CodeTiles, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './medicines.module.css';

/** The number to show at the counter, and where the counter is. Nothing before the medicines are ready. */
export function PickupCode({ order }: { order: DrugOrder }): ReactElement | null {
  const { t } = useTranslation('medicines');
  const { pickupCode, pharmacy } = order;
  if (pickupCode === null) return null;
  return (
    <div className={styles['parcel']}>
      <div>
        <h3>{pharmacy.name}</h3>
        <Note>{pharmacy.address}</Note>
        <Note>{pharmacy.openText}</Note>
      </div>
      <CodeTiles code={pickupCode} label={t('pickup.code')} />
    </div>
  );
}
