import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderDetail as Detail } from '@xinglin/orders';
import { formatCents, formatInstant } from '@xinglin/rules';
import { Card, KeyValueList, Price, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { afterWrongPayment } from '../model/payment-outcome';
import { AddToCalendar } from './add-to-calendar';
import { BringList } from './bring-list';
import { OrderActions } from './order-actions';
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
  return (
    <>
      <WrongPayments order={order} />
      <Detail
        order={order}
        timeZone={order.timeZone}
        // i18n-keys: booking:order.next.* booking:wrongPayment.*
        next={
          afterWrong === null
            ? t(`order.next.${order.status}`)
            : t(`wrongPayment.${afterWrong}`, { fee: formatCents(order.feeCents) })
        }
        actions={
          order.actions.length > 0 && <OrderActions order={order} withoutVoucher size="medium" />
        }
        facts={[
          { label: t('visit.fee'), value: <Price cents={order.feeCents} /> },
          ...(order.actions.includes('cancel')
            ? [
                {
                  label: t('order.cancelBefore'),
                  value: formatInstant(order.cancelBefore, locale, order.timeZone),
                },
              ]
            : []),
        ]}
        onExpire={onExpire}
        below={isAhead && <BringList items={order.bring} />}
      >
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
      </Detail>
    </>
  );
}
