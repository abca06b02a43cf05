import { Card, NoticeBar, Page, PageHeader, ResultHeader, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import type { ShownOrder } from './order-shapes';
import { PayWithin } from './pay-within';

/** What came of a payment. */
export type PaymentOutcome =
  /** It arrived. */
  | 'success'
  /** Its notice is still being waited for. */
  | 'waiting'
  /** Nothing came, and it can still be paid. */
  | 'unpaid'
  /** The order is closed. */
  | 'over';

interface PaymentResultProps {
  readonly title: string;
  readonly backTo: string;
  readonly outcome: PaymentOutcome;
  readonly order: Pick<ShownOrder, 'payBefore'>;
  /** What it means, and what to do. */
  readonly says: { readonly title: string; readonly hint: string };
  readonly notices?: ReactNode;
  /** What can be done with an order that was not paid; not shown while it may have been. */
  readonly actions: ReactNode;
  /** What was ordered. */
  readonly children: ReactNode;
  /** The time to pay is over. */
  readonly onExpire: () => void;
}

/** The end of ordering: it worked and this is what to do, it is being confirmed, or it did not work. */
export function PaymentResult(props: PaymentResultProps): ReactElement {
  const { title, backTo, outcome, order, says, notices, actions, children, onExpire } = props;
  return (
    <Page
      header={<PageHeader title={title} backTo={backTo} />}
      banner={
        outcome === 'unpaid' &&
        order.payBefore !== null && (
          <NoticeBar tone="warning">
            <PayWithin until={order.payBefore} onEnd={onExpire} />
          </NoticeBar>
        )
      }
    >
      {notices}
      <Card as="div">
        <ResultHeader state={outcome === 'unpaid' ? 'waiting' : outcome} title={says.title}>
          {says.hint}
        </ResultHeader>
        {/* A person who may have paid is not asked to pay again. */}
        {(outcome === 'unpaid' || outcome === 'over') && <Stack>{actions}</Stack>}
      </Card>
      {children}
    </Page>
  );
}
