import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { paymentOutcome, PaymentResult, useShortMoments, WrongPayments } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { afterWrongPayment } from '../model/payment-outcome';
import { isBooked as isBookedState } from '../model/visit';
import { AddToCalendar } from './add-to-calendar';
import { BringTiles } from './bring-tiles';
import { CancelAction } from './cancel-action';
import { InChinese } from './in-chinese';
import { NextActions } from './next-actions';
import { useFlow } from './use-flow';
import { useVisitFacts } from './visit-facts';
import { Voucher } from './voucher';

interface PaymentOutcomeProps {
  order: RegistrationOrder;
  /** The order is still being asked for again and again. */
  isWatching: boolean;
  /** The order is being asked for. */
  isAsking: boolean;
  /** Requests the order again: its time to pay is over, or the person asks for it. */
  onAsk: () => void;
}

/** The end of booking: it worked and this is what to do, it is being confirmed, or it did not work. */
export function PaymentOutcome(props: PaymentOutcomeProps): ReactElement {
  const { order, isWatching, isAsking, onAsk } = props;
  const { t } = useTranslation('booking');
  const facts = useVisitFacts(order);
  const flow = useFlow();
  const { moment } = useShortMoments(order.timeZone);
  const isBooked = isBookedState(order.status);
  const outcome = paymentOutcome({
    isPaid: isBooked,
    isAwaitingPayment: order.status === 'awaitingPayment',
    payment: order.payment,
    isWatching,
  });
  const { status } = order;
  const isAwaitingHospital = status === 'awaitingHospital';
  const isUpToHospital = isAwaitingHospital || status === 'refusedByHospital';
  // i18n-keys: booking:orderStatus.*, booking:order.next.*
  const [title, hint] =
    outcome === 'failed' && afterWrongPayment(order) === 'payAgain'
      ? [t('wrongPayment.title'), t('wrongPayment.payAgain', { fee: formatCents(order.feeCents) })]
      : [
          outcome === 'over' ? order.statusText : t(`orderStatus.${outcome}`),
          isUpToHospital
            ? t(`order.next.${status}`)
            : outcome === 'failed' && order.payBefore !== null
              ? t('orderStatus.failedUntil', { moment: moment(order.payBefore) })
              : t(`orderStatus.${outcome}Hint`),
        ];
  return (
    <PaymentResult
      title={t('orderStatus.title')}
      backTo={flow.orders()}
      outcome={isAwaitingHospital ? 'notYet' : outcome}
      order={order}
      says={{ title, hint }}
      notices={<WrongPayments payments={order.wrongPayments} dueCents={order.feeCents} />}
      actions={
        <>
          <NextActions order={order} size="medium" stacked />
          <CancelAction order={order} />
        </>
      }
      seeTo={flow.order(order.orderNo)}
      onAsk={onAsk}
      isAsking={isAsking}
      onExpire={onAsk}
    >
      {isBooked && <Voucher order={order} />}
      <Card title={t('reservation.visit')}>
        <KeyValueList
          items={[
            ...facts,
            { label: t('reservation.patient'), value: order.patientName },
            {
              label: t('order.address'),
              value: order.hospitalAddress,
              detail: <InChinese parts={[order.inChinese?.hospitalAddress]} />,
            },
          ]}
        />
      </Card>
      {isBooked && (
        <BringTiles title={t('order.bringTitle', { count: order.bring.length })} order={order} />
      )}
      {isBooked && (
        <Stack inset>
          <AddToCalendar order={order} block variant="outline" />
          <ButtonLink block to={flow.orders()}>
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
