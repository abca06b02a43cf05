import { specialDiseaseApi } from '@xinglin/api';
import type { SpecialDiseaseBooking } from '@xinglin/gateway-sdk';
import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['mistake', 'unneeded', 'time', 'other'] as const;

/** Asks before a booking is given up, and says first what goes back of what was paid. */
export default function CancelBooking(props: {
  booking: SpecialDiseaseBooking;
  onClose: () => void;
}): ReactElement {
  const { booking, onClose } = props;
  const { t } = useTranslation('check-up');
  const day = useRefundDay();
  const [cancel, cancelling] = specialDiseaseApi.useCancelSpecialDiseaseBookingMutation();
  const { orderNo, refundNowCents: refundCents, amountCents } = booking;
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
      title={t('specialDisease.cancel.title')}
      confirmLabel={t('specialDisease.cancel.confirm')}
      keepLabel={t('cancel.keep')}
      // i18n-keys: check-up:cancel.reason.*
      reasons={reasons.map((one) => t(`cancel.reason.${one}`))}
      cancel={async (reason) => {
        const { data } = await cancel({
          orderNo,
          refundCents,
          ...(reason !== undefined && { reason }),
        });
        return data && t('specialDisease.cancel.done');
      }}
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>{booking.payment === 'paid' ? whenPaid : t('cancel.noRefund')}</p>
    </CancelDialog>
  );
}
