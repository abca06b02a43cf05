import { bookingApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PaymentOutcome } from '../../../components/payment-outcome';
import { isBeingClosed, useOrder } from '../../../components/use-order';
import { isPaymentOpen } from '../../../model/payment-outcome';

export const load: PageLoad = ({ query }) => {
  const orderNo = query.get('orderNo');
  return orderNo ? [bookingApi.endpoints.getRegistrationOrder.initiate({ orderNo })] : [];
};

/** What came of the payment, and what happens next (spec 2 §2.20). */
export default function OrderStatusPage(): ReactElement {
  const { t } = useTranslation('booking');
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  const { order, isWatching } = useOrder(
    orderNo,
    (found) => isPaymentOpen(found) || isBeingClosed(found),
  );

  const frame = (content: ReactNode) => (
    <Page header={<PageHeader title={t('orderStatus.title')} backTo={href('booking.orderList')} />}>
      {content}
    </Page>
  );
  if (orderNo === '') {
    return frame(
      <ErrorState
        kind="missing"
        title={t('orderStatus.noOrder')}
        action={<ButtonLink to={href('booking.orderList')}>{t('orderStatus.toOrders')}</ButtonLink>}
      />,
    );
  }
  return (
    <Loaded
      query={order}
      skeleton={<SkeletonList lines={4} count={2} />}
      frame={frame}
    >
      {(found) => (
        <PaymentOutcome
          order={found}
          isWaiting={isWatching && isPaymentOpen(found)}
          onExpire={() => void order.refetch()}
        />
      )}
    </Loaded>
  );
}
