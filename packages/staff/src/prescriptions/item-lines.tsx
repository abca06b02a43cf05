import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prescription } from '../api/shapes';
import styles from './prescriptions.module.css';

/** The medicines of a prescription as on paper: name, packs, how it is taken. There are no pictures. */
export function ItemLines({
  items,
}: {
  readonly items: readonly Prescription['items'][number][];
}): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <ol className={styles['items']}>
      {items.map(({ lineId, name, packText, quantity, directions, days, maker }) => (
        <li key={lineId}>
          <p className={styles['item']}>
            <b>{name}</b>
            <span>{t('sheet.packs', { packText, count: quantity })}</span>
          </p>
          <p>{t('sheet.directions', { directions, count: days })}</p>
          <small>{maker}</small>
        </li>
      ))}
    </ol>
  );
}
