import type { ListCheckupReportsResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay } from '@xinglin/rules';
import { ageGroup, Avatar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reportHref } from '../model/links';
import { ReportCount, WhoseReport } from './report';
import styles from './report.module.css';

/** A report in a list: whose, of when, and how many of its values are outside their range. */
export function ReportLink({
  report,
}: {
  report: ListCheckupReportsResponse['items'][number];
}): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { orderNo, patientId, person, packageTitle, storeName, day } = report;
  return (
    <Link to={reportHref(orderNo, patientId)} className={styles['card']}>
      <Avatar
        kind="person"
        size="small"
        seed={patientId}
        gender={person?.gender}
        age={ageGroup(person?.age)}
      />
      <div>
        <b>{formatDay(day, locale, { year: true })}</b>
        <p>
          <WhoseReport {...report} />
        </p>
        <p>{t('reportList.what', { title: packageTitle, store: storeName })}</p>
      </div>
      <ReportCount {...report} />
    </Link>
  );
}
