import type { ReactNode } from 'react';
import type { Hue, PictogramName } from '../pictograms/pictograms';

/** A membership card on sale: for how many people and how long, and what it costs. */
export interface PlanCardProps {
  title: string;
  /** 一家五口，一年全部权益. */
  note?: ReactNode;
  /** How many people it is for; each is an empty face. */
  seats: number;
  /** 365 天 · 5 人用. */
  term?: string | undefined;
  price: ReactNode;
  /** 每天约 ¥1.64. */
  perDay?: string | undefined;
  /** The whole card links there; without it, it stands above its own page or order. */
  to?: string | undefined;
  /** Level of its title: 2 by default. */
  titleLevel?: 2 | 3 | undefined;
}

/** Something for members in a list: its drawing, what it is, and both prices where there are two. */
export interface MemberOfferProps {
  pictogram: PictogramName;
  hue: Hue;
  title: string;
  note: string;
  /** What the reader pays. */
  price: ReactNode;
  /** The other price, struck through or named: see `saving`. */
  listPrice?: ReactNode;
  /** 会员省 ¥200. */
  saving?: string | undefined;
  to?: string | undefined;
}
