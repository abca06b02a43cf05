// Owns: which errors there are, composed from the areas that declare them.
// Must not know: what any of them means.
// Used by: the gateway, the generator of the SDK.
import { accountErrors } from './account/errors';
import { bookingErrors } from './booking/errors';
import { checkUpErrors } from './check-up/errors';
import { consultErrors } from './consult/errors';
import { healthServicesErrors } from './health-services/errors';
import { mallErrors } from './mall/errors';
import { medicinesErrors } from './medicines/errors';
import { membershipErrors } from './membership/errors';
import { ordersErrors } from './orders/errors';
import { overseasErrors } from './overseas/errors';
import { reviewsErrors } from './reviews/errors';
import { servicePackagesErrors } from './service-packages/errors';
import { signInErrors } from './sign-in/errors';
import { deskErrors } from './staff/desk-errors';
import { staffErrors } from './staff/errors';
import { surveysErrors } from './surveys/errors';
import { systemErrors } from './system/errors';
import { telemedicineErrors } from './telemedicine/errors';
import { traitsOf, type ErrorTraits } from './define-errors';
import { platformErrors } from './platform-errors';

/** The errors of each area, declared in `errors.ts` of its folder. */
export const errorAreas = [
  platformErrors,
  accountErrors,
  bookingErrors,
  checkUpErrors,
  consultErrors,
  healthServicesErrors,
  mallErrors,
  medicinesErrors,
  membershipErrors,
  ordersErrors,
  overseasErrors,
  reviewsErrors,
  servicePackagesErrors,
  signInErrors,
  deskErrors,
  staffErrors,
  surveysErrors,
  systemErrors,
  telemedicineErrors,
] as const;

type NamesOf<Area> = Area extends unknown ? keyof Area : never;

/** The name of an error that a call may refuse with. */
export type BusinessErrorName = NamesOf<(typeof errorAreas)[number]>;

// The order is that of the codes, not of the areas: what is derived from them stays as it is when an area moves.
const declared = errorAreas
  .flatMap((area) => Object.entries(area))
  .map(([name, error]) => [name, traitsOf(error)] as const)
  .toSorted(([, one], [, other]) => Math.abs(one.code) - Math.abs(other.code));

/** Every refusal the gateway can answer with, by name. */
// Object.fromEntries widens the names to string.
export const errorTraits = Object.fromEntries(declared) as Readonly<
  Record<BusinessErrorName, ErrorTraits>
>;

/** The code of each error, as it travels in the envelope. */
export const businessErrors = Object.fromEntries(
  declared.map(([name, { code }]) => [name, code]),
) as Readonly<Record<BusinessErrorName, number>>;
