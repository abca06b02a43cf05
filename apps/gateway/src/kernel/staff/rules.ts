const minuteMs = 60_000;

/** Milliseconds for which what belongs to the sign-in of the staff lasts. */
export const staffLives = {
  /** Between the password and the second factor. */
  ticket: 5 * minuteMs,
  invitation: 72 * 60 * minuteMs,
  /** A session from its start; idleness ends it earlier. */
  session: 12 * 60 * minuteMs,
  lock: 15 * minuteMs,
} as const;

/** Wrong passwords and codes of one account within the time of a lock; the last one locks it. */
export const wrongTriesAtMost = 5;

/** A use of a session is stored at most once in so many milliseconds. */
export const seenEveryMs = minuteMs;

export const recoveryCodeCount = 10;

/** Staff that a list shows at most; a hospital with more looks for them in its own systems. */
export const staffListed = 1000;
