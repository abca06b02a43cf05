import { bookingApi } from '@xinglin/api';
import { Payment, PaymentOver } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderActions } from '../../../../components/order-actions';
import { useVisitFacts } from '../../../../components/visit-facts';
import { WrongPayments } from '../../../../components/wrong-payments';
import { isBeingClosed } from '../../../../model/payment-outcome';
import { isBooked } from '../../../../model/visit';

const call = pageCall(bookingApi.endpoints.getRegistrationOrder, ({ params }) => ({
  orderNo: params['orderNo'] ?? '',
}));

export const { load } = call;

/** Payment of an order that holds its place for a while (spec 2 §2.5). */
export default function ReservationPayPage(): ReactElement {
  const { t } = useTranslation('booking');
  const { answer } = call.useAnswer(isBeingClosed);
  const head = { title: t('reservationPay.title'), backTo: href('booking.orderList') };
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
            seeTo={href('booking.orderDetail', { orderNo: order.orderNo })}
            again={{
              to: href('directory.doctor', { id: order.doctorId }),
              text: t('action.bookAgain'),
            }}
            notices={<WrongPayments order={order} />}
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
      resultTo={href('booking.orderStatus', {}, { orderNo: order.orderNo })}
      about={{
        title: t('reservation.visit'),
        facts: [...facts, { label: t('reservation.patient'), value: order.patientName }],
      }}
      priceLabel={t('visit.fee')}
      notices={<WrongPayments order={order} />}
      actions={
        <OrderActions
          order={{ ...order, actions: order.actions.filter((action) => action === 'cancel') }}
          size="medium"
        />
      }
    />
  );
}
