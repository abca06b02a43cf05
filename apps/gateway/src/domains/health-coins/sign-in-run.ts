import { addDays, dayAt, hospitalTimeZone, type SignInRun } from '@xinglin/rules';
import { keysMoved } from '../../kernel/ledger/ledger';
import type { Queryable } from '../../platform/database';

/** Days whose check-ins are read at once; most runs are shorter. */
const daysRead = 63;

/** Longest run that is counted: ten years, whole weeks of check-ins. */
const longestRun = 3654;

/** The name of a day's check-in among the movements of a wallet. */
const keyOf = (day: string): string => `task.task-signIn.${day}`;

/** How many days in a row an account has checked in up to yesterday, and whether it did today. */
export async function signInRun(db: Queryable, ownerId: string, now: Date): Promise<SignInRun> {
  const today = dayAt(now, hospitalTimeZone);
  let before = 0;
  let isReceived = false;
  while (before < longestRun) {
    const last = before;
    const days = Array.from({ length: daysRead + 1 }, (_, place) =>
      addDays(today, -(last + place)),
    );
    const moved = await keysMoved(db, { ownerId, kind: 'healthCoin' }, days.map(keyOf));
    if (before === 0) isReceived = moved.has(keyOf(today));
    const missing = days.findIndex((day, place) => place > 0 && !moved.has(keyOf(day)));
    if (missing !== -1) {
      before += missing - 1;
      break;
    }
    before += daysRead;
  }
  return { today, before, isReceived };
}
