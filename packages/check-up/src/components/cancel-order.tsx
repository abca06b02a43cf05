import { checkUpApi } from '@xinglin/api';
import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelPaid } from './cancel-paid';

/** Asks before a check-up is given up. */
export default function CancelOrder(props: {
  order: PhysicalOrder;
  onClose: () => void;
}): ReactElement {
  const { order, onClose } = props;
  const { t } = useTranslation('check-up');
  const own = checkUpApi.useCancelPhysicalOrderMutation();
  const ofPlatform = checkUpApi.useCicPatientRefundMutation();
  const [cancel, cancelling] = order.packageKind === 'diagnosis' ? ofPlatform : own;
  const { orderNo, refundNowCents: refundCents } = order;
  return (
    <CancelPaid
      order={order}
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      cancel={(why) => cancel({ orderNo, refundCents, ...why })}
      done={t('cancel.done')}
      cancelling={cancelling}
      onClose={onClose}
    />
  );
}
