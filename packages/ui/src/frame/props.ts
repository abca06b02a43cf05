import type { ReactNode } from 'react';
import type { LinkTarget } from '../actions/props';
import type { PictogramName } from '../pictograms/pictograms';

/** The frame of every page: skip link, header, one main landmark, sticky bottom. */
export interface PageProps {
  /** A {@link PageHeaderProps} header, which holds the `h1`; home has a BrandHead in its place. */
  header?: ReactNode;
  /** Above everything else of the page: home's coloured top. */
  top?: ReactNode;
  /** Above the content, below the header: offline or notice bars, segment links. */
  banner?: ReactNode;
  /** Only where the portal's frame gives none (`FrameParts`). */
  tabBar?: ReactNode;
  /** Order pages: price and one primary button. */
  actionBar?: ReactNode;
  children: ReactNode;
}

/** Header with back, `h1` and one action; with a `lead` the `h1` is for screen readers. Sides are 60 px, 95 px beside a close button (spec 1 §9). */
export interface PageHeaderProps {
  title: string;
  /** In the place of the title, from the start of the row: whom one talks with. */
  lead?: ReactNode;
  /**
   * The page that back opens when the person came from outside (no history inside the portal), and without JavaScript;
   * `/` by default. Inside the portal back is the browser's back.
   */
  backTo?: string | undefined;
  /** Replaces the default back. */
  onBack?: (() => void) | undefined;
  /** A main destination has no back. */
  hideBack?: boolean | undefined;
  /** The ground of the head below it, which names the page: the `h1` is for screen readers. */
  soft?: boolean | undefined;
  /** It is transparent over the picture that the page begins with: buttons have a ground, the title is for screen readers. */
  over?: boolean | undefined;
  /** One icon button of the page's own; closing and sharing come from the frame. */
  action?: ReactNode;
}

/**
 * What a control with `data-act` asks the frame for. The control is markup and style alone; what it does is fetched
 * when one of them is first touched or focused.
 */
export type FrameAct = 'menu' | 'close' | 'share';

/** A button of the header that the frame answers: it closes the app's window, or shares the page in view. */
export interface FrameButtonProps {
  act: Exclude<FrameAct, 'menu'>;
}

/** Bottom tabs of the main destinations. */
export interface TabBarProps {
  items: readonly { to: string; label: string; icon: ReactNode; active: boolean }[];
}

/** Sticky bottom bar: what it costs and one primary button. */
export interface ActionBarProps {
  /** A promise above both, in a line ("10 分钟内未回复，自动全额退款"). */
  promise?: ReactNode;
  /** It belongs to a form in the page and sticks to the window's edge while the form is in view. */
  sticky?: boolean | undefined;
  /** In place of an amount: what it costs in words, and a line below it (免费, 以后也不收). */
  lead?: { readonly title: string; readonly note: string } | undefined;
  /** Words before the amount (应付). */
  priceLabel?: string | undefined;
  /** Integer cents; without it the button takes the whole width. */
  cents?: number | undefined;
  /** The price before what was taken off, struck through. */
  listCents?: number | undefined;
  /** Whole amounts are written without decimals. */
  compact?: boolean | undefined;
  /** One {@link ButtonProps} (its look is the bar's). */
  children: ReactNode;
}

/**
 * Thin bar at the top while a navigation runs: advances by chance up to 95 percent, finishes above when the
 * navigation ends, and hides 500 ms later (spec 1 §9).
 */
export interface ProgressBarProps {
  active: boolean;
}

/** The coloured top of home; holds the brand, the city, the mode switch, the search box and the entry tiles. */
export interface HeroProps {
  /** A BrandHead with the page's `h1`; below its row is the picture of the channel (`--hero-picture`). */
  brand?: ReactNode;
  /** Beside the brand: usually a {@link HeroButtonProps} with the city. */
  start?: ReactNode;
  /** First row, end. */
  end?: ReactNode;
  children: ReactNode;
}

/** A quiet button on the hero's colour. */
export interface HeroButtonProps {
  icon?: ReactNode;
  /** Chevron after the text: it opens a sheet. */
  opens?: boolean | undefined;
  /** Pill outline. */
  outlined?: boolean | undefined;
  onClick: () => void;
  /** Accessible name where the text says too little ("杭州" → "城市：杭州"). Must contain the visible text. */
  label?: string | undefined;
  /** The language of its words, where it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** Large entry on home: 预约挂号. Put two in {@link EntryTilesProps}. */
export type EntryTileProps = LinkTarget & {
  title: string;
  /** What is behind it today: "3 分钟内接诊"; a `b` in it takes the tile's hue. */
  note?: ReactNode;
  pictogram: PictogramName;
};

/** Cards on the hero, between its search and its entries; nothing of it is seen while it is empty. */
export interface HeroCardsProps {
  children: ReactNode;
}

/** Row of entry tiles (one takes the whole width, two share it). */
export interface EntryTilesProps {
  children: ReactNode;
}

/** Grid of small entries with icons, four a row (two in elder mode). */
export interface QuickLinksProps {
  label: string;
  /** How many fill a row where words are short; 4 by default. */
  columns?: 4 | 5 | 6 | undefined;
  /** The word is at the side of its drawing rather than below it. */
  beside?: boolean | undefined;
  items: readonly {
    to: string;
    label: string;
    /** A drawing with its own hue, in place of an icon in the brand's colour. */
    pictogram?: PictogramName | undefined;
    icon?: ReactNode;
    tone?: 'brand' | 'accent' | undefined;
    /** A quiet line below the label: "23 位"; a `b` in it takes the brand's colour. */
    note?: ReactNode;
    /** How much waits there; nothing is shown for 0. */
    count?: number | undefined;
    /** A red dot, in words for who cannot see it. */
    news?: string | undefined;
    /** The person goes there. */
    onClick?: (() => void) | undefined;
  }[];
}

/** Grey entries in place of {@link QuickLinksProps}. */
export interface SkeletonLinksProps {
  /** How many are to come. */
  count: number;
}
