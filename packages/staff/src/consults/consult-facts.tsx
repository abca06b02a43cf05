import type { DeskResponse } from '@xinglin/contract';
import { useLocale } from '@xinglin/i18n';
import { formatCents, formatDay, formatInstant } from '@xinglin/rules';
import { KeyValueList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './consult.module.css';
import { patientFacts } from './patient-facts';
import { PictureTiles } from './talk/picture-tiles';

const addedFields = ['allergies', 'history', 'medicines'] as const;

/** What is known of the patient and the case, beside the conversation. */
export function ConsultFacts({
  consult,
}: {
  readonly consult: DeskResponse<'open-consult'>;
}): ReactElement {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const { patient, added, paidCents, refundedCents, answeredAt, formerOrderKey } = consult;
  const facts = patientFacts(patient, t);
  return (
    <>
      <Section title={t('consult.facts.patient')}>
        <p className={styles['who']}>
          <b>{patient.name}</b> {facts}
        </p>
        {/* What harms a patient who is treated without it comes first. */}
        {added?.allergies !== undefined && (
          <p className={styles['alert']}>
            <b>{t('consult.facts.allergies')}</b> {added.allergies}
          </p>
        )}
        {added?.pregnancy !== undefined && added.pregnancy !== 'none' && (
          <p className={styles['alert']}>
            {/* i18n-keys: staff:consult.pregnancy.* */}
            {t(`consult.pregnancy.${added.pregnancy}`)}
          </p>
        )}
      </Section>
      <Section title={t('consult.facts.question')}>
        <p className={styles['text']}>{consult.question}</p>
        {consult.pictures.length > 0 && <PictureTiles pictures={consult.pictures} />}
      </Section>
      {consult.earlierDiagnosis !== null && (
        <Section title={t('consult.facts.earlierDiagnosis')}>
          <p className={styles['text']}>{consult.earlierDiagnosis}</p>
        </Section>
      )}
      {consult.treated !== null && (
        <Section title={t('consult.facts.treated')}>
          <p className={styles['text']}>{consult.treated}</p>
        </Section>
      )}
      {/* i18n-keys: staff:consult.facts.* */}
      {addedFields.map((field) => {
        const words = added?.[field];
        return words === undefined || field === 'allergies' ? null : (
          <Section key={field} title={t(`consult.facts.${field}`)}>
            <p className={styles['text']}>{words}</p>
          </Section>
        );
      })}
      {consult.records.length > 0 && (
        <Section title={t('consult.facts.records')}>
          {consult.records.map(({ recordNo, title, day, lines }) => (
            <details key={recordNo} className={styles['record']}>
              <summary>
                {title} <small>{formatDay(day, locale, { year: true })}</small>
              </summary>
              {lines.map((line, place) => (
                // The lines of a record never change their places.
                <p key={place}>{line}</p>
              ))}
            </details>
          ))}
        </Section>
      )}
      {formerOrderKey !== null && (
        <Section title={t('consult.facts.former')}>
          <Link to={`/consults/${formerOrderKey}`}>{t('consult.facts.openFormer')}</Link>
        </Section>
      )}
      <Section title={t('consult.facts.order')}>
        <KeyValueList
          items={[
            { label: t('consult.facts.askedAt'), value: formatInstant(consult.askedAt, locale) },
            ...(answeredAt === null
              ? []
              : [
                  {
                    label: t('consult.facts.answeredAt'),
                    value: formatInstant(answeredAt, locale),
                  },
                ]),
            { label: t('consult.facts.paid'), value: formatCents(paidCents) },
            ...(refundedCents === 0
              ? []
              : [{ label: t('consult.facts.refunded'), value: formatCents(refundedCents) }]),
          ]}
        />
      </Section>
    </>
  );
}

function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className={styles['section']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
