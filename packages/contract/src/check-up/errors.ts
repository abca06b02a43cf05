import { defineErrors } from '../define-errors';

/** Why check-ups and bookings for special diseases refuse. */
export const checkUpErrors = defineErrors({
  /** The package is not for a person's sex or age on that day; `data.patientId` and `data.reason`. */
  checkUpUnfit: 43201,
  /** Too few places are left on the day; `data.remaining`. */
  checkUpDayFull: 43202,
  /** The store is closed on the day, or carries out the package no more. */
  checkUpDayClosed: 43203,
  /** The price has changed since it was shown; `data.totalCents`. */
  checkUpPriceChanged: 43204,
  /** The coupon is used, of another organisation, or for a dearer package. */
  checkUpCouponUnusable: 43205,
  /** No such code, or it is used already. */
  checkUpCodeUnknown: 43206,
  /** Nothing was paid that is not given back, or it was applied for already. */
  checkUpInvoiceClosed: 43207,
  checkUpPaperClosed: 43208,
  /** The last day of the code is over. */
  checkUpCodeExpired: 43209,
  /** A reservation was made with the code already. */
  checkUpCodeUsed: 43210,
  /** What was handed in as a report is no PDF. */
  checkUpReportNotPdf: 43211,
  /** The expert sees no patients of the disease on the day. */
  specialDiseaseDayClosed: 43221,
  /** No place is left on the day. */
  specialDiseaseDayFull: 43222,
  /** The price, or the refund, has changed since it was shown; `data.totalCents`. */
  specialDiseasePriceChanged: 43223,
  /** The agreement has another version by now; `data.version`. */
  specialDiseaseAgreementChanged: 43224,
  /** The patient has an open booking with the expert; its number in `data.orderNo`. */
  specialDiseaseOpenAlready: 43225,
  /** The state of the booking does not allow it. */
  specialDiseaseClosed: 43226,
});
