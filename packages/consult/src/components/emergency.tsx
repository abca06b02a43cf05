import { EmergencyCall } from '@xinglin/care';
import { hospitalEmergencyNumber } from '@xinglin/rules';
import { RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './emergency.module.css';

const bold = (words: string) => <b>{words}</b>;

/** When no doctor online is the right one, with the ambulance a tap away. */
export function Emergency(): ReactElement {
  const { t } = useTranslation('asking');
  return (
    <div className={styles['bar']}>
      <span className={styles['text']}>
        <RichText text={t('emergency.text')} parts={{ signs: bold }} />
      </span>
      <span className={styles['call']}>
        <EmergencyCall size="small" aria-label={t('emergency.call')}>
          {hospitalEmergencyNumber}
        </EmergencyCall>
      </span>
    </div>
  );
}
