import {
  medicineSteps,
  type DispensingFacts,
  type MedicineLineFacts,
  type MedicineStep,
  type MedicineStepName,
} from './medicine-line-shapes';
import { countLines, latest, type LineCounts, type Place } from './medicine-line-place';

/** A moment in ISO 8601; null for none. */
export const iso = (moment: Date | null): string | null => moment && moment.toISOString();

/** The five steps of a prescription that is at a place. */
export function stepsAt(facts: MedicineLineFacts, place: Place, now: Date): MedicineStep[] {
  const current = place.at === null ? medicineSteps.length : medicineSteps.indexOf(place.at);
  const counts = facts.order === null || isUnfilled(facts) ? null : countLines(facts.order);
  return medicineSteps.map((step, index) => {
    const state = stateOf(place, { index, current }, now);
    const dueAt = index === current ? place.dueAt : dueLater(facts, step);
    return {
      step,
      state,
      at: iso(momentOf(facts, { step, state, isCurrent: index === current })),
      by: personOf(facts, step, state),
      dueAt: place.isEnded || state === 'done' ? null : iso(dueAt),
      part: counts && state !== 'ended' ? partOf(counts, step) : null,
    };
  });
}

function stateOf(
  place: Place,
  { index, current }: { readonly index: number; readonly current: number },
  now: Date,
): MedicineStep['state'] {
  if (index < current) return 'done';
  if (place.isEnded) return 'ended';
  if (index > current) return 'later';
  return place.isLate || (place.dueAt !== null && place.dueAt <= now) ? 'late' : 'now';
}

/** No order of it counts: none was made, or the last one ended before anything was handed out. */
const isUnfilled = ({ prescription: { state } }: MedicineLineFacts): boolean =>
  state !== 'claimed' && state !== 'partlyDispensed' && state !== 'dispensed';

/** What the whole is promised by belongs to its last step. */
const dueLater = ({ order }: MedicineLineFacts, step: MedicineStepName): Date | null =>
  order !== null && step === (order.method === 'delivery' ? 'arrive' : 'deliver')
    ? order.promisedBy
    : null;

/** When a step was done, began to wait or ended. */
function momentOf(
  { prescription, order }: MedicineLineFacts,
  {
    step,
    state,
    isCurrent,
  }: Pick<MedicineStep, 'step' | 'state'> & { readonly isCurrent: boolean },
): Date | null {
  const { signedAt, approvedAt, endedAt, validUntil } = prescription;
  if (state === 'later') return null;
  if (state === 'ended') return isCurrent ? (endedAt ?? validUntil) : null;
  if (step === 'sign') return state === 'done' ? signedAt : null;
  if (step === 'review') return state === 'done' ? approvedAt : signedAt;
  if (step === 'dispense')
    return state === 'done' ? lastSent(order) : (order?.sentAt ?? approvedAt);
  if (step === 'deliver') return state === 'done' ? lastDelivered(order) : firstSent(order);
  if (state === 'done')
    return order === null ? endedAt : (order.receivedAt ?? lastDelivered(order));
  return order?.lastHeardAt ?? null;
}

const lastSent = (order: DispensingFacts | null) =>
  latest((order?.parcels ?? []).map(({ sentAt }) => sentAt));
const lastDelivered = (order: DispensingFacts | null) =>
  latest((order?.parcels ?? []).map(({ deliveredAt }) => deliveredAt));

function firstSent(order: DispensingFacts | null): Date | null {
  const moments = (order?.parcels ?? []).map(({ sentAt }) => sentAt.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** Who did a step, or has it; null where no one does yet. */
function personOf(
  facts: MedicineLineFacts,
  step: MedicineStepName,
  state: MedicineStep['state'],
): string | null {
  const { prescription, order } = facts;
  if (step === 'sign') return prescription.doctorName;
  if (step === 'review') return prescription.pharmacistName;
  if (order === null || isUnfilled(facts) || state === 'ended') return null;
  // Before it is paid the pharmacy has nothing.
  if (order.state === 'awaitingPayment' || step === 'arrive') return null;
  if (step === 'dispense' || order.method === 'pickup') return order.pharmacyName;
  return order.parcels.findLast(({ courier }) => courier !== null)?.courier ?? null;
}

/** How many medicines are through a step; null where all or none are. */
function partOf(counts: LineCounts, step: MedicineStepName): MedicineStep['part'] {
  if (step === 'sign' || step === 'review') return null;
  const done = { dispense: counts.prepared, deliver: counts.sent, arrive: counts.arrived }[step];
  return done > 0 && done < counts.of ? { done, of: counts.of } : null;
}
