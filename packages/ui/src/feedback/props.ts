import type { ReactNode } from 'react';

/** One grey shape in place of something that loads. Hidden from assistive technology. */
export interface SkeletonProps {
  shape?: 'line' | 'title' | 'circle' | 'block' | 'button' | undefined;
  width?: 'full' | 'wide' | 'half' | 'short' | undefined;
}

/** A card in the shape of a doctor, hospital or patient card. Hidden from assistive technology. */
export interface SkeletonCardProps {
  /** With a round picture at the start. */
  avatar?: boolean | undefined;
  /** Lines under the title; 2 by default. */
  lines?: number | undefined;
}

/** Several {@link SkeletonCardProps} with one polite "loading" status. */
export interface SkeletonListProps extends SkeletonCardProps {
  /** 3 by default. */
  count?: number | undefined;
  /** What is loading, for a screen reader; "加载中" by default. */
  label?: string | undefined;
}

/** Rows of a `ListGroup` that load. */
export interface SkeletonRowsProps {
  /** 3 by default. */
  count?: number | undefined;
  /** The group shows its label. */
  labelled?: boolean | undefined;
  /** Lines of a row: its label, and what is said below it; 1 by default. */
  lines?: number | undefined;
}

/** A row of `PillLinks` that loads. */
export interface SkeletonPillsProps {
  /** As many as are seen at once; 4 by default. */
  count?: number | undefined;
}

/** Wraps any skeleton made of {@link SkeletonProps} shapes: adds the polite status, hides the shapes. */
export interface SkeletonRegionProps {
  label?: string | undefined;
  children: ReactNode;
}

/**
 * What is empty; each has a drawing. `search`: nothing was found; `waiting`: not yet; `closed`: not offered or over;
 * `access`: a right, a key or a way in; `list`: anything else.
 */
export type EmptyKind =
  | 'list'
  | 'search'
  | 'waiting'
  | 'closed'
  | 'access'
  | 'orders'
  | 'visits'
  | 'consults'
  | 'messages'
  | 'doctors'
  | 'hospitals'
  | 'departments'
  | 'reviews'
  | 'letters'
  | 'surveys'
  | 'goods'
  | 'parcels'
  | 'invoices'
  | 'coupons'
  | 'coins'
  | 'membership'
  | 'packages'
  | 'reports'
  | 'recordings'
  | 'family'
  | 'identity'
  | 'addresses'
  | 'follows'
  | 'guides';

/** Nothing here yet: says so and offers the next step. */
export interface EmptyStateProps {
  title: ReactNode;
  message?: ReactNode;
  /** A Button or ButtonLink. */
  action?: ReactNode;
  kind: EmptyKind;
}

/** Something failed: what, and what the person can do. Announced as an alert. */
export interface ErrorStateProps {
  /** "出了点问题" by default. */
  title?: string | undefined;
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry runs. */
  pending?: boolean | undefined;
  /** A second way out (返回首页). */
  action?: ReactNode;
  kind?: 'failure' | 'offline' | 'missing' | undefined;
  /** Heading level of the title; 2 by default. */
  titleLevel?: 1 | 2 | undefined;
}

/**
 * The result of a payment or submit: big mark, title, what happens next. `waiting` is not decided yet; `over` is an
 * end at which nothing went wrong, such as what was cancelled.
 */
export interface ResultHeaderProps {
  state: 'success' | 'waiting' | 'failure' | 'over';
  title: string;
  children?: ReactNode;
}

/** A notice within the page. `info` tells, `warning` asks to take care, `danger` says something is wrong. */
export interface NoticeBarProps {
  tone?: 'info' | 'warning' | 'danger' | undefined;
  /** Announce it when it appears later than the page; one of `danger` is brought into sight as well. */
  live?: boolean | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** What {@link useToast} gives. */
export interface ToastApi {
  /** Shows one message for `durationMs` (4000 by default; errors 8000). A new one replaces the old. */
  show: (
    message: string,
    options?: { tone?: 'info' | 'success' | 'error' | undefined; durationMs?: number | undefined },
  ) => void;
  dismiss: () => void;
}

/** Owns the one toast region; put it once near the root. */
export interface ToastProviderProps {
  children: ReactNode;
}
