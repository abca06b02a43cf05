import type { PageCache } from './page-cache';

/** How many pages a server prepares at a time, and what it shows to those who come too many. */
export interface Admission {
  /** Takes a place and answers how it is given back; null when none is left. */
  enter(): (() => void) | null;
  /** The page that says so, by channel, language and look: the first one is rendered, the others cost nothing. */
  readonly turnedAway: PageCache;
}

/**
 * Pages that wait for the gateway cost memory, pages that render cost the one thread: at 5 ms each this many
 * keep nobody waiting longer than a second or so, while a server without a bound would answer all too late.
 */
export const pagesAtOnce = 256;

/** Bounds how many pages are under way at a time. Kept pages need no place. */
export function createAdmission(turnedAway: PageCache, places = pagesAtOnce): Admission {
  let taken = 0;
  return {
    turnedAway,
    enter() {
      if (taken >= places) return null;
      taken += 1;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        taken -= 1;
      };
    },
  };
}
