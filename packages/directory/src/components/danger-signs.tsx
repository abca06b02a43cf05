import { EmergencyCall } from '@xinglin/care';
import { hospitalEmergencyNumber } from '@xinglin/rules';
import { VisuallyHidden } from '@xinglin/ui';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './danger-signs.module.css';

/** The signs of a trouble of which each is a reason to call the ambulance first, with the call a tap away. */
export default function DangerSigns({ signs }: { signs: readonly string[] }): ReactElement {
  const { t } = useTranslation('directory');
  const titleId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <div className={styles['words']}>
        <h2 id={titleId}>{t('search.danger')}</h2>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </div>
      <EmergencyCall>
        <VisuallyHidden>{t('search.dial')} </VisuallyHidden>
        {hospitalEmergencyNumber}
      </EmergencyCall>
    </section>
  );
}
