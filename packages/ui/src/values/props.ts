import type { ReactNode } from 'react';

/** Where a value is, as it was issued. */
export type ValueFlag = 'normal' | 'high' | 'low' | 'abnormal';

/**
 * A value on the reference range that it was issued with. Decorative: beside the value and its range in words. Nothing
 * where one of them is not a number.
 */
export interface ValueBandProps {
  /** As it was issued: `4.21`, `<0.5`. */
  value: string;
  /** As it was issued: `0.45–1.70`, `<3.40`. */
  range: string;
  flag: ValueFlag;
}

/** A word of a flag with its shape, so that it does not depend on colour. */
export interface FlagWordProps {
  flag: ValueFlag;
  /** 偏高. */
  children: ReactNode;
}

/** A value with its name, its range and its flag, and where it is in the range. */
export interface ValueRowProps extends ValueBandProps {
  name: string;
  /** LDL-C. */
  abbreviation?: string | undefined;
  unit: string;
  /** 偏高. */
  flagText: string;
  /** 参考 <3.40; left out where none was issued. */
  rangeText?: string | undefined;
  /** Level of the name among the headings; 3 by default. */
  titleLevel?: 2 | 3 | undefined;
  /** Below: its former values. */
  children?: ReactNode;
}

/**
 * Values over time as a line over their reference range. Decorative: beside a table of the same values. Nothing below two
 * numbers.
 */
export interface TrendProps {
  /** In any order. */
  points: readonly {
    /** LocalDate. */
    day: string;
    /** Below the point: 24-11. */
    dayText: string;
    value: string;
    flag: ValueFlag;
  }[];
  range: string;
  /** In the band: 参考 <3.40. */
  rangeText?: string | undefined;
}

/** How many values a report has outside their ranges, as a tile. */
export interface CountTileProps {
  /** Nothing is outside: calm. */
  tone: 'danger' | 'brand';
  /** 3. */
  value: ReactNode;
  /** 项异常 · 共 21. */
  text: ReactNode;
}
