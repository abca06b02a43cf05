import { useEffect, useRef, useState } from 'react';
import { noteInput } from '../api/attendance';
import { readItem, writeItem } from './preferences';

/** Milliseconds before the end at which the reader is warned. */
const warnMs = 120_000;
const lookMs = 1000;
/** The last input is shared with other tabs at most once in so many milliseconds. */
const shareMs = 5000;
const sharedKey = 'xl_staff_input';
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** What {@link useIdleness} needs. */
export interface Idleness {
  /** Minutes without input after which the session ends. */
  readonly idleMinutes: number;
  /** Input went on for a while without a call: one is needed, or the gateway ends the session. */
  readonly onKeepAlive: () => void;
  readonly onEnd: () => void;
}

/**
 * Measures for how long no one has used the app in any tab of this browser. Calls that pages make on their own do not count,
 * so that an unattended screen is signed out although it is refreshed.
 * @returns whether to warn, and a function that continues.
 */
export function useIdleness(options: Idleness): {
  readonly isEnding: boolean;
  readonly proceed: () => void;
} {
  const { idleMinutes } = options;
  const [isEnding, setEnding] = useState(false);
  const latest = useRef(options);
  const lastInput = useRef(0);
  const isWarned = useRef(false);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const idleMs = idleMinutes * 60_000;
    let lastCall = Date.now();
    let lastShared = 0;
    lastInput.current = lastCall;
    writeItem(sharedKey, String(lastCall));
    // At most a third of the time is added to the gateway's own measure.
    noteInput(idleMs / 3);
    const note = (): void => {
      // While the warning is shown, only its answer counts.
      if (isWarned.current) return;
      lastInput.current = Date.now();
      noteInput(idleMs / 3);
      if (lastInput.current - lastShared < shareMs) return;
      lastShared = lastInput.current;
      writeItem(sharedKey, String(lastShared));
    };
    for (const name of inputs) addEventListener(name, note, { passive: true, capture: true });
    const look = setInterval(() => {
      const now = Date.now();
      const shared = Number(readItem(sharedKey) ?? 0);
      // A time ahead of the clock was written before the clock was set.
      if (shared > lastInput.current && shared <= now) lastInput.current = shared;
      const idle = now - lastInput.current;
      const isDue = idle >= idleMs - Math.min(warnMs, idleMs / 2);
      isWarned.current = isDue;
      setEnding(isDue);
      if (idle >= idleMs) {
        clearInterval(look);
        latest.current.onEnd();
      } else if (!isDue && lastInput.current > lastCall && now - lastCall > idleMs / 3) {
        lastCall = now;
        // The input may have been in another tab.
        noteInput(lookMs);
        latest.current.onKeepAlive();
      }
    }, lookMs);
    return () => {
      clearInterval(look);
      for (const name of inputs) removeEventListener(name, note, { capture: true });
    };
  }, [idleMinutes]);
  const proceed = (): void => {
    isWarned.current = false;
    lastInput.current = Date.now();
    noteInput((idleMinutes * 60_000) / 3);
    writeItem(sharedKey, String(lastInput.current));
    setEnding(false);
    options.onKeepAlive();
  };
  return { isEnding, proceed };
}
