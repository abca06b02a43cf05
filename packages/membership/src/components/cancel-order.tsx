import { membershipApi } from '@xinglin/api';
import { CancelDialog } from '@xinglin/orders';
import { Note } from '@xinglin/ui';
import type { VipOrder } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RefundLines } from './refund-lines';

const reasons = ['mistake', 'unneeded', 'price', 'other'] as const;

interface CancelOrderProps {
  readonly order: Pick<VipOrder, 'orderNo' | 'refundNowCents' | 'refundNowLines' | 'state'> & {
    readonly isPaid: boolean;
  };
  readonly onClose: () => void;
}

/** Asks before an order is cancelled, and shows first what is refunded and how that is computed. */
export default function CancelOrder({ order, onClose }: CancelOrderProps): ReactElement {
  const { t } = useTranslation('membership');
  const [cancel, cancelling] = membershipApi.useCancelHealthVipOrderMutation();
  const { orderNo, refundNowCents: refundCents, refundNowLines, state, isPaid } = order;
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
      {isPaid ? (
        <RefundLines lines={refundNowLines} cents={refundCents} />
      ) : (
        <p>{t('cancel.noRefund')}</p>
      )}
      {state === 'active' && <Note>{t('cancel.following')}</Note>}
    </CancelDialog>
  );
}
