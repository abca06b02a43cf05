import { checkUpApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, SkeletonList } from '@xinglin/ui';
import { Report } from '../../components/report';
import { orderHref } from '../../model/links';

/** The report of one person, values outside their range first, and the way to its file (spec 2 §2.9, §2.15). */
const page = detailPage({
  endpoint: checkUpApi.endpoints.getPhysicalReport,
  input: ({ params, query }) => {
    const patientId = query.get('patientId');
    return { orderNo: params['id'] ?? query.get('orderNo') ?? '', ...(patientId && { patientId }) };
  },
  title: 'check-up:pdfReport.title',
  backTo: (report, { params, query }) => {
    const orderNo = report?.orderNo ?? params['id'] ?? query.get('orderNo');
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
  children: (report) => <Report report={report} />,
});

export const { load } = page;
export default page.Page;
