import type { PageLoad } from '@xinglin/api';
import { usePlace } from '@xinglin/pages';
import type { ReactElement } from 'react';
import { BookingPage } from '../../../components/special-disease/booking-page';
import { bookingCall, isBooking } from '../../../model/special-disease';
import * as checkUpPage from '../../my/order/physical-exam/detail/$orderId.page';

/** An order of the platform: a booking with an expert of a special disease, or an examination (spec 2 §2.18). */
export default function OrderDetailPage(): ReactElement {
  return isBooking(usePlace()) ? <BookingPage /> : <checkUpPage.default />;
}

export const load: PageLoad = (place) => (isBooking(place) ? bookingCall : checkUpPage).load(place);
