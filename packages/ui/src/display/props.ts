import type { ReactNode } from 'react';

/** Meaning of a colour: `brand` good or current, `warning` wants attention, `danger` stopped or wrong, `neutral` past or plain. */
export type Tone = 'neutral' | 'brand' | 'warning' | 'danger';

/** A white card, the unit every screen is made of. With a `title` it is a labelled section. */
export interface CardProps {
  title?: ReactNode;
  /** Heading level of the title; 2 by default. 3 looks smaller. */
  titleLevel?: 2 | 3 | undefined;
  /** At the end of the title's row: a chip, a note, a link. */
  aside?: ReactNode;
  /** "更多" link at the end of the title's row. `label` must tell where it leads ("更多推荐医生"); `text` is what is seen. */
  more?: { to: string; text: string; label: string } | undefined;
  /** `section` by default; `article` for an item of a list. */
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

/** A small rounded label. Its text must carry the meaning; the colour only underlines it. */
export interface ChipProps {
  tone?: Tone | undefined;
  children: ReactNode;
}

/** The state of an order, with an icon so that it does not depend on colour. */
export interface StatusChipProps {
  /** `upcoming` paid and ahead, `underway` others are at it, `attention` the person must act, `done`, `cancelled`, `problem` failed or stopped. */
  state: 'upcoming' | 'underway' | 'attention' | 'done' | 'cancelled' | 'problem';
  children: ReactNode;
}

/** An amount: ¥38.00, or with `compact` ¥38 (decimals only when there are any), or with `from` "¥38 起". */
export interface PriceProps {
  /** Integer cents (CNY fen). */
  cents: number;
  compact?: boolean | undefined;
  /** The lowest of several prices; implies `compact`. */
  from?: boolean | undefined;
  /** `large` is for the action bar and the cashier. */
  size?: 'medium' | 'large' | undefined;
  /** `plain` for an amount that is not to be paid (a refund). */
  tone?: 'price' | 'plain' | undefined;
}

/** An age that a drawn face shows. */
export type AgeGroup = 'child' | 'adult' | 'elder';

/** Round picture of a person: a real one where there is one, else drawn from gender and seed. Decorative unless `label` is given. */
export interface AvatarProps {
  kind: 'doctor' | 'person';
  gender?: 'male' | 'female' | 'unknown' | undefined;
  /** How old the drawn face looks; `ageGroup` makes it of years. An adult by default. */
  age?: AgeGroup | undefined;
  /** An opaque id; the same seed gives the same face. */
  seed: string;
  /** tiny 34, small 40, medium 52, large 68 px. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | undefined;
  /** Address of a real picture (same origin). */
  src?: string | undefined;
  label?: string | undefined;
  /** On the lower right: a `Pictogram` with its hue, which says the kind of care. Beside words that say the same. */
  badge?: ReactNode;
  /** A green dot in place of the badge. Beside words that say the same. */
  online?: boolean | undefined;
}

/** Square emblem of a hospital, drawn from a seed (its id). Decorative. */
export interface HospitalEmblemProps {
  seed: string;
  size?: 'medium' | 'large' | undefined;
}

/** Month, day and weekday block at the start of an appointment. */
export interface DateBadgeProps {
  /** ISO date (2026-11-22), for the machine-readable time element. */
  date: string;
  monthText: string;
  dayText: string;
  weekdayText: string;
  tone?: 'brand' | 'warning' | 'neutral' | undefined;
}

/** One row of a {@link KeyValueListProps}. */
export interface KeyValueItem {
  label: string;
  value: ReactNode;
  /** A quieter line under the value. */
  detail?: ReactNode;
  /** Bold value. */
  strong?: boolean | undefined;
  /** "更改" link or button; the row's label is added to its accessible name. Give `to` or `onClick`. */
  change?:
    | { to?: string | undefined; onClick?: (() => void) | undefined; text?: string | undefined }
    | undefined;
}

/** Check-your-answers and details: a description list with Change links. */
export interface KeyValueListProps {
  items: readonly KeyValueItem[];
}

/** What has happened to an order, newest first: who, what, when, why. */
export interface TimelineProps {
  label: string;
  items: readonly {
    /** What happened. */
    title: ReactNode;
    /** Who did it and why. */
    detail?: ReactNode;
    /** Formatted by the caller. */
    timeText: string;
    /** ISO 8601 with offset. */
    at: string;
  }[];
}

/** Long text: agreements, introductions. Headings, lists and tables inside get reading styles. */
export interface ProseProps {
  children: ReactNode;
}

/** Vertical stack with an even gap (4 px steps). */
export interface StackProps {
  gap?: 1 | 2 | 3 | 4 | 6 | undefined;
  /** Stands in a page between cards: keeps their distance to the edges and to what follows. */
  inset?: boolean | undefined;
  children: ReactNode;
}

/** Things in a row that wrap: chips, buttons under a card. */
export interface ClusterProps {
  align?: 'start' | 'end' | 'between' | undefined;
  children: ReactNode;
}

/** Quiet text. `small` 13 px, `caption` 12 px (18 px and more in elder mode). */
export interface NoteProps {
  size?: 'small' | 'caption' | undefined;
  as?: 'p' | 'span' | 'div' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Countdown to an instant, mm:ss (h:mm:ss from one hour). Spoken only at five minutes and at one minute. */
export interface CountdownProps {
  /** ISO 8601 with offset. */
  until: string;
  /** Server time minus device time, ms, so that a wrong device clock does not matter. 0 by default. */
  serverOffsetMs?: number | undefined;
  /** Server time at which the page was opened, epoch ms: what was left then is shown until the script runs. */
  openedAt?: number | undefined;
  /** Called once for one `until`, also when it is already past. */
  onEnd?: (() => void) | undefined;
}

/** How many of five stars. */
export interface StarsProps {
  /** 1 to 5; a mean is shown to the nearest star. */
  score: number;
  /** 4.8 of 5 stars. */
  label: string;
}

/** An address as a QR code, drawn in the browser; nothing before that. */
export interface AddressCodeProps {
  /** Within the portal where it begins with a slash: the code then holds the whole address. */
  address: string;
  /** What the code links to, for who does not see it. */
  label: string;
}
