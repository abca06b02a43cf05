import { drawIcon } from './draw-icon';

export const ZoomInIcon = drawIcon(
  'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M20 20l-4.3-4.3M8.5 11h5M11 8.5v5',
);
export const ZoomOutIcon = drawIcon(
  'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M20 20l-4.3-4.3M8.5 11h5',
);
