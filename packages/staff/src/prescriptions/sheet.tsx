import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prescription } from '../api/shapes';
import { patientFacts } from '../consults/patient-facts';
import { useMoment } from '../parts/moments';
import { ItemLines } from './item-lines';
import styles from './prescriptions.module.css';

/** How many characters of the hash people compare. */
export const shownHash = 8;

/** A prescription as it would be printed: who, what for, the medicines, the signatures. */
export function Sheet({ prescription }: { readonly prescription: Prescription }): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  const { hospitalName, number, version, patientName, deptName, diagnosis, note, signatures } =
    prescription;
  const facts = patientFacts(
    { name: patientName, gender: prescription.patientGender, age: prescription.patientAge },
    t,
  );
  return (
    <section className={styles['sheet']} aria-label={t('sheet.title')}>
      <header>
        <p className={styles['hospital']}>{hospitalName}</p>
        <h2>{t('sheet.title')}</h2>
        <p className={styles['number']}>
          <span>{t('sheet.number', { number })}</span>
          {version > 1 && <span>{t('sheet.version', { version })}</span>}
        </p>
      </header>
      <dl>
        <div>
          <dt>{t('sheet.patient')}</dt>
          <dd>
            {patientName} {facts}
          </dd>
        </div>
        <div>
          <dt>{t('sheet.department')}</dt>
          <dd>{deptName}</dd>
        </div>
        <div>
          <dt>{t('sheet.diagnosis')}</dt>
          <dd>{diagnosis}</dd>
        </div>
        <div>
          <dt>{t('sheet.date')}</dt>
          <dd>{moment(prescription.signedAt)}</dd>
        </div>
      </dl>
      <ItemLines items={prescription.items} />
      {note !== null && <p className={styles['note']}>{t('sheet.note', { note })}</p>}
      <footer>
        {signatures.map(({ role, name, at, isSandbox }) => (
          <p key={`${role} ${at}`}>
            {/* i18n-keys: staff:sheet.signedBy.* */}
            {t(`sheet.signedBy.${role}`, { name, at: moment(at) })}
            {isSandbox && ` · ${t('sheet.sandboxSignature')}`}
          </p>
        ))}
        <p className={styles['hash']}>
          {t('sheet.hash', { hash: prescription.contentHash.slice(0, shownHash) })}
        </p>
      </footer>
    </section>
  );
}
