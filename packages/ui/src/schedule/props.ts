import type { ScheduleDay, ScheduleShift } from '@xinglin/rules';

/** A shift as the schedule shows it; the contract's `ShiftCase` fits. */
export interface ScheduleShiftView extends ScheduleShift {
  /** 专家门诊, in the reader's language. */
  readonly clinicType: string;
  /** Integer cents. */
  readonly feeCents: number;
}

/**
 * Days and shifts of one doctor: a week strip and the shifts of the chosen day by morning, afternoon and evening. The
 * caller makes `days` with `scheduleDays` and `value` with `chooseDay` of `@xinglin/rules`, and keeps the day in the URL.
 */
export interface ScheduleProps<Shift extends ScheduleShiftView = ScheduleShiftView> {
  days: readonly ScheduleDay<Shift>[];
  /** ISO date of the day shown; undefined where no day has anything. */
  value: string | undefined;
  onValueChange: (date: string) => void;
  /** Path that books a shift. */
  bookTo: (shift: Shift) => string;
  /** Path to the list of a full shift; without it a full shift is said to be full. */
  waitTo?: ((shift: Shift) => string) | undefined;
  /** Query parameter of the day in the no-JavaScript form; `date` unless told. */
  name?: string | undefined;
  /** Further query parameters the no-JavaScript form keeps. */
  keep?: Readonly<Record<string, string>> | undefined;
  /** IANA zone of the hospital, for the moment at which booking opens. */
  timeZone: string;
}
