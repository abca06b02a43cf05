import type { ListCheckupReportsResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay } from '@xinglin/rules';
import { ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { reportHref } from '../model/links';

/** A report in a list: whose, of when, and whether something lies outside its range. */
export function ReportLink({
  report,
}: {
  report: ListCheckupReportsResponse['items'][number];
}): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { orderNo, patientId, patientName, packageTitle, storeName, day, outsideCount } = report;
  return (
    <ListLink
      label={t('reportList.item', {
        name: patientName,
        day: formatDay(day, locale, { year: true }),
      })}
      description={`${packageTitle} · ${storeName}`}
      value={outsideCount > 0 ? t('reportList.outside', { count: outsideCount }) : undefined}
      to={reportHref(orderNo, patientId)}
    />
  );
}
