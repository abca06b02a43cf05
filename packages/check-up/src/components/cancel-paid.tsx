import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['mistake', 'unneeded', 'time', 'other'] as const;

interface CancelPaidProps extends Pick<
  ComponentProps<typeof CancelDialog>,
  'title' | 'confirmLabel' | 'done' | 'cancel' | 'cancelling' | 'onClose'
> {
  readonly order: {
    readonly amountCents: number;
    readonly refundNowCents: number;
    readonly payment: string;
  };
}

/** Asks before an order of the package's kinds is given up, and says first what goes back of what was paid. */
export function CancelPaid({ order, ...dialog }: CancelPaidProps): ReactElement {
  const { t } = useTranslation('check-up');
  const day = useRefundDay();
  const { refundNowCents: refundCents, amountCents } = order;
  const whenPaid =
    refundCents === 0
      ? t('cancel.nothingBack')
      : t('cancel.refund', {
          amount: formatCents(refundCents),
          kept: formatCents(amountCents - refundCents),
          day,
        });
  return (
    <CancelDialog
      {...dialog}
      keepLabel={t('cancel.keep')}
      // i18n-keys: check-up:cancel.reason.*
      reasons={reasons.map((one) => t(`cancel.reason.${one}`))}
    >
      <p>{order.payment === 'paid' ? whenPaid : t('cancel.noRefund')}</p>
    </CancelDialog>
  );
}
