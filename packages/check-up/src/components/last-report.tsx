import type { GetPhysicalHomeResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay } from '@xinglin/rules';
import { NextIcon, Pictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reportHref } from '../model/links';
import styles from './check-up-home.module.css';

/** From so many months on a year is nearly or already over. */
const [nearly, over] = [11, 12];

/** The last report of a person, with the first value that was issued as not normal. */
export function LastReport({
  report,
}: {
  report: NonNullable<GetPhysicalHomeResponse['report']>;
}): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { patientName: name, monthsAgo, outside, day } = report;
  const age = monthsAgo >= over ? 'over' : monthsAgo >= nearly ? 'nearly' : 'lately';
  const found =
    outside === null
      ? t('home.allNormal')
      : t('home.outside', {
          name: outside.name,
          value: [outside.value, outside.unit].filter(Boolean).join(' '),
          // i18n-keys: check-up:flag.*
          flag: t(`flag.${outside.flag}`),
        });
  return (
    <Link
      to={reportHref(report.orderNo, report.patientId)}
      className={styles['report']}
      data-hue="violet"
    >
      <span className={styles['reportMark']}>
        <Pictogram name="report" hued />
      </span>
      <span className={styles['reportWords']}>
        {/* i18n-keys: check-up:home.report.* */}
        <b>{t(`home.report.${age}`, { name })}</b>
        <span>{`${formatDay(day, locale, { year: true })} · ${found}`}</span>
      </span>
      <span className={styles['reportMore']}>
        {t('home.seeReport')}
        <NextIcon />
      </span>
    </Link>
  );
}
