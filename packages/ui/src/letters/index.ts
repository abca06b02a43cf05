export { GiftGroup, PaperGroup } from './drawn-group';
export { GiftPicture } from './letter-drawing';
export { LetterEntry } from './letter-entry';
export { LetterSheet } from './letter-sheet';
export type * from './props';
