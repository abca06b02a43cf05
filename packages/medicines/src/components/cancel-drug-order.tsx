import { medicinesApi } from '@xinglin/api';
import type { DrugOrder } from '@xinglin/gateway-sdk';
import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['otherPharmacy', 'tooSlow', 'unneeded', 'address', 'other'] as const;

/** Says before an order is cancelled whether it is, or whether the pharmacy is asked, and what is paid back. */
export default function CancelDrugOrder(props: {
  order: DrugOrder;
  way: 'now' | 'ask';
  onClose: () => void;
}): ReactElement {
  const { order, way, onClose } = props;
  const { t } = useTranslation('medicines');
  const day = useRefundDay();
  const [cancel, cancelling] = medicinesApi.useCancelDrugOrderMutation();
  const { orderNo, payment, amountCents, refundCents, pharmacy } = order;
  const amount = formatCents(amountCents - refundCents);
  const money = payment === 'paid' ? t(`cancel.${way}.refund`, { amount, day }) : null;
  return (
    <CancelDialog
      title={t(`cancel.${way}.title`)}
      confirmLabel={t(`cancel.${way}.confirm`)}
      keepLabel={t('cancel.keep')}
      // i18n-keys: medicines:cancel.reason.*
      reasons={reasons.map((one) => t(`cancel.reason.${one}`))}
      cancel={(why) => cancel({ orderNo, ...why })}
      done={({ isCancelled }) => t(isCancelled ? 'cancel.now.done' : 'cancel.ask.done')}
      cancelling={cancelling}
      onClose={onClose}
    >
      {/* i18n-keys: medicines:cancel.now.*, medicines:cancel.ask.* */}
      <p>{t(`cancel.${way}.means`, { pharmacy: pharmacy.name })}</p>
      {money !== null && <p>{money}</p>}
    </CancelDialog>
  );
}
