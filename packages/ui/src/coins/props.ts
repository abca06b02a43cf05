import type { ReactNode } from 'react';
import type { GoodsPictureProps } from '../blocks/props';
import type { PictogramName } from '../pictograms/pictograms';

/** The coloured top of a page about health coins: the balance beside a tree. First child of the page's main. */
export interface CoinHeroProps {
  /** 现在有. */
  label: ReactNode;
  /** The balance; left out for a visitor. */
  value?: string | undefined;
  /** 币. */
  unit?: ReactNode;
  /** 够换 3 样. */
  note?: ReactNode;
  /** Apricots on the tree, 0 to 9. */
  fruits: number;
}

/** Seven check-ins, an apricot each; the last is a basket. */
export interface FruitWeekProps {
  label: string;
  days: readonly {
    key: string;
    /** +5. */
    coins: string;
    /** 19日, or 今天. */
    name: string;
    state: 'received' | 'ready' | 'coming';
    /** For screen readers: 已签到. */
    stateText: string;
  }[];
}

/** What can be done, how far it is done and what it gives: a row each. */
export interface TaskRowsProps {
  label: string;
  items: readonly {
    key: string;
    pictogram: PictogramName;
    title: string;
    done: number;
    total: number;
    /** 2 / 3 天. */
    progress: string;
    /** +20. */
    reward: string;
    /** One outlined button, or a chip. */
    act: ReactNode;
  }[];
}

/** Goods side by side, of which a person sees three and a part of the next. */
export interface GoodsShelfProps {
  label: string;
  items: readonly {
    key: string;
    to: string;
    picture: NonNullable<GoodsPictureProps['picture']>;
    name: string;
    /** 120 币. */
    price: string;
    /** 正好, or 差 100. */
    note?: string | undefined;
    /** It is not to be had now. */
    isMuted?: boolean | undefined;
  }[];
}

/** The chances of a draw: a wheel whose parts have the true angles, and a table beside it. */
export interface DrawWheelProps {
  label: string;
  /** In the order of the draw; the shares of all are 1 together. */
  parts: readonly {
    key: string;
    name: string;
    /** 剩 8 支. */
    left?: string | undefined;
    /** 0 to 1. */
    share: number;
    /** 0.2%. */
    chance: string;
  }[];
}

/** What runs out soon, in one line. */
export interface SoonLineProps {
  children: ReactNode;
}

/** Goods in a list: picture, name, what they cost. Without an address it is no link. */
export interface GoodsLineProps {
  to?: string | undefined;
  picture: NonNullable<GoodsPictureProps['picture']>;
  name: string;
  about?: ReactNode;
  /** 60 币. */
  price: ReactNode;
  /** 差 100. */
  note?: ReactNode;
  /** At the end of the line: 还有 20 件. */
  end?: ReactNode;
  isMuted?: boolean | undefined;
}

/** One movement of an account that is no money. */
export interface LedgerRowProps {
  /** Only of the first movement of a day. */
  day?: string | undefined;
  text: string;
  /** 07:50，余 80 币. */
  note: string;
  /** +5, −60. */
  amount: string;
  /** It came; else it went. */
  isIn: boolean;
}
