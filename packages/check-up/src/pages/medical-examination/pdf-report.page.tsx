import { checkUpApi, type PageLoad, type PageLoadInput } from '@xinglin/api';
import { detailPage, listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Report } from '../../components/report';
import { quickQuestion, ReportBar } from '../../components/report-bar';
import { ReportLink } from '../../components/report-link';
import { orderHref } from '../../model/links';

/** The report of one person, values outside their range first, with their past and what can follow (spec 2 §2.9, §2.15). */
const report = detailPage({
  endpoint: checkUpApi.endpoints.getPhysicalReport,
  input: ({ params, query }) => {
    const patientId = query.get('patientId');
    return { orderNo: params['id'] ?? query.get('orderNo') ?? '', ...(patientId && { patientId }) };
  },
  title: 'check-up:pdfReport.title',
  backTo: (found, { params, query }) => {
    const orderNo = found?.orderNo ?? params['id'] ?? query.get('orderNo');
    return orderNo ? orderHref(orderNo) : href('check-up.orderList');
  },
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: {
    title: 'check-up:pdfReport.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('check-up.orderList')}>
        {t('check-up:orderList.title')}
      </ButtonLink>
    ),
  },
  beside: [quickQuestion],
  bar: (found) => <ReportBar report={found} />,
  children: (found) => <Report report={found} />,
});

/** All reports of the account, where the address names none. */
const list = listPage({
  endpoint: checkUpApi.endpoints.listCheckupReports,
  paging: whole,
  input: () => ({}),
  title: 'check-up:reportList.title',
  backTo: href('check-up.orderList'),
  empty: ({ t }) => (
    <EmptyState
      kind="reports"
      title={t('check-up:reportList.none')}
      message={t('check-up:reportList.when')}
      action={
        <ButtonLink to={href('check-up.orderList')}>{t('check-up:orderList.title')}</ButtonLink>
      }
    />
  ),
  item: (one) => <ReportLink key={`${one.orderNo} ${one.patientId}`} report={one} />,
});

const namesOne = ({ params, query }: Pick<PageLoadInput, 'params' | 'query'>): boolean =>
  params['id'] !== undefined || query.has('orderNo');

export const load: PageLoad = (place) => (namesOne(place) ? report : list).load(place);

export default function ReportPage(): ReactElement {
  const params = useParams();
  const [query] = useSearchParams();
  return namesOne({ params, query }) ? <report.Page /> : <list.Page />;
}
