import { formatCents } from '@xinglin/rules';
import { AppointmentCard, type AppointmentCardProps } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownOrder } from './order-shapes';
import { PayWithin } from './pay-within';

interface OrderCardProps extends Pick<
  AppointmentCardProps,
  'to' | 'date' | 'kind' | 'title' | 'state' | 'lines'
> {
  readonly order: ShownOrder;
  /** The buttons of its state, where there are any. */
  readonly actions?: ReactNode;
  /** The time to pay is over. */
  readonly onExpire: () => void;
}

/** One order in a list: what it is, its state, what goes or went back, how long it can be paid. */
export function OrderCard({ order, lines, onExpire, ...card }: OrderCardProps): ReactElement {
  const { t } = useTranslation('orders');
  const { refundCents, payBefore, statusText } = order;
  const refund = t('refund.amount', { amount: formatCents(refundCents) });
  return (
    <AppointmentCard
      {...card}
      stateText={statusText}
      lines={refundCents > 0 ? [...lines, refund] : lines}
      footnote={payBefore === null ? undefined : <PayWithin until={payBefore} onEnd={onExpire} />}
    />
  );
}
