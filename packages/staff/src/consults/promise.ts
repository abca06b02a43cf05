/** How much of the promised time is left. */
interface PromiseLeft {
  /** `soon`: less than a third of the promised time is left; `over`: it has passed. */
  readonly level: 'fine' | 'soon' | 'over';
  /** Whole minutes that are left or that have passed since, rounded down. */
  readonly minutes: number;
}

const minuteMs = 60_000;

/**
 * How the promise of an answer is at a moment.
 * @param askedAt when the promised time began.
 * @param answerBefore when it ends.
 * @param now milliseconds since 1970.
 */
export function promiseLeft(
  { askedAt, answerBefore }: { readonly askedAt: string; readonly answerBefore: string },
  now: number,
): PromiseLeft {
  const end = Date.parse(answerBefore);
  const left = end - now;
  if (left <= 0) return { level: 'over', minutes: Math.floor((now - end) / minuteMs) };
  const isSoon = left * 3 < end - Date.parse(askedAt);
  return { level: isSoon ? 'soon' : 'fine', minutes: Math.floor(left / minuteMs) };
}
