import { addDays } from './calendar';
import { dayAt, hospitalTimeZone } from './format-time';
import { momentOf } from './moment-of';

/** What is agreed of an order of medicines: data, as its pages and its rules at the gateway read it. */
export const drugOrderTerms = {
  payWithinMinutes: 30,
  /** Minutes for choosing another pharmacy after one did not acknowledge an order; then all is refunded. */
  moveWithinMinutes: 30,
  /** Minutes after which a pharmacy that prepares an order owes news of it. */
  newsWithinMinutes: 60,
  /** Minutes beyond the promised moment after which medicines on hold are no longer waited for. */
  holdEndsAfterMinutes: 70,
  /** Hours within which a parcel is expected where its carrier promised nothing. */
  parcelHours: 24,
  /** Hours after which a pharmacy usually has again what it lacks. */
  restockHours: 24,
  /** Days after the last medicine was handed over at which an order counts as received. */
  receivedAfterDays: 3,
  /** Wrong codes at the door after which the service is called. */
  handoverTries: 5,
  /** Length of a window of delivery, and on how many days one can be chosen. */
  windowHours: 2,
  windowDays: 2,
  /** Pharmacies of a list. */
  mostPharmacies: 20,
} as const;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** When a pharmacy is open, the same every day: `08:00` to `22:00`; `00:00` to `24:00` for one that never closes. */
export interface OpeningHours {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** The moment of a clock in China on a day; `24:00` is midnight at its end. */
const at = (day: string, time: string): Date =>
  time === '24:00'
    ? momentOf(addDays(day, 1), '00:00', hospitalTimeZone)
    : momentOf(day, time, hospitalTimeZone);

/** The first moment from `moment` on at which a pharmacy is open. */
export function openFrom(moment: Date, { opensAt, closesAt }: OpeningHours): Date {
  const day = dayAt(moment, hospitalTimeZone);
  const opens = at(day, opensAt);
  if (moment < opens) return opens;
  return moment < at(day, closesAt) ? moment : at(addDays(day, 1), opensAt);
}

/** When so many minutes of opening hours have passed, from `moment` on. Throws for hours that are never open. */
export function openMinutesAfter(moment: Date, minutes: number, hours: OpeningHours): Date {
  let from = openFrom(moment, hours);
  let left = minutes * minuteMs;
  for (;;) {
    const closes = at(dayAt(from, hospitalTimeZone), hours.closesAt);
    const open = closes.getTime() - from.getTime();
    if (open <= 0) throw new Error(`never open: ${hours.opensAt} to ${hours.closesAt}`);
    if (left <= open) return after(from, left);
    left -= open;
    from = openFrom(closes, hours);
  }
}

/** A window of delivery. */
export interface DeliveryWindow {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The windows of two hours within opening hours that begin from `earliest` on, of the day of `now` and the days after it. */
export function deliveryWindows(
  now: Date,
  earliest: Date,
  { opensAt, closesAt }: OpeningHours,
): DeliveryWindow[] {
  const { windowDays, windowHours } = drugOrderTerms;
  const today = dayAt(now, hospitalTimeZone);
  const windows: DeliveryWindow[] = [];
  for (let days = 0; days < windowDays; days += 1) {
    const day = addDays(today, days);
    const closes = at(day, closesAt);
    let startsAt = at(day, opensAt);
    for (;;) {
      const endsAt = after(startsAt, windowHours * hourMs);
      if (endsAt > closes) break;
      if (startsAt >= earliest) windows.push({ startsAt, endsAt });
      startsAt = endsAt;
    }
  }
  return windows;
}

/** A line of an order, as far as its news are concerned. */
export interface AwaitedLine {
  readonly state:
    | 'waiting'
    | 'preparing'
    | 'onHold'
    | 'ready'
    | 'handedOver'
    | 'declined'
    | 'returned';
  /** When it is expected, where it is on hold. */
  readonly expectedAt: Date | null;
  /** Of the parcel that has it: when it was promised, or null; undefined where none has it. */
  readonly parcelBy?: Date | null;
  /** Its owner or a doctor decides about another medicine: the pharmacy owes nothing. */
  readonly isOffered: boolean;
}

/** Of an order that a pharmacy has, what decides when news of it is due. */
export interface AwaitedOrder {
  readonly method: 'delivery' | 'pickup';
  /** A pharmacy that reports nothing owes news by the promised moment alone. */
  readonly reportsProgress: boolean;
  readonly promisedBy: Date | null;
  readonly hours: OpeningHours;
  readonly lines: readonly AwaitedLine[];
}

/**
 * When the next news of an order is due, after news at `now`; null where none is awaited. Work is awaited within an hour
 * of opening hours, what is on hold by the moment that was promised, a parcel by its arrival.
 */
export function newsDue(order: AwaitedOrder, now: Date): Date | null {
  const { method, reportsProgress, promisedBy, hours } = order;
  const due = order.lines.flatMap(({ state, expectedAt, parcelBy, isOffered }): Date[] => {
    if (parcelBy !== undefined && state === 'ready')
      return [parcelBy ?? after(now, drugOrderTerms.parcelHours * hourMs)];
    if (state === 'onHold') return isOffered || expectedAt === null ? [] : [expectedAt];
    const works =
      state === 'waiting' || state === 'preparing' || (state === 'ready' && method === 'delivery');
    if (!works) return [];
    if (!reportsProgress) return promisedBy === null ? [] : [promisedBy];
    return [openMinutesAfter(now, drugOrderTerms.newsWithinMinutes, hours)];
  });
  return due.length === 0 ? null : new Date(Math.min(...due.map((one) => one.getTime())));
}

/** What is done about a silent pharmacy or courier. */
export type SilenceAct = 'none' | 'askAgain' | 'report' | 'offerElsewhere' | 'declineHeld';

/** What is known of a silence. */
export interface Silence {
  readonly state: 'sent' | 'confirmed' | 'readyToCollect' | 'onTheWay';
  /** Until when an order that was sent is to be acknowledged, within how many minutes, and whether it was asked again. */
  readonly confirmBefore: Date | null;
  readonly confirmsWithinMinutes: number;
  readonly wasAskedAgain: boolean;
  readonly newsBefore: Date | null;
  /** Whether the owner and the staff were notified of this silence. */
  readonly isReported: boolean;
  readonly lines: readonly Pick<AwaitedLine, 'state' | 'expectedAt' | 'isOffered'>[];
}

/** When a line on hold is no longer waited for; null for one that is not on hold or is being decided. */
export const holdEndsAt = ({
  state,
  expectedAt,
  isOffered,
}: Silence['lines'][number]): Date | null =>
  state === 'onHold' && expectedAt !== null && !isOffered
    ? after(expectedAt, drugOrderTerms.holdEndsAfterMinutes * minuteMs)
    : null;

/**
 * What a silence asks for at `now`. A pharmacy is asked again when half of its time is over. News that is due is reported
 * to the staff and the owner. What stays on hold beyond the stated time is filled elsewhere where all of it waits;
 * otherwise the medicines on hold are declined and refunded, and the others continue.
 */
export function silenceAct(silence: Silence, now: Date): SilenceAct {
  const { state, confirmBefore, confirmsWithinMinutes, newsBefore, lines } = silence;
  if (state === 'sent') {
    if (confirmBefore === null || silence.wasAskedAgain) return 'none';
    const half = (confirmsWithinMinutes * minuteMs) / 2;
    return now >= after(confirmBefore, -half) ? 'askAgain' : 'none';
  }
  const isOver = lines.some((line) => {
    const ends = holdEndsAt(line);
    return ends !== null && ends <= now;
  });
  if (isOver) {
    const open = lines.filter((line) => line.state !== 'declined');
    return state === 'confirmed' && open.every((line) => line.state === 'onHold' && !line.isOffered)
      ? 'offerElsewhere'
      : 'declineHeld';
  }
  return newsBefore !== null && newsBefore <= now && !silence.isReported ? 'report' : 'none';
}
