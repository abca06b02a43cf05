import { checkUpApi } from '@xinglin/api';
import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['mistake', 'unneeded', 'time', 'other'] as const;

/** Asks before a check-up is given up, and says first what goes back of what was paid. */
export default function CancelOrder(props: {
  order: PhysicalOrder;
  onClose: () => void;
}): ReactElement {
  const { order, onClose } = props;
  const { t } = useTranslation('check-up');
  const day = useRefundDay();
  const own = checkUpApi.useCancelPhysicalOrderMutation();
  const ofPlatform = checkUpApi.useCicPatientRefundMutation();
  const [cancel, cancelling] = order.packageKind === 'diagnosis' ? ofPlatform : own;
  const { orderNo, refundNowCents: refundCents, amountCents } = order;
  const whenPaid =
    refundCents === 0
      ? t('cancel.nothingBack')
      : t('cancel.refund', {
          amount: formatCents(refundCents),
          kept: formatCents(amountCents - refundCents),
          day,
        });
  const money = order.payment === 'paid' ? whenPaid : t('cancel.noRefund');
  return (
    <CancelDialog
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      // i18n-keys: check-up:cancel.reason.*
      reasons={reasons.map((one) => t(`cancel.reason.${one}`))}
      cancel={async (reason) => {
        const { data } = await cancel({
          orderNo,
          refundCents,
          ...(reason !== undefined && { reason }),
        });
        return data && t('cancel.done');
      }}
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>{money}</p>
    </CancelDialog>
  );
}
