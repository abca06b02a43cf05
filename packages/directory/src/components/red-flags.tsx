import { EmergencyCall } from '@xinglin/care';
import type { GetKeywordAnalysisResponse as Analysis } from '@xinglin/gateway-sdk';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './go-at-once.module.css';

/** What cannot wait for an appointment: the ambulance where it has to come, else the way to an emergency department. */
export default function RedFlags({ flags }: { flags: Analysis['redFlags'] }): ReactElement {
  const { t } = useTranslation('directory');
  const titleId = useId();
  return (
    <section className={styles['panel']} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('disease.goAtOnce')}</h2>
      {flags.map(({ flagId, title, advice }) => (
        <p key={flagId}>
          <strong>{title}</strong>
          <br />
          {advice}
        </p>
      ))}
      {flags.some(({ urgency }) => urgency === 'call120') && (
        <EmergencyCall block>{t('disease.call')}</EmergencyCall>
      )}
    </section>
  );
}
