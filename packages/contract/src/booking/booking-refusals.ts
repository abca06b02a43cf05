import type { BusinessErrorName } from '../business-errors';

/** Why an order is not taken, in the order in which it is looked at. */
export const submitRefusals = [
  'consentRequired',
  'shiftStopped',
  'shiftClosed',
  'shiftNotReleased',
  'slotTaken',
  'drawnAtOpening',
  'suspendedForNoShows',
  'firstVisitClinic',
  'overlappingVisit',
  'sameDoctorSameDay',
  'bookedElsewhere',
  'openOrderLimitReached',
  'accountOrderLimitReached',
  'dayLimitReached',
] as const satisfies readonly BusinessErrorName[];

/** One of {@link submitRefusals}. */
export type SubmitRefusal = (typeof submitRefusals)[number];

/** Why a person is not taken into a list, beside what speaks against the visit itself. */
export const joinRefusals = [
  'consentRequired',
  'shiftStopped',
  'shiftClosed',
  'shiftNotReleased',
  'suspendedForNoShows',
  'firstVisitClinic',
  'overlappingVisit',
  'sameDoctorSameDay',
  'bookedElsewhere',
  'placesLeft',
  'waitListFull',
  'waitListClosed',
  'waitingAlready',
  'waitLimitReached',
] as const satisfies readonly BusinessErrorName[];

/** One of {@link joinRefusals}. */
export type JoinRefusal = (typeof joinRefusals)[number];
