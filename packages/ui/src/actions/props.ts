import type { ComponentPropsWithRef, ReactNode } from 'react';

/**
 * The target of a link. `to` is a path inside the portal (client-side navigation); `href` leaves it with a full load
 * (the cashier, `tel:`, an .ics file).
 */
export type LinkTarget =
  | { to: string; href?: never; download?: never; replace?: boolean | undefined }
  | { href: string; to?: never; download?: string | boolean | undefined; replace?: never };

/** How a button looks; shared by {@link ButtonProps} and {@link ButtonLinkProps}. */
export interface ButtonLook {
  /** `primary`: the one main action of a screen. `outline`: a second one. `text`: a quiet one. `danger`: takes something away. `accent`: promotion only. */
  variant?: 'primary' | 'outline' | 'text' | 'danger' | 'accent' | undefined;
  /** `small` is for rows and cards (its touch target is still 44 px), `medium` (48 px) for forms and bars. */
  size?: 'small' | 'medium' | undefined;
  /** Takes the whole width. */
  block?: boolean | undefined;
  /** An icon component's element before the text. */
  icon?: ReactNode;
}

/** A native button; it is `type="button"` by default. */
export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'style' | 'className'> {
  /**
   * The action runs: clicks (and submits by Enter) are ignored, focus stays, and a screen reader is told.
   * Prefer it to `disabled`, which loses the focus.
   */
  pending?: boolean | undefined;
  /** What is said while pending; "处理中…" by default. */
  pendingLabel?: string | undefined;
}

/** A link that looks like a button. */
export type ButtonLinkProps = ButtonLook &
  LinkTarget & {
    children: ReactNode;
    /** Only where the visible text says too little; it must contain the visible text. */
    'aria-label'?: string | undefined;
    'aria-describedby'?: string | undefined;
    onClick?: ComponentPropsWithRef<'a'>['onClick'];
  };

/** A button that shows only an icon; 44 px (60 px in elder mode). */
export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'style' | 'className' | 'aria-label'
> {
  /** The accessible name, translated by the caller. */
  label: string;
  /** The icon component's element. */
  icon: ReactNode;
}

/** A link that shows only an icon. */
export type IconLinkProps = LinkTarget & { label: string; icon: ReactNode };

/** The bell in a head: a link to the message centre in the colour of what is around it. */
export interface BellLinkProps {
  to: string;
  /** An {@link UnreadBadgeProps unread badge}, where the person is signed in. */
  children?: ReactNode;
}

/** A red count with "2 unread" as its name. Nothing is shown for 0. */
export interface UnreadBadgeProps {
  count: number;
}

/** A row that leads somewhere or does something: settings, 医保结算, 我的. Give `to`, `href` or `onClick`; beside a link `onClick` hears that the person goes there. */
export interface ListLinkProps {
  label: ReactNode;
  /** A quiet value at the end of the row. */
  value?: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  icon?: ReactNode;
  to?: string | undefined;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Red text, for 退出登录 and the like. */
  tone?: 'neutral' | 'danger' | undefined;
}

/** A white card that holds {@link ListLinkProps} rows with hairlines between them. */
export interface ListGroupProps {
  /** Accessible (and, with `showLabel`, visible) name of the group. */
  label?: string | undefined;
  showLabel?: boolean | undefined;
  children: ReactNode;
}

/** Tabs that are links: 全部 / 待支付 / …; the current one carries `aria-current="page"`. */
export interface SegmentLinksProps {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly {
    to: string;
    label: string;
    /** How many wait there; nothing is shown for 0. */
    count?: number | undefined;
    active: boolean;
  }[];
}

/** The end of a paged list: a button for the next page, its pending and failed states, and the "no more" line. */
export interface LoadMoreProps {
  /** Another page exists. */
  hasMore: boolean;
  pending: boolean;
  /** The last try failed: the button offers to try again. */
  failed?: boolean | undefined;
  onLoadMore: () => void;
  /** Address of the next page, so that the list can be followed without JavaScript. */
  nextTo?: string | undefined;
}

/** A filter as a row of links that scrolls sideways: it works without scripts and stays in the address. */
export interface PillLinksProps {
  /** Accessible name of the choice. */
  label: string;
  items: readonly {
    to: string;
    text: string;
    /** A quiet line above the text (周五 over 11月20日). */
    above?: string | undefined;
    /** What is behind the link, below the text (有号); quiet where nothing is. */
    below?: { readonly text: string; readonly quiet: boolean } | undefined;
    active: boolean;
  }[];
}

/** A choice between on and off as a link, for what is in the address and works without JavaScript. */
export interface SwitchLinkProps {
  /** The address with it turned the other way. */
  to: string;
  on: boolean;
  /** What is on or off: 只看有号. */
  children: ReactNode;
}
