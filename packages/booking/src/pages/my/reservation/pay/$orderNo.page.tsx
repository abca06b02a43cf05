import { bookingApi } from '@xinglin/api';
import { Payment, PaymentOver, WrongPayments } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelAction } from '../../../../components/cancel-action';
import { useFlow } from '../../../../components/use-flow';
import { useVisitFacts } from '../../../../components/visit-facts';
import { isBeingClosed } from '../../../../model/payment-outcome';
import { isBooked } from '../../../../model/visit';

const call = pageCall(bookingApi.endpoints.getRegistrationOrder, ({ params, query }) => ({
  // The same page stands at an address that names the order in its query.
  orderNo: params['orderNo'] ?? query.get('orderNo') ?? '',
}));

export const { load } = call;

/** Payment of an order that holds its place for a while (spec 2 §2.5). */
export default function ReservationPayPage(): ReactElement {
  const { t } = useTranslation('booking');
  const flow = useFlow();
  const { answer } = call.useAnswer(isBeingClosed);
  const head = { title: t('reservationPay.title'), backTo: flow.orders() };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={2} />} frame={frame}>
      {(order) =>
        order.actions.includes('pay') ? (
          <VisitPayment {...head} order={order} onStale={() => void answer.refetch()} />
        ) : (
          <PaymentOver
            {...head}
            order={order}
            isPaid={isBooked(order.status)}
            isOver={t('reservationPay.isOver')}
            seeTo={flow.order(order.orderNo)}
            again={{
              to: flow.doctor(order.doctorId),
              text: t('action.bookAgain'),
            }}
            notices={<WrongPayments payments={order.wrongPayments} dueCents={order.feeCents} />}
          />
        )
      }
    </Loaded>
  );
}

interface VisitPaymentProps {
  title: string;
  backTo: string;
  order: RegistrationOrder;
  onStale: () => void;
}

function VisitPayment({ order, ...page }: VisitPaymentProps): ReactElement {
  const { t } = useTranslation('booking');
  const facts = useVisitFacts(order);
  return (
    <Payment
      {...page}
      order={order}
      cents={order.feeCents}
      resultTo={useFlow().status(order.orderNo)}
      about={{
        title: t('reservation.visit'),
        facts: [...facts, { label: t('reservation.patient'), value: order.patientName }],
      }}
      priceLabel={t('visit.fee')}
      notices={<WrongPayments payments={order.wrongPayments} dueCents={order.feeCents} />}
      actions={<CancelAction order={order} />}
    />
  );
}
