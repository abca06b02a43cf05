import { bookingApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PaymentOutcome } from '../../../components/payment-outcome';
import { isBeingClosed, isPaymentOpen } from '../../../model/payment-outcome';

const order = pageCall(bookingApi.endpoints.getRegistrationOrder, ({ query }) => {
  const orderNo = query.get('orderNo');
  return orderNo ? { orderNo } : null;
});

export const { load } = order;

/** What came of the payment, and what happens next (spec 2 §2.20). */
export default function OrderStatusPage(): ReactElement {
  const { t } = useTranslation('booking');
  const [query] = useSearchParams();
  const { answer, isWatching } = order.useAnswer(
    (found) => isPaymentOpen(found) || isBeingClosed(found),
  );

  const frame = (content: ReactNode) => (
    <Page header={<PageHeader title={t('orderStatus.title')} backTo={href('booking.orderList')} />}>
      {content}
    </Page>
  );
  if (!query.get('orderNo')) {
    return frame(
      <ErrorState
        kind="missing"
        title={t('orderStatus.noOrder')}
        action={<ButtonLink to={href('booking.orderList')}>{t('orderStatus.toOrders')}</ButtonLink>}
      />,
    );
  }
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={2} />} frame={frame}>
      {(found) => (
        <PaymentOutcome
          order={found}
          isWaiting={isWatching && isPaymentOpen(found)}
          onExpire={() => void answer.refetch()}
        />
      )}
    </Loaded>
  );
}
