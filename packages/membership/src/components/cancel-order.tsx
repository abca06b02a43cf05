import { membershipApi } from '@xinglin/api';
import { CancelDialog } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['mistake', 'unneeded', 'price', 'other'] as const;

interface CancelOrderProps {
  readonly order: {
    readonly orderNo: string;
    readonly refundNowCents: number;
    readonly isPaid: boolean;
  };
  readonly onClose: () => void;
}

/** Asks before an order is given up, and says first what goes back; nothing else stands in the way. */
export default function CancelOrder({ order, onClose }: CancelOrderProps): ReactElement {
  const { t } = useTranslation('membership');
  const [cancel, cancelling] = membershipApi.useCancelHealthVipOrderMutation();
  const { orderNo, refundNowCents: refundCents, isPaid } = order;
  return (
    <CancelDialog
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      // i18n-keys: membership:cancel.reason.*
      reasons={reasons.map((one) => t(`cancel.reason.${one}`))}
      cancel={(why) => cancel({ orderNo, refundCents, ...why })}
      done={t('cancel.done')}
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>
        {isPaid ? t('cancel.refund', { amount: formatCents(refundCents) }) : t('cancel.noRefund')}
      </p>
    </CancelDialog>
  );
}
