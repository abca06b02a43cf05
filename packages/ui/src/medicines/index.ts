export { CodeTiles } from './code-tiles';
export { DeliveryScene } from './delivery-scene';
export { MedicineRow } from './medicine-row';
export { SilenceNotice } from './silence-notice';
export { SwapCard } from './swap-card';
export type * from './props';
export { RunsOutStrip } from '../blocks/runs-out-strip';
export type * from '../blocks/runs-out-props';
