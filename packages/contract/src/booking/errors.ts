import { defineErrors } from '../define-errors';

/** Why appointments, waiting lists and vouchers refuse. */
export const bookingErrors = defineErrors({
  slotTaken: 42001,
  shiftStopped: 42002,
  shiftClosed: 42003,
  shiftNotReleased: 42004,
  openOrderLimitReached: 42006,
  suspendedForNoShows: 42007,
  /** The patient has an open order with the doctor on that day; its number in `data.orderNo`. */
  sameDoctorSameDay: 42008,
  /** Another account has booked the doctor on that day for the same person. */
  bookedElsewhere: 42009,
  /** The account has as many open orders as it may. */
  accountOrderLimitReached: 42010,
  /** Too many orders were made or cancelled on one day by the account, for the person or on the device. */
  dayLimitReached: 42011,
  /** A first visit to the hospital is not taken in this kind of clinic. */
  firstVisitClinic: 42012,
  /** The places of a shift that has just opened are drawn; `data.drawsAt` says when. */
  drawnAtOpening: 42013,
  /** The hospital's own system did not answer in time; the order remains, `data` has its number and the seconds. */
  hospitalUnanswered: 42014,
  /** The hospital has its places in a system of its own, which this gateway cannot reach. */
  hospitalUnavailable: 42015,
  /** There are places: the shift can be booked at once. */
  placesLeft: 42021,
  /** The hospital has no list, or it is full. */
  waitListFull: 42022,
  waitListClosed: 42023,
  /** The patient waits for this shift already. */
  waitingAlready: 42024,
  /** The account, the person or the device waits for as many shifts as it may. */
  waitLimitReached: 42025,
  cancelDeadlinePassed: 42102,
  /** An appointment is moved to another time of the same doctor at the same fee. */
  rescheduleElsewhere: 42104,
  /** No message was sent about the order's present state. */
  nothingToResend: 42106,
  /** There is no voucher number yet, or the visit is over. */
  noVoucherToRead: 42107,
  /** No service that calls people is configured. */
  voiceUnavailable: 42108,
  /** The patient has a request with this expert that is still looked through. */
  accurateReserveOpen: 42601,
  /** The account has as many open requests for precision booking as it may. */
  accurateReserveLimitReached: 42602,
  /** The request has been answered or withdrawn, or has expired. */
  accurateReserveClosed: 42603,
  /** The visit has begun, is over or was cancelled: nothing more can be sent to its doctor. */
  checkInClosed: 42604,
});
