import { AddressCode, ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './television-page.module.css';

/** The way from a television to the form on a phone: its code, and what happens then. */
export function ScanToAsk({ to }: { to: string }): ReactElement {
  const { t } = useTranslation('television');
  return (
    <section className={styles['scan']} aria-label={t('scan.title')}>
      <h2>{t('scan.title')}</h2>
      {/* As large as the code from the first paint: the server cannot draw it. */}
      <div className={styles['code']}>
        <AddressCode address={to} label={t('scan.code')} />
      </div>
      <ol className={styles['steps']}>
        <li>{t('scan.camera')}</li>
        <li>{t('scan.write')}</li>
        <li>{t('scan.answer')}</li>
      </ol>
      <ButtonLink block variant="outline" to={to}>
        {t('scan.here')}
      </ButtonLink>
    </section>
  );
}
