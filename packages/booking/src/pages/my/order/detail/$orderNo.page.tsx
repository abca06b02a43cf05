import { bookingApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderDetail } from '../../../../components/order-detail';
import { isBeingClosed, useOrder } from '../../../../components/use-order';

export const load: PageLoad = ({ params }) => [
  bookingApi.endpoints.getRegistrationOrder.initiate({ orderNo: params['orderNo'] ?? '' }),
];

/** Everything about one appointment, and what can be done with it (spec 2 §2.20). */
export default function OrderDetailPage(): ReactElement {
  const { orderNo = '' } = useParams();
  const { t } = useTranslation('booking');
  const { order } = useOrder(orderNo, isBeingClosed);
  return (
    <Page header={<PageHeader title={t('orderDetail.title')} backTo={href('booking.orderList')} />}>
      <Loaded query={order} skeleton={<SkeletonList lines={4} />}>
        {(found) => <OrderDetail order={found} onExpire={() => void order.refetch()} />}
      </Loaded>
    </Page>
  );
}
