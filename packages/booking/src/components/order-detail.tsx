import { usePageModules } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderSteps, WrongPayments } from '@xinglin/orders';
import { formatCents, formatInstant } from '@xinglin/rules';
import { Card, Fold, KeyValueList, lazyPart, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BringTiles } from './bring-tiles';
import { ChangeVisit } from './change-visit';
import { CheckInLink } from './check-in-link';
import { useVisitFacts } from './visit-facts';
import { VisitHero } from './visit-hero';
import { VisitPlace } from './visit-place';
import { VisitState } from './visit-state';
import { VisitTime } from './visit-time';
import { Voucher } from './voucher';

// Most appointments are opened to be read, and the page is whole without these, also where they cannot be loaded.
const nothing: { readonly default: (props: { order: RegistrationOrder }) => ReactElement | null } =
  { default: () => null };
const RebookOffer = lazyPart(() => import('./rebook-offer').catch(() => nothing));
const VisitActs = lazyPart(() => import('./visit-acts').catch(() => nothing));

interface OrderDetailProps {
  order: RegistrationOrder;
  onExpire: () => void;
}

/** One appointment: its hour or its end, then what is needed for the next step; the facts to look up are folded at the end. */
export function OrderDetail({ order, onExpire }: OrderDetailProps): ReactElement {
  const { t } = useTranslation(['booking', 'orders']);
  const facts = useVisitFacts(order);
  const modules = usePageModules('booking.orderDetail');
  const isAhead = order.actions.includes('showVoucher');
  return (
    <>
      <VisitHero order={order} onExpire={onExpire} />
      {isAhead ? <Voucher order={order} /> : <VisitState order={order} />}
      <WrongPayments payments={order.wrongPayments} dueCents={order.feeCents} />
      {order.history.some(({ event }) => offersOthers.includes(event)) && (
        <RebookOffer order={order} />
      )}
      {isAhead ? (
        <>
          <VisitPlace order={order} />
          {modules('bring') && (
            <BringTiles
              title={t('order.bringTitle', { count: order.bring.length })}
              order={order}
            />
          )}
          <CheckInLink orderNo={order.orderNo} />
        </>
      ) : (
        <Card title={t('reservation.visit')}>
          <KeyValueList items={facts} />
        </Card>
      )}
      {order.status === 'confirmed' && <ChangeVisit order={order} />}
      {(isAhead || order.mayDelete) && <VisitActs order={order} />}
      <OrderFacts order={order} isAhead={isAhead} />
    </>
  );
}

/** What is looked up seldom: the patient's document, the money, what happened to the order. */
function OrderFacts({
  order,
  isAhead,
}: {
  order: RegistrationOrder;
  isAhead: boolean;
}): ReactElement {
  const { t } = useTranslation(['booking', 'orders']);
  const locale = useLocale();
  return (
    <Fold title={t('order.facts')} note={order.orderNo}>
      <Stack>
        <KeyValueList
          items={[
            ...(isAhead
              ? [
                  {
                    label: t('visit.time'),
                    value: <VisitTime visit={order} />,
                    detail: order.clinicType,
                  },
                ]
              : []),
            { label: t('reservation.patient'), value: order.patientName },
            ...(order.patientCardNo === null
              ? []
              : [{ label: t('patient.document'), value: order.patientCardNo }]),
            { label: t('patient.mobile'), value: order.patientMobile },
            {
              label: t('orders:createdAt'),
              value: formatInstant(order.createdAt, locale, order.timeZone),
            },
            { label: t('visit.fee'), value: formatCents(order.feeCents, { decimals: 'auto' }) },
          ]}
        />
        <OrderSteps history={order.history} timeZone={order.timeZone} />
      </Stack>
    </Fold>
  );
}

/** The hospital does not see the patient at that time: others are offered. */
const offersOthers: readonly string[] = ['stop', 'refuse', 'giveUp'];
