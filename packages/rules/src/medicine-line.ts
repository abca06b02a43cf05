import type { MedicineLineFacts, ShownMedicineLine } from './medicine-line-shapes';
import { placeOf } from './medicine-line-place';
import { silenceAt } from './medicine-line-silence';
import { iso, stepsAt } from './medicine-line-steps';

/**
 * The one line of truth about a prescription at `now`: where it is, who has it, by when, and what is said of a silence.
 * What a prescription's own state says is never overwritten by its order; one that has ended never shows a step to come.
 * `partlyDone` is final: a part was handed out and nothing more comes. While a rest is open, its parts are in the steps.
 */
export function medicineLine(facts: MedicineLineFacts, now: Date): ShownMedicineLine {
  const place = placeOf(facts, now);
  return {
    phase: place.phase,
    steps: stepsAt(facts, place, now),
    next: { hand: place.hand, by: iso(place.by) },
    silence: silenceAt(facts, place, now),
  };
}
