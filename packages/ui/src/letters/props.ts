import type { ReactNode } from 'react';
import type { FieldBase } from '../forms/props';

/** A paper that a letter is written on. */
export type PaperName = 'apricot' | 'bamboo' | 'lake' | 'plain';

/** A thank-you gift that has a drawing. */
export type GiftName = 'tea' | 'flowers' | 'banner';

/** A letter on its paper: to whom, what it says, by whom and when, with a seal once it was sent. */
export interface LetterSheetProps {
  paper: PaperName;
  /** 沈医生： */
  salutation?: ReactNode;
  children: ReactNode;
  /** Who signs it: 王**. */
  signature?: ReactNode;
  /** 11月10日. */
  date?: ReactNode;
  /** Draws the seal; for a letter that was sent. */
  sealed?: boolean | undefined;
}

/** The way to a letter of thanks, with an envelope beside it. The whole card is the link. */
export interface LetterEntryProps {
  to: string;
  /** 写封感谢信. */
  title: string;
  /** 挂在沈医生的信墙上，不收钱. */
  note: string;
  /** On the pill: 选一张信纸. */
  action: string;
}

/** Papers to choose from, each drawn. */
export interface PaperGroupProps extends Omit<FieldBase, 'optional'> {
  name: string;
  papers: readonly { value: PaperName; label: string }[];
  value: PaperName;
  onValueChange: (value: PaperName) => void;
}

/** Gifts to choose from, each with its drawing and its amount. */
export interface GiftGroupProps extends Omit<FieldBase, 'optional'> {
  name: string;
  gifts: readonly { value: string; drawing: GiftName; label: string; cents: number }[];
  /** Empty while none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
}
