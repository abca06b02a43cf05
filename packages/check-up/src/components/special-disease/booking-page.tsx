import {
  AskAgain,
  OrderActions,
  OrderDetail,
  Payment,
  paymentOutcome,
  WrongPayments,
} from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { hospitalTimeZone } from '@xinglin/rules';
import { Loaded, Page, PageHeader, Price, SkeletonList } from '@xinglin/ui';
import { lazy, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingCall, bookingHref } from '../../model/special-disease';
import { BookingCards } from './booking-cards';
import { ChangeBooking } from './change-booking';

const loadDialog = () => import('./cancel-booking');
const CancelBooking = lazy(loadDialog);

/** One booking with an expert: paid here once it is confirmed; code, certificate, another day, giving up. */
export function BookingPage(): ReactElement {
  const { t } = useTranslation('check-up');
  const { answer, isWatching } = bookingCall.useAnswer(({ payment }) => payment === 'open');
  const head = { title: t('specialDisease.bookingTitle'), backTo: href('mall.mergedOrderList') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  const refetch = () => void answer.refetch();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={3} />} frame={frame}>
      {(booking) => {
        const { actions, facts, amountCents: cents, orderNo, state, statusText } = booking;
        const notices = <WrongPayments payments={booking.wrongPayments} dueCents={cents} />;
        const outcome = paymentOutcome({
          isPaid: booking.payment === 'paid',
          isAwaitingPayment: actions.includes('pay'),
          payment: booking.payment,
          isWatching,
        });
        // A person who may have paid is asked neither to pay again nor to cancel.
        const unsure = outcome === 'waiting' || outcome === 'unknown' ? outcome : null;
        const cancel = booking.mayCancel && unsure === null && (
          <OrderActions
            status={statusText}
            size="medium"
            asides={booking.mayNote ? <ChangeBooking booking={booking} /> : undefined}
            cancel={{
              text: t('specialDisease.cancel.button'),
              load: loadDialog,
              renderDialog: (onClose) => <CancelBooking booking={booking} onClose={onClose} />,
            }}
          />
        );
        return outcome === 'failed' ? (
          <Payment
            {...head}
            order={booking}
            cents={cents}
            resultTo={bookingHref(orderNo)}
            about={{
              title: booking.title,
              facts: facts.map(({ label, text }) => ({ label, value: text })),
            }}
            priceLabel={t('submit.total')}
            notices={notices}
            actions={cancel}
            onStale={refetch}
          />
        ) : (
          frame(
            <>
              {notices}
              <OrderDetail
                order={booking}
                timeZone={hospitalTimeZone}
                // i18n-keys: check-up:specialDisease.nextOf.*, check-up:orderDetail.unsure.*
                next={
                  unsure ? t(`orderDetail.unsure.${unsure}`) : t(`specialDisease.nextOf.${state}`)
                }
                actions={
                  unsure === 'unknown' ? (
                    <AskAgain onAsk={refetch} isAsking={answer.isFetching} />
                  ) : (
                    cancel
                  )
                }
                facts={[{ label: t('specialDisease.fee'), value: <Price cents={cents} /> }]}
                onExpire={refetch}
              >
                <BookingCards booking={booking} />
              </OrderDetail>
            </>,
          )
        );
      }}
    </Loaded>
  );
}
