import { bookingApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { ButtonLink, ErrorState, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PaymentOutcome } from '../../../components/payment-outcome';
import { useFlow } from '../../../components/use-flow';
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
  const orders = useFlow().orders();
  const { answer, isWatching } = order.useAnswer(
    (found) => isPaymentOpen(found) || isBeingClosed(found) || found.status === 'awaitingHospital',
  );

  const frame = (content: ReactNode) => (
    <Page header={<PageHeader title={t('orderStatus.title')} backTo={orders} />}>{content}</Page>
  );
  if (!query.get('orderNo')) {
    return frame(
      <ErrorState
        kind="missing"
        title={t('orderStatus.noOrder')}
        action={<ButtonLink to={orders}>{t('orderStatus.toOrders')}</ButtonLink>}
      />,
    );
  }
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={2} />} frame={frame}>
      {(found) => (
        <PaymentOutcome
          order={found}
          isWatching={isWatching}
          isAsking={answer.isFetching}
          onAsk={() => void answer.refetch()}
        />
      )}
    </Loaded>
  );
}
