import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents, formatInstant } from '@xinglin/rules';
import { Card, Cluster, KeyValueList, Price, Stack, Timeline } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { afterWrongPayment } from '../model/payment-outcome';
import { AddToCalendar } from './add-to-calendar';
import { BringList } from './bring-list';
import { OrderActions, PayWithin } from './order-actions';
import { useVisitFacts } from './visit-facts';
import { Voucher } from './voucher';
import { WrongPayments } from './wrong-payments';

interface OrderDetailProps {
  order: RegistrationOrder;
  onExpire: () => void;
}

/** One appointment: where it stands, the voucher, the facts, the money, and what happened to it. */
export function OrderDetail({ order, onExpire }: OrderDetailProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const facts = useVisitFacts(order);
  const isAhead = order.actions.includes('showVoucher');
  const afterWrong = afterWrongPayment(order);
  const moment = (instant: string) => formatInstant(instant, locale, order.timeZone);
  return (
    <>
      <WrongPayments order={order} />
      <Card title={order.statusText}>
        <Stack>
          {/* i18n-keys: booking:order.next.* booking:wrongPayment.* */}
          <p>
            {afterWrong === null
              ? t(`order.next.${order.status}`)
              : t(`wrongPayment.${afterWrong}`, { fee: formatCents(order.feeCents) })}
          </p>
          {order.payBefore !== null && (
            <p>
              <PayWithin until={order.payBefore} onEnd={onExpire} />
            </p>
          )}
          {order.refund && (
            <p>
              {t(`refund.${order.refund.status}`, {
                // i18n-keys: booking:refund.*
                amount: formatCents(order.refund.refundCents),
                moment: moment(order.refund.expectedBy),
              })}
            </p>
          )}
          {order.actions.length > 0 && (
            <Cluster align="end">
              <OrderActions order={order} withoutVoucher size="medium" />
            </Cluster>
          )}
        </Stack>
      </Card>
      {isAhead && <Voucher order={order} />}
      <Card title={t('reservation.visit')}>
        <Stack>
          <KeyValueList
            items={[
              ...facts,
              { label: t('order.address'), value: order.hospitalAddress },
              {
                label: t('order.phone'),
                value: <a href={`tel:${order.hospitalPhone}`}>{order.hospitalPhone}</a>,
              },
            ]}
          />
          {isAhead && <AddToCalendar order={order} />}
        </Stack>
      </Card>
      <Card title={t('reservation.patient')}>
        <KeyValueList
          items={[
            { label: t('patient.name'), value: order.patientName, strong: true },
            ...(order.patientCardNo === null
              ? []
              : [{ label: t('patient.document'), value: order.patientCardNo }]),
            { label: t('patient.mobile'), value: order.patientMobile },
          ]}
        />
      </Card>
      <Card title={t('order.title')}>
        <KeyValueList
          items={[
            { label: t('order.number'), value: order.orderNo },
            { label: t('order.createdAt'), value: moment(order.createdAt) },
            { label: t('visit.fee'), value: <Price cents={order.feeCents} /> },
            ...(order.actions.includes('cancel')
              ? [{ label: t('order.cancelBefore'), value: moment(order.cancelBefore) }]
              : []),
          ]}
        />
      </Card>
      {isAhead && <BringList items={order.bring} />}
      <Card title={t('history.title')}>
        <Timeline
          label={t('history.title')}
          items={order.history.toReversed().map((step) => ({
            title: step.stateText,
            // i18n-keys: booking:history.actor.*
            detail: [t(`history.actor.${step.actor}`), step.reason].filter(Boolean).join(' · '),
            timeText: moment(step.at),
            at: step.at,
          }))}
        />
      </Card>
    </>
  );
}
