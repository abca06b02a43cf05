import { consultMachine, type ConsultEvent, type ConsultState } from '@xinglin/contract';
import { spanOf, type Span } from '../../kernel/calendar/time-of-kind';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { consultTerms, hospitalTimeZone } from '@xinglin/rules';
import { isHidable } from '../../kernel/orders/hide-order';
import type { Waiting } from '../../kernel/orders/next-of-kind';
import type { Due, DueMove, Order } from '../../kernel/orders/order-kind';
import type { ConsultRow } from './tables';

/** A consult as its rules see it. */
export type Consult = Pick<
  Order<ConsultState, ConsultRow>,
  'state' | 'createdAt' | 'movedAt' | 'totalCents' | 'paidCents' | 'refundedCents'
> & {
  readonly own: Pick<
    ConsultRow,
    | 'consultKind'
    | 'callAt'
    | 'answerBefore'
    | 'answeredAt'
    | 'endsAt'
    | 'remindedAt'
    | 'doctorId'
    | 'upgradedFrom'
    | 'creditCents'
  >;
};

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** How long an order waits to be paid. */
export const payWithinMs = 30 * minuteMs;
/** How long a doctor waits for better pictures. */
export const picturesWithinMs = 24 * hourMs;
/** How late the doctor of an agreed call may be before the money goes back. */
const callLateMs = 30 * minuteMs;
/** How often a doctor is reminded of the same consult. */
export const remindAgainMs = 2 * hourMs;

/** Whether an event may happen to a consult in a state. */
export const can = allowedIn(consultMachine);

/** Until when an order that was made at `createdAt` can be paid. */
export const payBeforeOf = (createdAt: Date): Date => new Date(createdAt.getTime() + payWithinMs);

/** What is to be paid of a consult now. */
export function dueOf({ state, createdAt, totalCents }: Consult, now: Date): Due | null {
  const before = payBeforeOf(createdAt);
  if (!can('pay', state) || now >= before) return null;
  return { cents: totalCents, before, timeZone: hospitalTimeZone };
}

/** When the agreed call of a consult takes place; null for one without. */
export function callSpanOf({
  consultKind,
  callAt,
}: Pick<ConsultRow, 'consultKind' | 'callAt'>): Span | null {
  return callAt && spanOf(callAt, consultTerms(consultKind).callMinutes ?? 0);
}

/** Until when the first answer is promised to one that waits from `from` on. */
export function answerBeforeOf(
  { consultKind, callAt }: Pick<ConsultRow, 'consultKind' | 'callAt'>,
  from: Date,
): Date {
  if (callAt) return new Date(callAt.getTime() + callLateMs);
  return new Date(from.getTime() + consultTerms(consultKind).answerWithinMinutes * minuteMs);
}

/** When a consult that is taken at `from` ends by itself; one with an agreed call counts from the call. */
export function endsAtOf(
  { consultKind, callAt }: Pick<ConsultRow, 'consultKind' | 'callAt'>,
  from: Date,
): Date {
  const begins = Math.max(from.getTime(), callAt?.getTime() ?? 0);
  return new Date(begins + consultTerms(consultKind).lastsHours * hourMs);
}

/** What ends the state a consult is in: every wait has an end, and money without an answer goes back. */
export function deadlineOf(consult: Consult): DueMove<ConsultEvent> | null {
  const { state, createdAt, movedAt, own } = consult;
  const unanswered = own.answeredAt === null;
  switch (state) {
    case 'awaitingPayment':
      return { at: payBeforeOf(createdAt), event: 'lapse', reasonKey: 'notPaidInTime' };
    case 'waiting':
    case 'inProgress':
      // It waits from its last move on until its row says otherwise: that is written behind the move.
      return unanswered
        ? {
            at: own.answerBefore ?? answerBeforeOf(own, movedAt),
            event: 'expire',
            reasonKey: 'notAnsweredInTime',
          }
        : { at: own.endsAt ?? endsAtOf(own, movedAt), event: 'finish', reasonKey: 'timeOver' };
    case 'paused': {
      const event = unanswered ? 'expire' : 'finish';
      return {
        at: new Date(movedAt.getTime() + picturesWithinMs),
        event,
        reasonKey: 'picturesNotSent',
      };
    }
    default:
      // Ended with money still to go back: refused, expired, withdrawn, paid too late.
      return mustGoBack(consult)
        ? { at: movedAt, event: 'requestRefund', reasonKey: 'cancelledRefund' }
        : null;
  }
}

/**
 * What a paid consult waits for: pictures that its doctor requested, a message that was not read, the agreed call, the
 * doctor's answer, or its end.
 */
export function waitingOf(
  consult: Consult,
  { now, unread }: { readonly now: Date; readonly unread: number },
): Waiting | null {
  const { state, own } = consult;
  const until = deadlineOf(consult)?.at ?? null;
  if (state === 'paused') return { what: 'answer', until };
  // Before the first answer only the service has written.
  if (unread > 0 && own.answeredAt !== null) return { what: 'read', until };
  if (state !== 'waiting' && state !== 'inProgress') return null;
  const call = callSpanOf(own);
  if (call && now < call.endsAt) return { what: 'go', until: call.endsAt };
  return { what: 'wait', until };
}

/** Whether what was paid of an ended consult is to go back by itself: all but an answered one. */
function mustGoBack({ state, paidCents, refundedCents }: Consult): boolean {
  const back = consultMachine.transitions.some(
    ({ event, by, from }) =>
      event === 'requestRefund' && by.includes('system') && from.includes(state),
  );
  return back && paidCents > refundedCents;
}

/** What its owner may do with a consult now. */
export function allowedOf(consult: Consult, now: Date) {
  const { state, own, paidCents, refundedCents } = consult;
  const { answeredAt, remindedAt, consultKind, upgradedFrom } = own;
  const isWritten = consultTerms(consultKind).medium === 'text';
  const answered = answeredAt !== null;
  const isOpen = state === 'waiting' || state === 'inProgress';
  return {
    mayCancel: !answered && can('cancel', state),
    mayFinish: answered && can('finish', state),
    mayRemind:
      isOpen &&
      !answered &&
      (remindedAt === null || now.getTime() - remindedAt.getTime() >= remindAgainMs),
    mayLike: answered,
    mayDelete: isHidable(consultMachine, state),
    maySendPictures: state === 'paused',
    // What was paid for the consult before is on the invoice of this one.
    mayInvoice: state === 'finished' && paidCents + own.creditCents > refundedCents,
    // Once: what it goes on as is no way round again.
    mayUpgrade:
      can('upgrade', state) && isWritten && consultKind !== 'quanke' && upgradedFrom === null,
    mayConvert: can('convert', state) && !isWritten && !answered && own.doctorId !== null,
    mayAskRefund: state === 'finished' && paidCents + own.creditCents > refundedCents,
  };
}
