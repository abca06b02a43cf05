import { timeAt, zoneOffsetMinutes } from '@xinglin/rules';

/** Hours in a day, from 0 to 24. */
interface Hours {
  readonly from: number;
  readonly to: number;
}

/** The doctors' hours in the day of a reader elsewhere. */
export interface DutyDay {
  /** One span, or two where midnight lies within the hours on duty. */
  readonly spans: readonly Hours[];
  /** When they begin and end by the reader's clock: `15:00`. */
  readonly begins: string;
  readonly ends: string;
  /** The reader's hour as a number. */
  readonly now: number;
}

const clockOf = (hour: number): string => {
  const minutes = Math.round(hour * 60) % (24 * 60);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** When doctors are on duty by a reader's clock: their hours in their zone, moved to the reader's at that moment. */
export function dutyDay(
  now: number,
  readerZone: string,
  { hours, timeZone }: { readonly hours: Hours; readonly timeZone: string },
): DutyDay {
  const at = new Date(now);
  const moved = (zoneOffsetMinutes(at, readerZone) - zoneOffsetMinutes(at, timeZone)) / 60;
  const from = (hours.from + moved + 48) % 24;
  const to = from + hours.to - hours.from;
  const [hour = 0, minute = 0] = timeAt(at, readerZone).split(':').map(Number);
  return {
    spans:
      to <= 24
        ? [{ from, to }]
        : [
            { from: 0, to: to - 24 },
            { from, to: 24 },
          ],
    begins: clockOf(from),
    ends: clockOf(to),
    now: hour + minute / 60,
  };
}
