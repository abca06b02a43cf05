import type { OrderDetail as OrderOfAnyKind } from '@xinglin/gateway-sdk';
import type { PageCall } from '@xinglin/pages';
import {
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  type KeyValueItem,
  type LoadedProps,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { OrderDetail } from './order-detail';
import type { OrderStep, ShownOrder } from './order-shapes';
import { Payment } from './payment';
import { paymentOutcome } from './payment-outcome';
import { useSumFact } from './use-sum-fact';
import { WrongPayments } from './wrong-payments';

/** What every kind of order says on a page of its own. */
export interface PagedOrder
  extends
    ShownOrder,
    Pick<
      OrderOfAnyKind,
      | 'title'
      | 'facts'
      | 'amountCents'
      | 'actions'
      | 'createdAt'
      | 'payment'
      | 'refund'
      | 'wrongPayments'
    > {
  readonly history: readonly OrderStep[];
}

/** What the view of a kind is given: what is next in words, what can be done, and how to request the order again. */
export interface OrderView {
  readonly next: string;
  readonly actions: ReactNode;
  readonly onExpire: () => void;
}

interface OrderPageProps<Order extends PagedOrder> extends Pick<
  LoadedProps<Order, unknown>,
  'gone' | 'action'
> {
  /** What the page's call answered; asked with {@link isPaymentOpen}. */
  readonly asked: ReturnType<PageCall<Order>['useAnswer']>;
  readonly title: string;
  /** The list that the order stands in; undefined is handed in until the order is known. */
  readonly backTo: string | ((order: Order | undefined) => string);
  /** Of the times that are shown, where it is not the portal's own. */
  readonly timeZone?: string | ((order: Order) => string);
  /** Where the cashier comes back to. */
  readonly resultTo: (order: Order) => string;
  /** What the price is called: 挂号费. */
  readonly priceLabel: string;
  /** What the person has to do next, or that the notice of a payment is being waited for. */
  readonly next: (order: Order, unsure: 'waiting' | null) => string;
  /** What can be done with the order; not shown while the notice of a payment is being waited for. */
  readonly renderActions: (order: Order) => ReactNode;
  /** Facts of what is paid for, where they are not those that the order itself tells. */
  readonly about?: (order: Order) => readonly KeyValueItem[];
  /** What the kind adds to number and time, where it is not just its price. */
  readonly renderFacts?: (order: Order) => readonly KeyValueItem[];
  /** The kind's own view of an order that is not to be paid, in place of {@link OrderDetail}. */
  readonly renderView?: (order: Order, view: OrderView) => ReactNode;
  /** The bar of that view: the one thing to do next. */
  readonly renderBar?: (order: Order) => ReactNode;
  /** What is paid for, drawn on the page where it is paid, with what holds after paying. */
  readonly toPay?: (order: Order) => { readonly drawn: ReactNode; readonly promise?: string };
  /** A page in place of the order, where the address asks for one. */
  readonly instead?: (order: Order) => ReactNode;
  /** What was ordered, and for whom, as cards. */
  readonly children?: (order: Order) => ReactNode;
}

/** Whether a notice of a payment may still come: the order is asked for again until it does. */
export const isPaymentOpen = ({ payment }: Pick<PagedOrder, 'payment'>): boolean =>
  payment === 'open';

/** The facts of an order as rows. */
export const factRows = (order: Pick<PagedOrder, 'facts'>): KeyValueItem[] =>
  order.facts.map(({ label, text }) => ({ label, value: text }));

/** The page of one order of any kind: it is paid here while it can be, and shown once it was or cannot be any more. */
export function OrderPage<Order extends PagedOrder>(props: OrderPageProps<Order>): ReactElement {
  const { asked, title, backTo, timeZone, resultTo, priceLabel, next, renderActions } = props;
  const { about = factRows, renderFacts, instead, children, gone, action } = props;
  const { renderView, renderBar, toPay } = props;
  const sumFact = useSumFact();
  const { answer, isWatching } = asked;
  const head = {
    title,
    backTo: typeof backTo === 'string' ? backTo : backTo(answer.currentData),
  };
  const frame = (content: ReactNode, actionBar?: ReactNode) => (
    <Page header={<PageHeader {...head} />} actionBar={actionBar}>
      {content}
    </Page>
  );
  const refetch = () => void answer.refetch();
  return (
    <Loaded
      query={answer}
      skeleton={<SkeletonList lines={4} count={3} />}
      frame={(content) => frame(content)}
      gone={gone}
      action={action}
    >
      {(order) => {
        const other = instead?.(order);
        if (other !== undefined) return other;
        const cents = order.amountCents;
        const notices = <WrongPayments payments={order.wrongPayments} dueCents={cents} />;
        const outcome = paymentOutcome({
          isPaid: order.payment === 'paid',
          isAwaitingPayment: order.actions.includes('pay'),
          payment: order.payment,
          isWatching,
        });
        // While the notice of a payment is expected, the order is neither paid nor cancelled.
        const unsure = outcome === 'waiting' ? outcome : null;
        const actions = unsure === null && renderActions(order);
        return outcome === 'failed' || outcome === 'unknown' ? (
          <Payment
            {...head}
            order={order}
            cents={cents}
            resultTo={resultTo(order)}
            about={{ title: order.title, facts: about(order) }}
            {...toPay?.(order)}
            priceLabel={priceLabel}
            unsettled={
              outcome === 'unknown' ? { onAsk: refetch, isAsking: answer.isFetching } : undefined
            }
            notices={notices}
            actions={renderActions(order)}
            onStale={refetch}
          />
        ) : (
          frame(
            renderView ? (
              // The coloured top comes first; what went wrong with a payment is right below it.
              renderView(order, { next: next(order, unsure), actions, onExpire: refetch })
            ) : (
              <>
                {notices}
                <OrderDetail
                  order={order}
                  timeZone={typeof timeZone === 'function' ? timeZone(order) : timeZone}
                  next={next(order, unsure)}
                  actions={actions}
                  facts={renderFacts?.(order) ?? [sumFact(order, priceLabel)]}
                  onExpire={refetch}
                >
                  {children?.(order)}
                </OrderDetail>
              </>
            ),
            unsure === null ? renderBar?.(order) : undefined,
          )
        );
      }}
    </Loaded>
  );
}
