import type { ReactNode } from 'react';

/** The languages of a portal as links in one row, each in its own words. */
export interface LanguageLinksProps {
  /** Name of the row, for a screen reader. */
  label: string;
  items: readonly {
    /** The same page in that language; it works without scripts. */
    to: string;
    lang: string;
    text: string;
    active: boolean;
    /** Proposed to this reader, for instance because their phone speaks it. */
    proposed?: boolean | undefined;
    /** Chosen where scripts run: the page changes its language in place. */
    onChoose?: (() => void) | undefined;
  }[];
}

/** The top of a portal for readers abroad: brand, account, languages, one sentence, and a globe. */
export interface GlobeHeroProps {
  brand: ReactNode;
  /** At the end of the first row: sign in, or one's own page. */
  account: ReactNode;
  languages: ReactNode;
  /** The `h1`. */
  title: ReactNode;
}

/** One of two clocks. */
export interface ZoneClock {
  /** You, the doctor. */
  who: string;
  /** A city or a country. */
  place: string | null;
  /** `14:20`; null while it is not known, and its room is kept. */
  time: string | null;
  /** Its day and its distance from UTC. */
  day: string | null;
}

/** Two clocks beside each other, and the hours of duty in the day of the first one. */
export interface TwoClocksProps {
  clocks: readonly [ZoneClock, ZoneClock];
  /** Hours from 0 to 24 with a doctor on duty; empty while they are not known. */
  spans: readonly { readonly from: number; readonly to: number }[];
  /** The hour as a number; null while it is not known. */
  now: number | null;
  /** What the marked hours mean, in words. */
  legend: ReactNode;
  /** How long one waits now. */
  wait: ReactNode;
}

/** A country's flag, or its letters where there is no drawing of it. */
export interface FlagProps {
  /** ISO 3166: two capital letters. */
  country: string;
}

/** At the start of a telephone field: the country and its code; it opens the choice. */
export interface DialButtonProps {
  /** ISO 3166: two capital letters. */
  country: string;
  name: string;
  /** `+39`. */
  dial: string;
  /** What a tap does, for a screen reader; the name and the code follow it. */
  label: string;
  onOpen: () => void;
}
