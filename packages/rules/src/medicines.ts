// Owns: what the rules of prescriptions, renewals and orders of medicines offer.
// Must not know: the rules themselves.
// Used by: the package's index.
export { renewableFrom, renewalOfferDay, renewalTerms } from './renewal-terms';
export { medicineLine } from './medicine-line';
export { shownDeadline } from './shown-deadline';
export { newsSilenceMinutes } from './medicine-line-silence';
export type * from './medicine-line-shapes';
export {
  deliveryWindows,
  drugOrderTerms,
  holdEndsAt,
  newsDue,
  openFrom,
  openMinutesAfter,
  silenceAct,
  type AwaitedLine,
  type AwaitedOrder,
  type DeliveryWindow,
  type OpeningHours,
  type Silence,
  type SilenceAct,
} from './drug-order-terms';
