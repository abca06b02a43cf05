import { telemedicineApi } from '@xinglin/api';
import type { TelemedicineOrder } from '@xinglin/gateway-sdk';
import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['mistake', 'unneeded', 'time', 'other'] as const;

/** Asks before a session is given up, and says first what goes back. */
export default function CancelSession(props: {
  session: TelemedicineOrder;
  onClose: () => void;
}): ReactElement {
  const { session, onClose } = props;
  const { t } = useTranslation('telemedicine');
  const day = useRefundDay();
  const [cancel, cancelling] = telemedicineApi.useCancelTelemedicineByPatientMutation();
  return (
    <CancelDialog
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      // i18n-keys: telemedicine:cancel.reason.*
      reasons={reasons.map((one) => t(`cancel.reason.${one}`))}
      cancel={(why) => cancel({ orderNo: session.orderNo, ...why })}
      done={t('cancel.done')}
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>
        {session.payment === 'paid'
          ? t('cancel.refund', { amount: formatCents(session.amountCents), day })
          : t('cancel.noRefund')}
      </p>
    </CancelDialog>
  );
}
