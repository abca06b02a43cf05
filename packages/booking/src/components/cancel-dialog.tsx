import { bookingApi } from '@xinglin/api';
import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { CancelDialog as Dialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { visitText } from '../model/visit';

interface CancelDialogProps {
  order: RegistrationOrderCard;
  onClose: () => void;
}

/** Asks before an appointment is cancelled, and says first what will be refunded. */
export default function CancelDialog({ order, onClose }: CancelDialogProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const [cancel, cancelling] = bookingApi.useCancelRegistrationOrderMutation();
  const day = useRefundDay();
  const amount = formatCents(order.feeCents);
  const whenPaid =
    order.status === 'confirmed' ? t('cancel.refund', { amount, day }) : t('cancel.noRefund');
  const money = order.feeCents > 0 ? whenPaid : t('cancel.free');
  return (
    <Dialog
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      reasons={[
        t('cancel.reason.unavailable'),
        t('cancel.reason.recovered'),
        t('cancel.reason.wrongChoice'),
        t('cancel.reason.otherHospital'),
        t('cancel.reason.other'),
      ]}
      cancel={(why) => cancel({ orderNo: order.orderNo, ...why })}
      done={({ refundCents }) =>
        refundCents > 0
          ? t('cancel.doneWithRefund', { amount: formatCents(refundCents) })
          : t('cancel.done')
      }
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>
        {t('cancel.what', {
          doctor: order.doctorName,
          title: order.titleText,
          time: visitText(order, locale),
          patient: order.patientName,
        })}
      </p>
      <p>{money}</p>
    </Dialog>
  );
}
