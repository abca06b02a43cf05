import { Button } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prescription } from '../api/shapes';
import { useMoment } from '../parts/moments';
import { ItemLines } from '../prescriptions/item-lines';
import styles from './prescribing.module.css';

/** Prescriptions of the last year, folded; each can be copied into the form. */
export function EarlierPrescriptions({
  prescriptions,
  onCopy,
}: {
  readonly prescriptions: readonly Prescription[];
  /** Undefined where nothing can be prescribed. */
  readonly onCopy: ((prescription: Prescription) => void) | undefined;
}): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  return (
    <section className={styles['block']} aria-label={t('prescribing.earlier')}>
      <h3>{t('prescribing.earlier')}</h3>
      {prescriptions.map((one) => (
        <details key={one.prescriptionId} className={styles['earlier']}>
          <summary>
            {one.diagnosis}: {one.itemNames.join(t('common.comma'))}{' '}
            <small>{moment(one.signedAt)}</small>
          </summary>
          <ItemLines items={one.items} />
          {onCopy !== undefined && (
            <Button
              size="small"
              variant="outline"
              aria-label={t('prescribing.copyOf', { number: one.number })}
              onClick={() => onCopy(one)}
            >
              {t('prescribing.copy')}
            </Button>
          )}
        </details>
      ))}
    </section>
  );
}
