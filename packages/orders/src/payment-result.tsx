import { ButtonLink, Card, NoticeBar, Page, PageHeader, ResultHeader, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskAgain } from './ask-again';
import type { ShownOrder } from './order-shapes';
import { PayWithin } from './pay-within';
import type { PaymentOutcome } from './payment-outcome';

interface PaymentResultProps {
  readonly title: string;
  readonly backTo: string;
  /** What came of the payment; `notYet` where what was ordered has to be confirmed before there is anything to pay. */
  readonly outcome: PaymentOutcome | 'notYet';
  readonly order: Pick<ShownOrder, 'payBefore'>;
  /** What it means, and what to do. */
  readonly says: { readonly title: string; readonly hint: string };
  readonly notices?: ReactNode;
  /** What can be done with an order that was not paid; not shown while it may have been. */
  readonly actions: ReactNode;
  /** Where the order is shown. */
  readonly seeTo: string;
  /** Asks once more what came of it, where it is unknown. */
  readonly onAsk: () => void;
  /** That is being asked. */
  readonly isAsking: boolean;
  /** What was ordered. */
  readonly children: ReactNode;
  /** The time to pay is over. */
  readonly onExpire: () => void;
}

const marks = {
  success: 'success',
  waiting: 'waiting',
  unknown: 'waiting',
  // Merely not paid yet: nothing went wrong as long as there is time to pay.
  failed: 'waiting',
  over: 'over',
  notYet: 'waiting',
} as const;

/** The end of ordering: it worked and this is what to do, it is being confirmed, not known yet, or it did not work. */
export function PaymentResult(props: PaymentResultProps): ReactElement {
  const { title, backTo, outcome, order, says, notices, actions, seeTo } = props;
  const { onAsk, isAsking, children, onExpire } = props;
  const { t } = useTranslation('orders');
  return (
    <Page
      header={<PageHeader title={title} backTo={backTo} />}
      banner={
        outcome === 'failed' &&
        order.payBefore !== null && (
          <NoticeBar tone="warning">
            <PayWithin until={order.payBefore} onEnd={onExpire} />
          </NoticeBar>
        )
      }
    >
      {notices}
      <Card as="div">
        <ResultHeader state={marks[outcome]} title={says.title}>
          {says.hint}
        </ResultHeader>
        {(outcome === 'failed' || outcome === 'over' || outcome === 'notYet') && (
          <Stack>{actions}</Stack>
        )}
        {/* A person who may have paid is not asked to pay again. */}
        {outcome === 'unknown' && (
          <Stack>
            <AskAgain onAsk={onAsk} isAsking={isAsking} />
            <ButtonLink block variant="outline" to={seeTo}>
              {t('see')}
            </ButtonLink>
          </Stack>
        )}
      </Card>
      {children}
    </Page>
  );
}
