import type { FastAsk } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents, formatCount } from '@xinglin/rules';
import { Avatar, Pictogram, RichText } from '@xinglin/ui';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askHref } from '../../model/ask-ways';
import { DepartmentName } from './department-name';
import styles from './fast-card.module.css';

const bold = (words: string) => <b>{words}</b>;

/** The quickest help: who is on duty, how soon they answer, what comes back otherwise, and the way to ask. */
export function FastCard({ fast }: { fast: FastAsk }): ReactElement | null {
  const { t } = useTranslation('asking');
  const locale = useLocale();
  const titleId = useId();
  const { isOpen, priceCents, answerWithinMinutes, onDuty, onDutyCount } = fast;
  if (!isOpen || priceCents === null) return null;
  const price = priceCents === 0 ? t('terms.free') : formatCents(priceCents, { decimals: 'auto' });
  const ask = t('fast.ask', { price });
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['top']}>
        <h2 id={titleId} className={styles['title']}>
          <span className={styles['spark']}>
            <Pictogram name="quick-consult" />
          </span>
          {t('fast.title')}
        </h2>
        {onDutyCount > 0 && (
          <span className={styles['duty']}>
            <i aria-hidden="true" />
            {t('fast.onDuty', { count: onDutyCount, shown: formatCount(onDutyCount, locale) })}
          </span>
        )}
      </div>
      {onDuty.length > 0 && (
        <ul role="list" className={styles['faces']} aria-label={t('fast.faces')}>
          {onDuty.map(({ doctorId, gender, deptName }) => (
            <li key={doctorId}>
              <span className={styles['face']}>
                <Avatar kind="doctor" gender={gender} seed={doctorId} size="small" />
              </span>
              <span className={styles['name']}>
                <DepartmentName name={deptName} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['bottom']}>
        <p className={styles['promise']}>
          <Average seconds={fast.averageAnswerSeconds} />
          <span>
            {priceCents === 0
              ? t('fast.within', { count: answerWithinMinutes })
              : t('fast.refund', { count: answerWithinMinutes, price })}
          </span>
        </p>
        <Link to={askHref('fast')} className={styles['ask']} data-main>
          {ask}
        </Link>
      </div>
    </section>
  );
}

/** How soon answers came lately; nothing where too few came. */
function Average({ seconds }: { seconds: number | null }): ReactElement | null {
  const { t } = useTranslation('asking');
  if (seconds === null) return null;
  const values = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  const text =
    values.minutes === 0
      ? t('fast.averageSeconds', values)
      : values.seconds === 0
        ? t('fast.averageMinutes', values)
        : t('fast.average', values);
  return (
    <span>
      <RichText text={text} parts={{ time: bold }} />
    </span>
  );
}
