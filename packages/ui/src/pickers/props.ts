import type { ReactNode } from 'react';
/** A city of the picker. */
export interface City {
  areaId: string;
  name: string;
  /** Capital first letter of the pinyin, A–Z. */
  initial: string;
  /** Pinyin without tones or spaces (hangzhou), for the filter. */
  pinyin: string;
  hot: boolean;
}

/** What is known of the person's position. */
export interface CurrentPosition {
  /** `unknown`: not asked yet; `denied`: refused or failed. */
  state: 'unknown' | 'locating' | 'found' | 'denied';
  /** With `found`: the city there, when it is one of the list. */
  city?: City | undefined;
}

/** Current position, hot cities, all cities by pinyin with an A–Z index, and a filter by name or pinyin. */
export interface CityListProps {
  cities: readonly City[];
  selectedAreaId?: string | undefined;
  position?: CurrentPosition | undefined;
  /** Ask for the position; without it the position row is left out unless known. */
  onLocate?: (() => void) | undefined;
  onSelect: (city: City) => void;
}

/** {@link CityListProps} in a sheet. It does not close itself: set `open` false in `onSelect`. */
export interface CityPickerProps extends CityListProps {
  open: boolean;
  onClose: () => void;
  /** Cities are still loading. */
  pending?: boolean | undefined;
  /** They could not be loaded: the sheet offers to try again. */
  onRetry?: (() => void) | undefined;
}

/** One administrative area to choose. */
export interface AreaOption {
  areaId: string;
  name: string;
}

/**
 * Areas level by level, from the province down, in a sheet. It neither asks for areas nor knows how far down the choice
 * goes: the caller does both, and sets `open` false when the last level is chosen.
 */
export interface AreaPickerProps {
  open: boolean;
  onClose: () => void;
  /** Chosen so far, the highest level first. */
  path: readonly AreaOption[];
  /** What can be chosen next; undefined while it loads, or when it failed. */
  areas: readonly AreaOption[] | undefined;
  selectedAreaId?: string | undefined;
  /** Above the levels: a search over all of them, for instance. */
  above?: ReactNode;
  onSelect: (area: AreaOption) => void;
  /** Choose anew on a level; 0 is the highest. */
  onStep: (depth: number) => void;
  /** The areas could not be loaded: the sheet offers to try again. */
  onRetry?: (() => void) | undefined;
}

/** Two columns: groups left, their departments right as links. Everything is in the page, so it works without JavaScript. */
export interface DepartmentTreeProps {
  /** Accessible name of the groups' navigation. */
  label: string;
  groups: readonly {
    groupId: string;
    name: string;
    departments: readonly {
      departmentId: string;
      name: string;
      to: string;
      note?: string | undefined;
    }[];
  }[];
}

/** One day of {@link WeekStripProps}. */
export interface WeekStripDay {
  /** ISO date in the hospital's zone. */
  date: string;
  /** 周日 */
  weekdayText: string;
  /** Day of the month, 22. */
  dayText: string;
  /** 11月 */
  monthText: string;
  /** Whole date for a screen reader: 11月22日 星期日. */
  fullText: string;
  /** `none` no clinic, `closed` outside the booking window; both cannot be chosen. */
  status: 'available' | 'full' | 'stopped' | 'none' | 'closed';
  /** 余 9, 约满, 停诊, 不出诊 */
  statusText: string;
}

/**
 * Days of booking as radios, seven a page. Arrow keys go through all days. The buttons turn the page, which chooses the
 * first free day there; a swipe only looks at it.
 */
export interface WeekStripProps {
  /** What the days are for (就诊日期): the name of the group. */
  label: ReactNode;
  days: readonly WeekStripDay[];
  /** ISO date of the chosen day; the caller preselects the first available one. */
  value: string | undefined;
  onValueChange: (date: string) => void;
  /** Query parameter of the no-JavaScript form; `date` unless told. */
  name?: string | undefined;
  /** Further query parameters that form keeps. */
  keep?: Readonly<Record<string, string>> | undefined;
}
