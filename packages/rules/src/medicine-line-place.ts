import type {
  DispensingFacts,
  MedicineHand,
  MedicineLineFacts,
  MedicinePhase,
  MedicineStepName,
} from './medicine-line-shapes';

/** Where a prescription is. */
export interface Place {
  readonly phase: MedicinePhase;
  /** The step that it waits in or ended in; null where all are done. */
  readonly at: MedicineStepName | null;
  readonly isEnded: boolean;
  readonly hand: MedicineHand;
  /** Until when that hand is to move. */
  readonly by: Date | null;
  /** Until when the step is promised; null where nothing was. */
  readonly dueAt: Date | null;
  /** What it is known to be late by, whatever was promised of the step. */
  readonly isLate: boolean;
}

/** How many lines of an order are through each of its steps. */
export interface LineCounts {
  readonly of: number;
  /** Lines that may still come, or came. */
  readonly open: number;
  readonly prepared: number;
  /** Given to a courier, or ready at the counter. */
  readonly sent: number;
  readonly arrived: number;
}

type Order = DispensingFacts;

/** Orders that fill a prescription now; the others have ended without. */
const fillingStates: ReadonlySet<Order['state']> = new Set([
  'awaitingPayment',
  'sent',
  'unconfirmed',
  'confirmed',
  'cancellationAsked',
  'readyToCollect',
  'onTheWay',
  'received',
]);

/** Counts the lines of an order by how far each is; what was declined or came back is through nothing. */
export function countLines({ state, method, lines, parcels }: Order): LineCounts {
  const delivered = new Set(
    parcels.flatMap(({ parcelId, deliveredAt }) => (deliveredAt === null ? [] : [parcelId])),
  );
  const open = lines.filter((line) => line.state !== 'declined' && line.state !== 'returned');
  const isOver = state === 'received';
  const hasArrived = ({ state: at, parcelId }: Order['lines'][number]) =>
    isOver || at === 'handedOver' || (parcelId !== null && delivered.has(parcelId));
  const isPrepared = (line: Order['lines'][number]) =>
    hasArrived(line) || line.state === 'ready' || line.parcelId !== null;
  const isSent = (line: Order['lines'][number]) =>
    hasArrived(line) ||
    (method === 'delivery'
      ? line.parcelId !== null
      : state === 'readyToCollect' && line.state === 'ready');
  return {
    of: lines.length,
    open: open.length,
    prepared: open.filter(isPrepared).length,
    sent: open.filter(isSent).length,
    arrived: open.filter(hasArrived).length,
  };
}

const ended = (phase: MedicinePhase, at: MedicineStepName | null): Place => ({
  phase,
  at,
  isEnded: true,
  hand: 'nobody',
  by: null,
  dueAt: null,
  isLate: false,
});

const waiting = (
  phase: MedicinePhase,
  at: MedicineStepName,
  rest: Pick<Place, 'hand' | 'by'> & Partial<Pick<Place, 'dueAt' | 'isLate'>>,
): Place => ({ phase, at, isEnded: false, dueAt: rest.by, isLate: false, ...rest });

/** Where a prescription is at `now`, by its own state first. */
export function placeOf({ prescription, order }: MedicineLineFacts, now: Date): Place {
  const { state, approvedAt, validUntil, endedAt } = prescription;
  const afterReview = approvedAt === null ? 'review' : 'dispense';
  switch (state) {
    case 'draft':
      return waiting('inReview', 'sign', { hand: 'doctor', by: null });
    case 'inReview':
      return waiting('inReview', 'review', { hand: 'pharmacist', by: prescription.reviewBefore });
    case 'returned':
      return ended('returned', 'review');
    case 'expired':
    case 'cancelled':
      return ended(state, afterReview);
    case 'superseded':
      if (approvedAt === null) return ended('returned', 'review');
      return ended(
        validUntil !== null && endedAt !== null && validUntil <= endedAt ? 'expired' : 'cancelled',
        'dispense',
      );
    case 'approved':
      // Its hour has passed, whether the gateway has noted that or not: nothing can be redeemed.
      if (validUntil !== null && validUntil <= now) return ended('expired', 'dispense');
      return waiting('toOrder', 'dispense', { hand: 'patient', by: validUntil });
    case 'dispensed':
      if (order === null) return ended('done', null);
      return outcomeOf(order);
    default:
      if (order === null || !fillingStates.has(order.state))
        return order === null ? ended('declined', 'dispense') : outcomeOf(order);
      return placeOfOrder(order, now);
  }
}

/** What came of an order from which nothing more comes. */
function outcomeOf(order: Order): Place {
  const { arrived, of } = countLines(order);
  if (arrived === 0) return ended('declined', 'dispense');
  return arrived < of ? ended('partlyDone', null) : ended('done', null);
}

/** Where a prescription is that an order fills now. */
function placeOfOrder(order: Order, now: Date): Place {
  const counts = countLines(order);
  const { state } = order;
  if (state === 'received' || counts.open === 0 || counts.arrived === counts.open)
    return outcomeOf(order);
  const { newsBefore, promisedBy, confirmBefore, payBefore } = order;
  if (state === 'awaitingPayment')
    return waiting('toPay', 'dispense', { hand: 'patient', by: payBefore });
  if (state === 'sent') return waiting('sent', 'dispense', { hand: 'pharmacy', by: confirmBefore });
  if (state === 'unconfirmed')
    return waiting('unconfirmed', 'dispense', {
      hand: 'patient',
      by: confirmBefore,
      dueAt: null,
      isLate: true,
    });
  const isLate = newsBefore !== null && newsBefore <= now;
  const phase = phases[state] ?? 'preparing';
  if (counts.prepared < counts.open)
    return waiting(phase, 'dispense', {
      hand: 'pharmacy',
      by: newsBefore ?? promisedBy,
      dueAt: null,
      isLate,
    });
  if (counts.sent < counts.open)
    return waiting(phase, 'deliver', {
      hand: 'pharmacy',
      by: newsBefore ?? promisedBy,
      dueAt: promisedBy,
      isLate,
    });
  if (order.method === 'pickup')
    return waiting(phase, 'arrive', { hand: 'patient', by: null, isLate: false });
  const arrivesBy = latest(order.parcels.map((parcel) => parcel.arrivesBy)) ?? promisedBy;
  return waiting(phase, 'deliver', { hand: 'courier', by: arrivesBy, isLate });
}

const phases: Readonly<Partial<Record<Order['state'], MedicinePhase>>> = {
  cancellationAsked: 'cancellationAsked',
  readyToCollect: 'toCollect',
  onTheWay: 'onTheWay',
};

/** The latest of some moments; null where none is known. */
export function latest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]));
  return known.length === 0 ? null : new Date(Math.max(...known));
}
