import type { ReactNode } from 'react';
import type { GoodsTone } from '../blocks/props';

/** The way of a parcel as a picture: pharmacy, courier, house. Decorative, beside words that say the same. */
export interface DeliverySceneProps {
  /** How far along the way, in hundredths. Null where it is not known: the courier is not drawn. */
  progress: number | null;
}

/** A short code in large tiles, to be read out or shown at a door. */
export interface CodeTilesProps {
  /** Four to eight characters. */
  code: string;
  /** What it is: 交接码. */
  label: string;
}

/** That nothing was heard: what was said last, and what happens next. */
export interface SilenceNoticeProps {
  /** 药房 40 分钟没有更新，已提醒. */
  title: ReactNode;
  /** 13:40 说“在调货”，14:50 没回就自动换一家. */
  children?: ReactNode;
}

/** One thing offered in place of another. */
export interface SwapCardProps {
  title: ReactNode;
  /** Who agreed, and when. */
  aside?: ReactNode;
  from: { name: string; note: ReactNode };
  to: { name: string; note: ReactNode };
}

/** One medicine of a list: drawing, name with its pack, how it is taken, and its state. */
export interface MedicineRowProps {
  /** Null where no package is shown. */
  picture: { readonly pictogram: string; readonly tone: GoodsTone } | null;
  /** In place of a picture: 处方药. */
  without: string;
  name: string;
  /** 10 mg × 28 片. */
  pack: string;
  /** 每晚 1 片. */
  children: ReactNode;
  /** At the end of the row: a chip. */
  aside?: ReactNode;
}
