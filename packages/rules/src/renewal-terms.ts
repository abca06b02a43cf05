import { addDays } from './calendar';

/** What is agreed of the renewal of a prescription. */
export const renewalTerms = {
  /** How long review and delivery are said to take. */
  reviewMinutes: 30,
  deliveryMinutes: 2 * 24 * 60,
  /** Days before the last moment at which a new request still comes in time: it can be renewed from then on. */
  earlierDays: 3,
  /** Days before that moment at which the renewal is offered. */
  offerDays: 2,
  /** For so many days after its doctor refused it is not requested again. */
  refusedDays: 7,
  /** For so many days one that ended unclaimed is requested again without a fee. */
  freeDays: 30,
  /** The last visit on site may be so many months ago. */
  visitMonths: 12,
} as const;

const dayMinutes = 24 * 60;

/** Days that review and delivery are reckoned with. */
const leadDays = Math.ceil(
  (renewalTerms.reviewMinutes + renewalTerms.deliveryMinutes) / dayMinutes,
);

/** The first day on which a prescription can be renewed whose medicines run out on `runsOutOn`, as `2026-12-01`. */
export const renewableFrom = (runsOutOn: string): string =>
  addDays(runsOutOn, -(leadDays + renewalTerms.earlierDays));

/** The day on whose morning the renewal is offered, see {@link renewableFrom}. */
export const renewalOfferDay = (runsOutOn: string): string =>
  addDays(runsOutOn, -(leadDays + renewalTerms.offerDays));
