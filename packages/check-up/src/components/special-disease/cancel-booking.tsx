import { specialDiseaseApi } from '@xinglin/api';
import type { SpecialDiseaseBooking } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelPaid } from '../cancel-paid';

/** Asks before a booking is given up. */
export default function CancelBooking(props: {
  booking: SpecialDiseaseBooking;
  onClose: () => void;
}): ReactElement {
  const { booking, onClose } = props;
  const { t } = useTranslation('check-up');
  const [cancel, cancelling] = specialDiseaseApi.useCancelSpecialDiseaseBookingMutation();
  const { orderNo, refundNowCents: refundCents } = booking;
  return (
    <CancelPaid
      order={booking}
      title={t('specialDisease.cancel.title')}
      confirmLabel={t('specialDisease.cancel.confirm')}
      cancel={(why) => cancel({ orderNo, refundCents, ...why })}
      done={t('specialDisease.cancel.done')}
      cancelling={cancelling}
      onClose={onClose}
    />
  );
}
