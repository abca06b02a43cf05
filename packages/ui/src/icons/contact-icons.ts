import { drawIcon } from './draw-icon';

export const PhoneIcon = drawIcon(
  'M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2 2C11 20 4 13 4 6a2 2 0 0 1 2-2Z',
);
export const DocumentIcon = drawIcon(
  'M7 3.5h7l4 4V20a.5.5 0 0 1-.5.5h-10A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1-1.5ZM9.5 11h5m-5 4h5',
);
