import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { PaymentResult } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { afterWrongPayment } from '../model/payment-outcome';
import { isBooked as isBookedState } from '../model/visit';
import { AddToCalendar } from './add-to-calendar';
import { BringList } from './bring-list';
import { OrderActions } from './order-actions';
import { useVisitFacts } from './visit-facts';
import { Voucher } from './voucher';
import { WrongPayments } from './wrong-payments';

interface PaymentOutcomeProps {
  order: RegistrationOrder;
  /** The payment's notice is still being waited for. */
  isWaiting: boolean;
  /** The time to pay is over. */
  onExpire: () => void;
}

/** The end of booking: it worked and this is what to do, it is being confirmed, or it did not work. */
export function PaymentOutcome({ order, isWaiting, onExpire }: PaymentOutcomeProps): ReactElement {
  const { t } = useTranslation('booking');
  const facts = useVisitFacts(order);
  const isBooked = isBookedState(order.status);
  const isUnpaid = order.status === 'awaitingPayment';
  const outcome = isBooked ? 'success' : isUnpaid ? (isWaiting ? 'waiting' : 'unpaid') : 'over';
  // i18n-keys: booking:orderStatus.*
  const [title, hint] =
    outcome === 'unpaid' && afterWrongPayment(order) === 'payAgain'
      ? [t('wrongPayment.title'), t('wrongPayment.payAgain', { fee: formatCents(order.feeCents) })]
      : [
          outcome === 'over' ? order.statusText : t(`orderStatus.${outcome}`),
          t(`orderStatus.${outcome}Hint`),
        ];
  return (
    <PaymentResult
      title={t('orderStatus.title')}
      backTo={href('booking.orderList')}
      outcome={outcome}
      order={order}
      says={{ title, hint }}
      notices={<WrongPayments order={order} />}
      actions={<OrderActions order={order} size="medium" stacked />}
      onExpire={onExpire}
    >
      {isBooked && <Voucher order={order} />}
      <Card title={t('reservation.visit')}>
        <KeyValueList
          items={[
            ...facts,
            { label: t('reservation.patient'), value: order.patientName },
            { label: t('order.address'), value: order.hospitalAddress },
          ]}
        />
      </Card>
      {isBooked && <BringList items={order.bring} />}
      {isBooked && (
        <Stack inset>
          <AddToCalendar order={order} />
          <ButtonLink block to={href('booking.orderList')}>
            {t('orderStatus.toOrders')}
          </ButtonLink>
          <ButtonLink block variant="text" to={href('directory.home')}>
            {t('orderStatus.toHome')}
          </ButtonLink>
        </Stack>
      )}
    </PaymentResult>
  );
}
