import type { ScheduleDay, ScheduleShift } from '@xinglin/rules';
import type { ReactNode } from 'react';

/** A shift as the schedule shows it; the contract's `ShiftCase` fits. */
export interface ScheduleShiftView extends ScheduleShift {
  /** 专家门诊, in the reader's language. */
  readonly clinicType: string;
  /** Integer cents. */
  readonly feeCents: number;
  /** People in the list of a full shift; left out where it is not known. */
  readonly waiting?: number;
}

/** A time as a tile. */
export interface SlotTile {
  id: string;
  /** 08:00 */
  time: string;
  /** 余 2, 候补 3 人, 停诊; of a call nothing. */
  note?: string | undefined;
  /** `wait`: all are taken, and its list takes people. `off`: nothing can be done with it. */
  state: 'free' | 'chosen' | 'wait' | 'off';
  /** Where it leads; leave out for `off`. */
  to?: string | undefined;
  /** Spoken in its place; contains `time` and `note`. */
  label?: string | undefined;
  /** The link changes the page in view: history has one entry of it, and it does not scroll. */
  stays?: boolean | undefined;
}

/** Times of a day in rows: 上午, 下午. */
export interface SlotTilesProps {
  rows: readonly {
    text: string;
    /** Accessible name of the row (11月22日 上午的号源). */
    label: string;
    slots: readonly SlotTile[];
  }[];
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
  /** In place of 就诊日期, as the heading of the whole. */
  heading?: ReactNode;
  /** Path that books a shift, or chooses it where one of them is `chosen`. */
  bookTo: (shift: Shift) => string;
  /** The shift that is chosen on a page that books it elsewhere; null where none is. Leave out where tiles book. */
  chosen?: Shift | null | undefined;
  /** Path to the list of a full shift; without it a full shift is said to be full. */
  waitTo?: ((shift: Shift) => string) | undefined;
  /** Query parameter of the day in the no-JavaScript form; `date` unless told. */
  name?: string | undefined;
  /** Further query parameters the no-JavaScript form keeps. */
  keep?: Readonly<Record<string, string>> | undefined;
  /** The zone of the times (北京时间), beside the day. */
  zone?: string | undefined;
  /** IANA zone of the hospital, for the moment at which booking opens. */
  timeZone: string;
}
