import type { Hue, PictogramName } from '../pictograms/pictograms';

/**
 * What is left of a right as a ring with the number or a drawing inside; decorative beside words that say the same. Used up
 * it is grey.
 */
export interface RightsRingProps {
  left: number;
  /** How many there were. */
  count: number;
  hue: Hue;
  /** Below the number: 天. */
  unit?: string | undefined;
  /** In place of the number. */
  pictogram?: PictogramName | undefined;
  size?: 'medium' | 'large' | undefined;
}

/** What is left of several rights: a ring with a drawing, the name and the words of it, each a link to its use. */
export interface RingTilesProps {
  /** Names the list. */
  label: string;
  items: readonly {
    key: string;
    to: string;
    name: string;
    /** 5 / 12 次, 不限次, 用完了. */
    note: string;
    pictogram: PictogramName;
    hue: Hue;
    /** As of {@link RightsRingProps}; 1 of 1 where nothing is counted. */
    left: number;
    count: number;
  }[];
}
