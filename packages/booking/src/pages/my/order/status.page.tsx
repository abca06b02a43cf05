import { bookingApi, failureMessage, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ErrorState, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PaymentOutcome } from '../../../components/payment-outcome';
import { isPaymentOpen } from '../../../model/payment-outcome';

/** How often, and at most how many times, the payment's notice is asked for after the cashier. */
const pollingInterval = 1500;
const mostPolls = 20;

export const load: PageLoad = ({ query }) => [
  bookingApi.endpoints.getRegistrationOrder.initiate({ orderNo: query.get('orderNo') ?? '' }),
];

/** What came of the payment, and what happens next (spec 2 §2.20). */
export default function OrderStatusPage(): ReactElement {
  const { t } = useTranslation('booking');
  const [query] = useSearchParams();
  const orderNo = query.get('orderNo') ?? '';
  const [polls, setPolls] = useState({ answeredAt: 0, count: 0 });
  const order = bookingApi.useGetRegistrationOrderQuery(
    { orderNo },
    { pollingInterval: polls.count < mostPolls ? pollingInterval : 0, skip: orderNo === '' },
  );
  const isOpen = order.currentData === undefined || isPaymentOpen(order.currentData, query.get('payResult'));
  const answeredAt = order.fulfilledTimeStamp ?? 0;
  // Counting belongs to the render that shows a new answer; an effect would poll once more.
  if (answeredAt !== polls.answeredAt) {
    setPolls({ answeredAt, count: isOpen ? polls.count + 1 : mostPolls });
  }

  const frame = (content: React.ReactNode) => (
    <Page header={<PageHeader title={t('orderStatus.title')} backTo={href('booking.orderList')} />}>{content}</Page>
  );
  if (orderNo === '') return frame(<ErrorState kind="missing" message={t('orderStatus.noOrder')} />);
  return (
    <Loaded query={order} describe={failureMessage} skeleton={<SkeletonList lines={4} count={2} />} frame={frame}>
      {(found) => <PaymentOutcome order={found} isWaiting={isOpen && polls.count < mostPolls} />}
    </Loaded>
  );
}
