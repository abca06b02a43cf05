import { overseasMachine, type OverseasEvent, type OverseasState } from '@xinglin/contract';
import { overseasTerms } from '@xinglin/rules';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { isHidable } from '../../kernel/orders/hide-order';
import type { DueMove, Order } from '../../kernel/orders/order-kind';
import type { OverseasRow } from './tables';

/** A consultation as its rules see it. */
export type Consultation = Pick<Order<OverseasState, OverseasRow>, 'state' | 'movedAt'> & {
  readonly own: Pick<OverseasRow, 'answeredAt' | 'takenAt'>;
};

const hourMs = 60 * 60 * 1000;
const after = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMs);

/** Whether an event may happen to a consultation in a state. */
export const can = allowedIn(overseasMachine);

/** What a state is called in lists: a withdrawn one is done (spec 1 §4). */
export const statusOf = {
  waiting: 'waiting',
  inProgress: 'inProgress',
  finished: 'done',
  withdrawn: 'done',
  cancelledByPatient: 'cancelled',
  expired: 'cancelled',
} as const satisfies Record<OverseasState, string>;

/** What ends the state it is in, and when: every wait has an end. */
export function deadlineOf({
  state,
  movedAt,
  own: { answeredAt, takenAt },
}: Consultation): DueMove<OverseasEvent> | null {
  const { waitsHours, lastsHours } = overseasTerms;
  if (state === 'waiting')
    return { at: after(movedAt, waitsHours), event: 'expire', reasonKey: 'noDoctorInTime' };
  if (state !== 'inProgress') return null;
  const at = after(takenAt ?? movedAt, lastsHours);
  return answeredAt === null
    ? { at, event: 'expire', reasonKey: 'notAnsweredInTime' }
    : { at, event: 'finish', reasonKey: 'timeOver' };
}

/** What its owner may do with it now. */
export function allowedOf({ state, own: { answeredAt } }: Consultation) {
  const answered = answeredAt !== null;
  return {
    mayCancel: !answered && can('cancel', state),
    mayFinish: answered && can('finish', state),
    mayDelete: isHidable(overseasMachine, state),
    mayThank: state === 'finished',
  };
}
