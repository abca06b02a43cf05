/** Name of the deadline at which the sandbox's colleague prescribes and reviews. */
export const colleagueName = 'prescriptions.colleague';

/** So that a person sees each hand before the next. */
const thinksForMs = 20_000;

/** When the colleague acts on what happened at a moment. */
export const colleagueActsAt = (at: Date): Date => new Date(at.getTime() + thinksForMs);

/** What happened before this moment is acted on at `now`. */
export const colleagueLooksAt = (now: Date): Date => new Date(now.getTime() - thinksForMs);
