import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { OrderSteps, RefundState, WrongPayments, type OrderView } from '@xinglin/orders';
import { hospitalTimeZone } from '@xinglin/rules';
import { Card, Fold, ListGroup, ListLink, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeAnchor, reportHref, voucherAnchor } from '../model/links';
import { ChangeOrder } from './change-order';
import { CheckUpSteps } from './order-steps';
import { OrderFacts } from './order-facts';
import { OrderHero } from './order-hero';
import { OrderLinks } from './order-links';
import { Preparation } from './preparation';
import { StoreWay } from './store-days';
import { Voucher } from './voucher';

/** An order by what its owner needs now: its day with the code, how to prepare and get there, the reports; the facts are folded. */
export function CheckUpOrderView({
  order,
  view,
}: {
  order: PhysicalOrder;
  view: OrderView;
}): ReactElement {
  const { t } = useTranslation(['check-up', 'orders']);
  const { store, orderNo, state, voucherCode, packageTitle, people, refund } = order;
  const ready = people.filter(({ reportReady }) => reportReady);
  const isAhead = state === 'booked' || state === 'awaitingPayment';
  const isExamined = state === 'attended' || state === 'completed';
  return (
    <>
      <OrderHero order={order} />
      {state === 'booked' && voucherCode !== null ? (
        <Voucher
          id={voucherAnchor}
          code={voucherCode}
          about={
            <>
              <p>
                <b>{packageTitle}</b>
              </p>
              <Note as="span">{store.name}</Note>
            </>
          }
        >
          <CheckUpSteps order={order} />
        </Voucher>
      ) : (
        <Card title={packageTitle}>
          <Stack>
            <p>{view.next}</p>
            <RefundState refund={refund} />
            {isExamined && <CheckUpSteps order={order} />}
            {state !== 'booked' && view.actions}
          </Stack>
        </Card>
      )}
      <WrongPayments payments={order.wrongPayments} dueCents={order.amountCents} />
      {ready.length > 0 && (
        <ListGroup>
          {ready.map(({ patientId, name }) => (
            <ListLink
              key={patientId}
              label={t('report.of', { name })}
              description={t('report.open')}
              to={reportHref(orderNo, patientId)}
            />
          ))}
        </ListGroup>
      )}
      {isAhead && <Preparation of={order} />}
      {isAhead && (
        <Card title={t('facts.way')}>
          <StoreWay store={store} />
        </Card>
      )}
      {state === 'booked' && <ChangeOrder id={changeAnchor} order={order} actions={view.actions} />}
      <OrderLinks order={order} />
      <Fold title={t('orderDetail.facts')} note={orderNo}>
        <Stack>
          <OrderFacts order={order} />
          <OrderSteps kind={order.kind} history={order.history} timeZone={hospitalTimeZone} />
        </Stack>
      </Fold>
    </>
  );
}
