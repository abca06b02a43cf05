import { DialogButton, isPaymentOpen, OrderActions, OrderPage } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { hospitalTimeZone, specialDiseaseTerms } from '@xinglin/rules';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingCall, bookingHref } from '../../model/special-disease';
import { BookingCards } from './booking-cards';

const hours = specialDiseaseTerms.answerWithinHours;
const loadCancel = () => import('./cancel-booking');
const CancelBooking = lazy(loadCancel);
const loadChange = () => import('./change-dialog');
const ChangeDialog = lazy(loadChange);

/** One booking with an expert: paid here once it is confirmed; code, certificate, another day, cancelling. */
export function BookingPage(): ReactElement {
  const { t } = useTranslation('check-up');
  const asked = bookingCall.useAnswer(isPaymentOpen);
  return (
    <OrderPage
      asked={asked}
      title={t('specialDisease.bookingTitle')}
      backTo={href('mall.mergedOrderList')}
      timeZone={hospitalTimeZone}
      resultTo={({ orderNo }) => bookingHref(orderNo)}
      priceLabel={t('specialDisease.fee')}
      next={({ state }, unsure) =>
        // i18n-keys: check-up:specialDisease.nextOf.*, check-up:orderDetail.unsure.*
        unsure ? t(`orderDetail.unsure.${unsure}`) : t(`specialDisease.nextOf.${state}`, { hours })
      }
      renderActions={(booking) =>
        booking.mayCancel && (
          <OrderActions
            status={booking.statusText}
            size="medium"
            asides={
              booking.mayNote && (
                <DialogButton
                  text={t('specialDisease.change.button')}
                  load={loadChange}
                  renderDialog={(onClose) => <ChangeDialog booking={booking} onClose={onClose} />}
                />
              )
            }
            cancel={{
              text: t('specialDisease.cancel.button'),
              load: loadCancel,
              renderDialog: (onClose) => <CancelBooking booking={booking} onClose={onClose} />,
            }}
          />
        )
      }
    >
      {(booking) => <BookingCards booking={booking} />}
    </OrderPage>
  );
}
