import { bookingApi, failureMessage, paymentApi, useChannel } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { cashierTarget } from '@xinglin/rules';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  KeyValueList,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  Price,
  ResultHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderActions, PayWithin } from '../../../../components/order-actions';
import { useVisitFacts } from '../../../../components/visit-facts';
import { WrongPayments } from '../../../../components/wrong-payments';
import { isBeingClosed } from '../../../../model/payment-outcome';
import { isBooked } from '../../../../model/visit';

const order = pageCall(bookingApi.endpoints.getRegistrationOrder, ({ params }) => ({
  orderNo: params['orderNo'] ?? '',
}));

export const { load } = order;

/** Payment of an order that holds its place for a while (spec 2 §2.5). */
export default function ReservationPayPage(): ReactElement {
  const { t } = useTranslation('booking');
  const { answer } = order.useAnswer(isBeingClosed);
  const frame = (content: ReactNode) => (
    <Page
      header={<PageHeader title={t('reservationPay.title')} backTo={href('booking.orderList')} />}
    >
      {content}
    </Page>
  );
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={2} />} frame={frame}>
      {(found) =>
        found.actions.includes('pay') ? (
          <Payment order={found} onStale={() => void answer.refetch()} />
        ) : (
          <NothingToPay order={found} />
        )
      }
    </Loaded>
  );
}

function Payment({
  order,
  onStale,
}: {
  order: RegistrationOrder;
  onStale: () => void;
}): ReactElement {
  const { t } = useTranslation('booking');
  const [getUrl, { isLoading, error }] = paymentApi.useGetH5PayUrlMutation();
  const [leaving, setLeaving] = useState(false);
  const { payServers } = useChannel();
  const facts = useVisitFacts(order);

  const pay = async () => {
    const returnUrl =
      window.location.origin + href('booking.orderStatus', {}, { orderNo: order.orderNo });
    const result = await getUrl({ orderNo: order.orderNo, returnUrl });
    if ('error' in result) {
      // Another tab may have paid or cancelled it; then there is nothing to pay any more.
      onStale();
      return;
    }
    // Stays so: the page is being left, and starts anew when a browser brings it back.
    setLeaving(true);
    window.location.assign(cashierTarget(result.data.url, payServers));
  };

  return (
    <Page
      header={<PageHeader title={t('reservationPay.title')} backTo={href('booking.orderList')} />}
      banner={
        order.payBefore !== null && (
          <NoticeBar tone="warning">
            <PayWithin until={order.payBefore} onEnd={onStale} />
          </NoticeBar>
        )
      }
      actionBar={
        <ActionBar priceLabel={t('reservation.toPay')} cents={order.feeCents}>
          <Button pending={isLoading || leaving} onClick={() => void pay()}>
            {t('reservationPay.pay')}
          </Button>
        </ActionBar>
      }
    >
      {error && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
      <WrongPayments order={order} />
      <Card title={t('reservation.visit')}>
        <KeyValueList
          items={[
            ...facts,
            { label: t('reservation.patient'), value: order.patientName },
            { label: t('order.number'), value: order.orderNo },
            { label: t('visit.fee'), value: <Price cents={order.feeCents} /> },
          ]}
        />
      </Card>
      <Stack inset>
        <OrderActions
          order={{ ...order, actions: order.actions.filter((action) => action === 'cancel') }}
          size="medium"
        />
      </Stack>
    </Page>
  );
}

/** The order was paid, ran out or was cancelled meanwhile, here or in another tab. */
function NothingToPay({ order }: { order: RegistrationOrder }): ReactElement {
  const { t } = useTranslation('booking');
  const isPaid = isBooked(order.status);
  return (
    <Page
      header={<PageHeader title={t('reservationPay.title')} backTo={href('booking.orderList')} />}
    >
      <WrongPayments order={order} />
      <Card as="div">
        <ResultHeader state={isPaid ? 'success' : 'failure'} title={order.statusText}>
          {isPaid ? t('reservationPay.isPaid') : t('reservationPay.isOver')}
        </ResultHeader>
        <Stack>
          <ButtonLink block to={href('booking.orderDetail', { orderNo: order.orderNo })}>
            {t('order.see')}
          </ButtonLink>
          {!isPaid && (
            <ButtonLink
              block
              variant="outline"
              to={href('directory.doctor', { id: order.doctorId })}
            >
              {t('action.bookAgain')}
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </Page>
  );
}
