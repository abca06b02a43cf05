import {
  findTransition,
  registrationMachine,
  statesIn,
  type BusinessErrorName,
  type OrderGroup,
  type RegistrationState,
  type SubmitRefusal,
} from '@xinglin/contract';
import {
  drawMoment,
  shiftStatus,
  type DrawRules,
  type ShiftFacts,
  type TimingRules,
} from '@xinglin/rules';
import type { InTheWay } from '../../kernel/calendar/in-the-way';

/** Where an order stands that still holds its time for the patient. */
export const openGroups = ['awaitingPayment', 'active'] as const satisfies readonly OrderGroup[];

/** States of such an order. */
export const openStates = statesIn(registrationMachine, ...openGroups);

/** What a patient already has, as far as it can stand in the way of one more booking. */
export interface PatientFacts {
  /** An open order of any kind at the same time, else an appointment with the same doctor on the same day. */
  readonly inTheWay: (InTheWay & { readonly orderNo: string; readonly atThatTime: boolean }) | null;
  /** Another account has an appointment at the same time for the same person. */
  readonly busyElsewhere: boolean;
  /** Open orders at the same hospital. */
  readonly openCount: number;
  /** Suspended there after too many missed visits. */
  readonly suspended: boolean;
  /** Was never there, and the clinic is not open to a first visit. */
  readonly firstVisitElsewhere: boolean;
  /** Another account has booked the doctor on that day for the same person. */
  readonly bookedElsewhere: boolean;
  /** The account has as many open orders as it may, wherever they are. */
  readonly accountFull: boolean;
  /** The account, the person or the device has made, or given up, as many orders today as they may. */
  readonly dayFull: boolean;
}

/** Of someone who has nothing yet. */
export const nothingYet: PatientFacts = {
  inTheWay: null,
  busyElsewhere: false,
  openCount: 0,
  suspended: false,
  firstVisitElsewhere: false,
  bookedElsewhere: false,
  accountFull: false,
  dayFull: false,
};

/**
 * Why a booking is refused, null when it is not. What concerns the shift comes before what
 * concerns the patient, so that nobody mends the second to learn of the first.
 */
export function submitRefusal(
  shift: ShiftFacts,
  rules: TimingRules & DrawRules & { readonly maxOpenPerPatient: number },
  patient: PatientFacts,
  now: Date,
): SubmitRefusal | null {
  switch (shiftStatus(shift, rules, now)) {
    case 'stopped':
      return 'shiftStopped';
    case 'closed':
      return 'shiftClosed';
    case 'notReleased':
      return 'shiftNotReleased';
    case 'full':
      // The last place may be the patient's own, by a submit whose answer was lost.
      return patient.inTheWay?.atThatTime ? 'overlappingVisit' : 'slotTaken';
    case 'released':
      break;
  }
  if (now < drawMoment(shift.date, rules)) return 'drawnAtOpening';
  const own = visitRefusal(patient);
  if (own) return own;
  if (patient.openCount >= rules.maxOpenPerPatient) return 'openOrderLimitReached';
  if (patient.accountFull) return 'accountOrderLimitReached';
  if (patient.dayFull) return 'dayLimitReached';
  return null;
}

/** What speaks against a visit on the side of the patient, whatever may be booked today. */
export function visitRefusal(patient: PatientFacts) {
  if (patient.suspended) return 'suspendedForNoShows';
  if (patient.firstVisitElsewhere) return 'firstVisitClinic';
  if (patient.inTheWay)
    return patient.inTheWay.atThatTime ? 'overlappingVisit' : 'sameDoctorSameDay';
  if (patient.bookedElsewhere) return 'bookedElsewhere';
  return patient.busyElsewhere ? 'overlappingVisit' : null;
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
 * Why the patient cannot cancel, null when they can. Not taken by the hospital yet, or unpaid: always; paid: before the hospital's
 * deadline; free: before the visit begins.
 */
export function cancelRefusal(order: OrderFacts, now: Date): BusinessErrorName | null {
  if (!findTransition(registrationMachine, order.status, 'cancel', 'patient'))
    return 'orderNotCancellable';
  if (order.status === 'awaitingHospital' || order.status === 'awaitingPayment') return null;
  const deadline = order.paidCents > 0 ? order.cancelBefore : order.startsAt;
  return now < deadline ? null : 'cancelDeadlinePassed';
}

/** Why the patient cannot move the order to another time; as long as it could be given up in full, it can be moved. */
export function rescheduleRefusal(order: OrderFacts, now: Date): BusinessErrorName | null {
  return findTransition(registrationMachine, order.status, 'reschedule', 'patient')
    ? cancelRefusal(order, now)
    : 'orderNotReschedulable';
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
  // A patient who waits for a refund has given the visit up already and may want another one.
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
