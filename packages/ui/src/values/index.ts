export { CountTile } from './count-tile';
export { FlagWord } from './flag-word';
export { Trend } from './trend';
export { ValueBand } from './value-band';
export { ValueRow } from './value-row';
export type * from './props';
