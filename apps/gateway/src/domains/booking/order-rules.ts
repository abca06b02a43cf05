import {
  findTransition,
  registrationMachine,
  statesIn,
  type BusinessErrorName,
  type OrderGroup,
  type RegistrationState,
} from '@xinglin/contract';
import { shiftStatus, type ShiftFacts, type TimingRules } from './shift-status';

/** States in which an order still holds its time for the patient. */
export const openStates = statesIn(registrationMachine, 'awaitingPayment', 'active');

/** What a patient already has, as far as it can stand in the way of one more booking. */
export interface PatientFacts {
  /** An open order at the same time, or with the same doctor on the same day. */
  readonly overlaps: boolean;
  /** Open orders at the same hospital. */
  readonly openCount: number;
  /** Suspended there after too many missed visits. */
  readonly suspended: boolean;
}

/**
 * Why a booking is refused, null when it is not. What concerns the shift comes before what
 * concerns the patient, so that nobody mends the second to learn of the first.
 */
export function submitRefusal(
  shift: ShiftFacts,
  rules: TimingRules & { readonly maxOpenPerPatient: number },
  patient: PatientFacts,
  now: Date,
): BusinessErrorName | null {
  switch (shiftStatus(shift, rules, now)) {
    case 'stopped':
      return 'shiftStopped';
    case 'closed':
      return 'shiftClosed';
    case 'notReleased':
      return 'shiftNotReleased';
    case 'full':
      return 'slotTaken';
    case 'released':
      break;
  }
  if (patient.suspended) return 'suspendedForNoShows';
  if (patient.overlaps) return 'overlappingVisit';
  if (patient.openCount >= rules.maxOpenPerPatient) return 'openOrderLimitReached';
  return null;
}

/** What decides over an order's buttons. */
export interface OrderFacts {
  readonly status: RegistrationState;
  readonly paidCents: number;
  readonly startsAt: Date;
  readonly payBefore: Date | null;
  readonly cancelBefore: Date;
}

/**
 * Why the patient cannot cancel, null when they can. Unpaid: always; paid: before the hospital's
 * deadline; free: before the visit begins.
 */
export function cancelRefusal(order: OrderFacts, now: Date): BusinessErrorName | null {
  if (!findTransition(registrationMachine, order.status, 'cancel', 'patient'))
    return 'orderNotCancellable';
  if (order.status === 'awaitingPayment') return null;
  const deadline = order.paidCents > 0 ? order.cancelBefore : order.startsAt;
  return now < deadline ? null : 'cancelDeadlinePassed';
}

/** Whether the order can be paid at `now`. */
export function isPayable(order: OrderFacts, now: Date): boolean {
  return (
    findTransition(registrationMachine, order.status, 'pay', 'system') !== undefined &&
    order.payBefore !== null &&
    now < order.payBefore
  );
}

export type OrderAction = 'pay' | 'cancel' | 'showVoucher' | 'bookAgain';

/** The buttons of an order for its owner, the most wanted first. */
export function orderActions(order: OrderFacts, now: Date): OrderAction[] {
  const actions: OrderAction[] = [];
  if (isPayable(order, now)) actions.push('pay');
  if (order.status === 'confirmed' || order.status === 'checkedIn') actions.push('showVoucher');
  if (cancelRefusal(order, now) === null) actions.push('cancel');
  // Whoever waits for a refund has given the visit up already and may want another one.
  if (registrationMachine.final.includes(order.status) || order.status === 'refunding')
    actions.push('bookAgain');
  return actions;
}

/** Where the orders of each tab of the list of appointments stand. */
export const groupsOfTab = {
  awaitingPayment: ['awaitingPayment'],
  confirmed: ['active'],
  completed: ['completed'],
  cancelled: ['cancelled', 'refunding'],
} as const satisfies Record<string, readonly OrderGroup[]>;
