// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetReservationGuideRequest, GetReservationGuideResponse } from './types/reservation-guide';

/** The calls of the reservationGuide domain. */
export const reservationGuideCalls: {
  getReservationGuide: CallRow<GetReservationGuideRequest, GetReservationGuideResponse, 'query'>;
} = {
  getReservationGuide: {
    path: '/order/orderconfig/aireservation',
    kind: 'query',
    open: true
  }
};
