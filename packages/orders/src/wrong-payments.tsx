import { formatCents } from '@xinglin/rules';
import { NoticeBar, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrongPayment } from './order-shapes';
import { RefundText } from './refund-text';

interface WrongPaymentsProps {
  readonly payments: readonly WrongPayment[];
  /** What the order costs. */
  readonly dueCents: number;
}

/** What came in that pays nothing: why, that all of it goes back by itself, by when, or that this is late. */
export function WrongPayments({ payments, dueCents }: WrongPaymentsProps): ReactElement {
  const { t } = useTranslation('orders');
  return (
    <>
      {payments.map((refund, index) => {
        const isDone = refund.status === 'done';
        const state = <RefundText refund={refund} />;
        return (
          // Two may be alike in all they say, and none moves.
          <NoticeBar key={index} tone={isDone ? 'info' : 'warning'}>
            <RichText
              // i18n-keys: orders:wrongAmount.* orders:secondPayment.*
              text={t(`${refund.cause}.${isDone ? 'done' : 'received'}`, {
                amount: formatCents(refund.refundCents),
                due: formatCents(dueCents),
              })}
              parts={{ refund: () => state }}
            />
          </NoticeBar>
        );
      })}
    </>
  );
}
