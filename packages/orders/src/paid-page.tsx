import type { PageCall } from '@xinglin/pages';
import {
  Card,
  KeyValueList,
  Loaded,
  Page,
  PageHeader,
  Price,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { factRows, type PagedOrder } from './order-page';
import { paymentOutcome, type PaymentOutcome } from './payment-outcome';
import { PaymentResult } from './payment-result';
import { WrongPayments } from './wrong-payments';

interface PaidPageProps<Order extends PagedOrder> {
  /** What the page's call answered; asked with `isPaymentOpen`. */
  readonly asked: ReturnType<PageCall<Order>['useAnswer']>;
  readonly title: string;
  readonly backTo: string;
  /** The order's own page. */
  readonly seeTo: (order: Order) => string;
  /** What came of the payment, and what to do. */
  readonly says: (
    order: Order,
    outcome: PaymentOutcome,
  ) => { readonly title: string; readonly hint: string };
  /** What the price is called: 挂号费. */
  readonly priceLabel: string;
  /** What can be done with an order that was not paid. */
  readonly renderActions: (order: Order, outcome: PaymentOutcome) => ReactNode;
  /** What was ordered, drawn, in place of the card of its facts. */
  readonly renderOrdered?: (order: Order, outcome: PaymentOutcome) => ReactNode;
  /** Ways on from an order that was paid. */
  readonly renderWays: (order: Order) => ReactNode;
}

/** Where the cashier comes back to: what came of the payment of an order, what was ordered, and the ways on. */
export function PaidPage<Order extends PagedOrder>(props: PaidPageProps<Order>): ReactElement {
  const {
    asked,
    title,
    backTo,
    seeTo,
    says,
    priceLabel,
    renderActions,
    renderOrdered,
    renderWays,
  } = props;
  const { answer, isWatching } = asked;
  const frame = (content: ReactNode) => (
    <Page header={<PageHeader title={title} backTo={backTo} />}>{content}</Page>
  );
  const refetch = () => void answer.refetch();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={1} />} frame={frame}>
      {(order) => {
        const cents = order.amountCents;
        const outcome = paymentOutcome({
          isPaid: order.payment === 'paid',
          isAwaitingPayment: order.actions.includes('pay'),
          payment: order.payment,
          isWatching,
        });
        return (
          <PaymentResult
            title={title}
            backTo={backTo}
            outcome={outcome}
            order={order}
            says={says(order, outcome)}
            notices={<WrongPayments payments={order.wrongPayments} dueCents={cents} />}
            actions={renderActions(order, outcome)}
            seeTo={seeTo(order)}
            isAsking={answer.isFetching}
            onAsk={refetch}
            onExpire={refetch}
          >
            {renderOrdered ? (
              renderOrdered(order, outcome)
            ) : (
              <Card title={order.title}>
                <KeyValueList
                  items={[
                    ...factRows(order),
                    { label: priceLabel, value: <Price cents={cents} /> },
                  ]}
                />
              </Card>
            )}
            {outcome === 'success' && <Stack inset>{renderWays(order)}</Stack>}
          </PaymentResult>
        );
      }}
    </Loaded>
  );
}
