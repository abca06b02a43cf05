import { drawIcon } from './draw-icon';

// Of a file of its own: a doctor's page shows it alone.
export const ChatIcon = drawIcon(
  'M20 12a7.5 7.5 0 0 1-11 6.6L4 20l1.4-4.6A7.5 7.5 0 1 1 20 12ZM9 11h6m-6 3h4',
);
