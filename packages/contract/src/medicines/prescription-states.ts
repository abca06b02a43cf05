/**
 * States of a prescription. A draft is seen by its doctor alone; once signed it waits for a pharmacist; an approved one
 * can be claimed by one order until it expires. `returned`: the pharmacist gave it back with a reason, a new version
 * supersedes it.
 */
export const prescriptionStates = [
  'draft',
  'inReview',
  'approved',
  'claimed',
  'partlyDispensed',
  'dispensed',
  'returned',
  'expired',
  'cancelled',
  'superseded',
] as const;

export type PrescriptionState = (typeof prescriptionStates)[number];

export type PrescriptionEvent =
  | 'sign'
  | 'approve'
  | 'return'
  | 'claim'
  | 'release'
  | 'dispensePart'
  | 'dispenseAll'
  | 'expire'
  | 'cancel'
  | 'supersede';

/** Which event moves a prescription from which states to which one. */
export const prescriptionMoves: Readonly<
  Record<
    PrescriptionEvent,
    { readonly from: readonly PrescriptionState[]; readonly to: PrescriptionState }
  >
> = {
  sign: { from: ['draft'], to: 'inReview' },
  approve: { from: ['inReview'], to: 'approved' },
  return: { from: ['inReview'], to: 'returned' },
  claim: { from: ['approved'], to: 'claimed' },
  // The order that claimed it ended before anything was handed out.
  release: { from: ['claimed'], to: 'approved' },
  dispensePart: { from: ['claimed', 'partlyDispensed'], to: 'partlyDispensed' },
  dispenseAll: { from: ['claimed', 'partlyDispensed'], to: 'dispensed' },
  expire: { from: ['inReview', 'approved'], to: 'expired' },
  // While an order has claimed it, its doctor can only ask: the pharmacy answers.
  cancel: { from: ['inReview', 'approved'], to: 'cancelled' },
  supersede: { from: ['returned', 'expired', 'approved'], to: 'superseded' },
};

/** Of a line of an order of medicines: what the pharmacy does with it. */
export const dispenseStates = [
  'waiting',
  'preparing',
  'onHold',
  'ready',
  'handedOver',
  'declined',
  'returned',
] as const;

export type DispenseState = (typeof dispenseStates)[number];

/** From a state of a line, the states it may come to. */
export const dispenseMoves: Readonly<Record<DispenseState, readonly DispenseState[]>> = {
  waiting: ['preparing', 'onHold', 'declined'],
  preparing: ['ready', 'onHold', 'declined'],
  onHold: ['preparing', 'declined'],
  ready: ['handedOver', 'onHold', 'declined'],
  handedOver: ['returned'],
  declined: [],
  returned: [],
};

/** How a medicine is handed out. */
export const drugOrderMethods = ['delivery', 'pickup'] as const;
