export { CoinHero } from './coin-hero';
export { DrawWheel } from './draw-wheel';
export { FruitWeek } from './fruit-week';
export { GoodsLine, GoodsLines } from './goods-line';
export { GoodsShelf } from './goods-shelf';
export { LedgerRow, LedgerRows } from './ledger-row';
export { SoonLine } from './soon-line';
export { TaskRows } from './task-rows';
export type * from './props';
