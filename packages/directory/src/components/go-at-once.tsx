import { EmergencyCall } from '@xinglin/care';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './go-at-once.module.css';
import { Points } from './points';

/** What cannot wait for an appointment, with the ambulance a tap away. */
export function GoAtOnce({ advice }: { advice: readonly string[] }): ReactElement {
  const { t } = useTranslation('directory');
  const titleId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('disease.goAtOnce')}</h2>
      <Points texts={advice} />
      <EmergencyCall block>{t('disease.call')}</EmergencyCall>
    </section>
  );
}
