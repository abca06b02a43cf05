import { bookingApi, failureMessage } from '@xinglin/api';
import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents } from '@xinglin/rules';
import { ConfirmDialog, NoticeBar, RadioGroup, Stack, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { visitText } from '../model/visit';

const reasons = ['unavailable', 'recovered', 'wrongChoice', 'otherHospital', 'other'] as const;

interface CancelDialogProps {
  order: RegistrationOrderCard;
  onClose: () => void;
}

/** Asks before an appointment is cancelled, and says first what will be refunded. */
export default function CancelDialog({ order, onClose }: CancelDialogProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const toast = useToast();
  const [reason, setReason] = useState<string>(reasons[0]);
  const [cancel, { isLoading, error }] = bookingApi.useCancelRegistrationOrderMutation();
  const amount = formatCents(order.feeCents);
  const whenPaid =
    order.status === 'confirmed' ? t('cancel.refund', { amount }) : t('cancel.noRefund');
  const money = order.feeCents > 0 ? whenPaid : t('cancel.free');

  const confirm = async () => {
    // i18n-keys: booking:cancel.reason.*
    const result = await cancel({ orderNo: order.orderNo, reason: t(`cancel.reason.${reason}`) });
    // A refusal stays in the dialog; the order behind it is fetched anew and tells its state.
    if ('error' in result) return;
    toast.show(
      result.data.refundCents > 0
        ? t('cancel.doneWithRefund', { amount: formatCents(result.data.refundCents) })
        : t('cancel.done'),
      { tone: 'success' },
    );
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      tone="danger"
      pending={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack>
        <p>
          {t('cancel.what', {
            doctor: order.doctorName,
            title: order.titleText,
            time: visitText(order, locale),
            patient: order.patientName,
          })}
        </p>
        <p>{money}</p>
        <RadioGroup
          name="cancelReason"
          label={t('cancel.reasonLabel')}
          layout="inline"
          value={reason}
          onValueChange={setReason}
          options={reasons.map((value) => ({ value, label: t(`cancel.reason.${value}`) }))}
        />
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
