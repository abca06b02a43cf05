import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './prescriptions.module.css';

/** What harms a patient who is treated without it: allergies and a pregnancy, in a red frame. That none is known is said too. */
export function HealthMarks({
  allergies,
  isPregnant,
}: {
  readonly allergies: readonly string[];
  readonly isPregnant: boolean | null;
}): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <>
      {allergies.length > 0 ? (
        <p className={styles['alert']}>
          <b>{t('consult.facts.allergies')}</b> {allergies.join(t('common.comma'))}
        </p>
      ) : (
        <p className={styles['quiet']}>{t('sheet.noAllergies')}</p>
      )}
      {isPregnant === true && <p className={styles['alert']}>{t('consult.pregnancy.pregnant')}</p>}
    </>
  );
}
