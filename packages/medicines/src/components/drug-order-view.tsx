import type { DrugOrder } from '@xinglin/gateway-sdk';
import { RefundState, WrongPayments, type OrderView } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { Card, Cluster, ListGroup, ListLink, NoticeBar, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelling } from '../model/order-acts';
import { useFace } from '../model/use-face';
import { useMoments } from '../model/use-moments';
import { prescriptionHref } from '../model/ways';
import { Elsewhere } from './elsewhere';
import { LineCard } from './line-card';
import { MedicineCard } from './medicine-card';
import { ParcelCard } from './parcel-card';
import { PickupCode } from './pickup-code';

/** An order of medicines that is not to be paid: its line, what is offered, its parcels, its money, how it is cancelled. */
export function DrugOrderView({
  order,
  view: { next, actions },
}: {
  order: DrugOrder;
  view: OrderView;
}): ReactElement {
  const { t } = useTranslation('medicines');
  const { moment } = useMoments();
  const face = useFace(order.patientId);
  const { orderNo, line, lines, parcels, pharmacy, method, windows, cancellation } = order;
  const { amountCents, payment, elsewhere } = order;
  const coming = parcels.find(({ deliveredAt }) => deliveredAt === null);
  const chosen = windows.find(({ isChosen }) => isChosen);
  const way = cancelling(order);
  return (
    <>
      <LineCard
        line={line}
        face={face}
        name={order.patientName}
        diagnosis={order.diagnosis}
        count={lines.length}
        note={t('order.from', { pharmacy: pharmacy.name })}
        method={method}
        distanceMeters={coming?.distanceMeters}
      >
        <p>{next}</p>
        <PickupCode order={order} />
      </LineCard>
      <WrongPayments payments={order.wrongPayments} dueCents={amountCents} />
      {elsewhere !== null && <Elsewhere order={order} elsewhere={elsewhere} />}
      {cancellation !== null && (
        <NoticeBar tone={cancellation.answer === null ? 'info' : 'warning'}>
          {cancellation.answer === null
            ? t('cancellation.asked', { time: moment(cancellation.askedAt) })
            : t('cancellation.refused', { answer: cancellation.answer })}
        </NoticeBar>
      )}
      <MedicineCard items={lines.map(({ item }) => item)} order={order} />
      {parcels.map((parcel) => (
        <ParcelCard key={parcel.parcelId} parcel={parcel} />
      ))}
      {/* i18n-keys: medicines:order.cancelRule.* */}
      <Card title={t('order.money')} aside={formatCents(amountCents)}>
        <Stack>
          <p>{t(payment === 'paid' ? 'order.paid' : 'order.notPaid')}</p>
          <RefundState refund={order.refund} />
          <p>{t(`order.cancelRule.${way ?? 'no'}`, { phone: pharmacy.phone })}</p>
          {Boolean(actions) && <Cluster align="end">{actions}</Cluster>}
        </Stack>
      </Card>
      <ListGroup label={t('order.further')}>
        {windows.length > 0 && (
          <ListLink
            label={t('schedule.title')}
            value={chosen && moment(chosen.startsAt)}
            to={href('medicines.schedule', { orderId: orderNo })}
          />
        )}
        {parcels.length > 0 && (
          <ListLink
            label={t('express.title')}
            to={href('medicines.express', {}, { orderId: orderNo })}
          />
        )}
        <ListLink label={t('order.sheet')} to={prescriptionHref(order.prescriptionId)} />
        <ListLink
          label={t('orderDetail.title')}
          to={href('medicines.orderDetail', { orderId: orderNo })}
        />
        <ListLink label={pharmacy.name} value={pharmacy.phone} href={`tel:${pharmacy.phone}`} />
      </ListGroup>
    </>
  );
}
