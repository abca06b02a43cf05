// Owns: what the pages of every kind of order share: cards, the frame of a detail, paying and what came of it, the words of what is next, cancelling, choosing for whom and where to, a price explained, parcels, invoices.
// Must not know: any kind of order, its calls, its states; `matter-line.ts` and `order-pictogram.ts` alone have the waits and drawings of each kind.
// Used by: features that order something.
export { AddressChoice, chosenAddress } from './address-choice';
export { AskAgain, type AskAgainProps } from './ask-again';
export { CouponChoice } from './coupon-choice';
export { CouponField } from './coupon-field';
export { CancelDialog } from './cancel-dialog';
export { DialogButton } from './dialog-button';
export {
  emptyInvoice,
  InvoiceForm,
  invoiceOf,
  invoiceProblems,
  isInvoiceField,
  type InvoiceDraft,
  type InvoiceField,
} from './invoice-form';
export { useInvoiceSubmission } from './use-invoice-submission';
export { locales, matterLocales } from './locales';
export { matterDay, matterLine, type MatterLine } from './matter-line';
export { orderPictogram } from './order-pictogram';
export { OrderActions } from './order-actions';
export { OrderCard } from './order-card';
export { OrderDetail } from './order-detail';
export { factRows, isPaymentOpen, OrderPage, type OrderView } from './order-page';
export { OrderSteps } from './order-steps';
export type { OrderStep, Refund, ShownOrder } from './order-shapes';
export { FamilyField } from './family-field';
export { AddressField, loadAddresses, PatientField } from './own-choice-fields';
export { PaidPage } from './paid-page';
export { ParcelTrack } from './parcel-track';
export { loadPatients, PatientChoice } from './patient-choice';
export { Payment, PaymentOver } from './payment';
export { paymentOutcome } from './payment-outcome';
export { PaymentResult } from './payment-result';
export { QuoteLines } from './quote-lines';
export { RefundState, RefundText } from './refund-text';
export { WrongPayments } from './wrong-payments';
export { useCashier } from './use-cashier';
export { useSumFact } from './use-sum-fact';
export { useShortMoments } from './use-short-moments';
export { useRefundDay } from './use-refund-day';
