import type { PageCache } from './page-cache';

/** How many pages a server prepares at a time, and what it shows to those who come too many. */
export interface Admission {
  /**
   * Takes a place and answers how it is given back; null when none is left.
   * @param mayDegrade the page is one of those that are turned away first: it is taken only among those always taken.
   */
  enter(mayDegrade?: boolean): (() => void) | null;
  /** How many have a place. */
  readonly taken: number;
  /** The page that says so, by channel, language and look: the first one is rendered, the others cost nothing. */
  readonly turnedAway: PageCache;
}

/** How many pages are taken on; what is left out is as in {@link places}. */
export interface Places {
  /** So many pages are always taken. */
  readonly always: number;
  /** More than so many never are: those that wait for the gateway cost memory. */
  readonly atMost: number;
  /** Milliseconds one in between may have to wait; the calls of pages behind it wait for the same thread. */
  readonly waitMs: number;
}

export const places: Places = { always: 64, atMost: 128, waitMs: 2000 };

/** Over about so many pages the pace is taken. */
const paceOver = 32;

/**
 * Bounds how many pages are under way at a time: how long one waits is told by how many are before it and how fast
 * the last ones were done. Kept pages need no place.
 */
export function createAdmission(
  turnedAway: PageCache,
  { always, atMost, waitMs }: Places = places,
  now: () => number = () => performance.now(),
): Admission {
  // Twice the pace at which those always taken fill the wait tells all there is to tell; one that takes long by
  // itself, as when the gateway hangs, must not count for a crowd.
  const slowest = (2 * waitMs) / always;
  let taken = 0;
  let paceMs = 0;
  let lastDone = 0;
  return {
    turnedAway,
    get taken() {
      return taken;
    },
    enter(mayDegrade = false) {
      if (taken >= (mayDegrade ? always : atMost) || (taken >= always && taken * paceMs > waitMs))
        return null;
      // Time in which there was nothing to do says nothing of the pace.
      if (taken === 0) lastDone = now();
      taken += 1;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        taken -= 1;
        const done = now();
        paceMs += (Math.min(done - lastDone, slowest) - paceMs) / paceOver;
        lastDone = done;
      };
    },
  };
}
