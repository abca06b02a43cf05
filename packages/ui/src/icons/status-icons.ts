import { drawIcon } from './draw-icon';

export const InfoIcon = drawIcon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5m0-8.5v.1');
export const WarningIcon = drawIcon('M12 4 3.5 19h17L12 4ZM12 10v4m0 2.6v.1');
export const CheckIcon = drawIcon('m5 12.5 4.5 4.5L19 7.5');
export const CheckCircleIcon = drawIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8.3 12.3l2.6 2.6 4.8-5.2',
);
export const CrossCircleIcon = drawIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M9 9l6 6m0-6-6 6',
);
export const ClockIcon = drawIcon('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.3 2');
export const BellIcon = drawIcon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4');
export const ShieldIcon = drawIcon(
  'M12 3 5 6v5.5c0 4.3 3 7.7 7 9.5 4-1.8 7-5.2 7-9.5V6l-7-3ZM9 12l2.2 2.2L15.2 10',
);
export const OfflineIcon = drawIcon(
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 6.5-.4M5.3 12.2a9.6 9.6 0 0 1 4-2.5m4.2-.3a9.6 9.6 0 0 1 5.2 2.8M2.5 9a14 14 0 0 1 4.2-2.7m4.3-1A14 14 0 0 1 21.5 9M12 19h.01',
);
/** Reporting something to the platform. */
export const FlagIcon = drawIcon('M5 21V4M5 5c4-3 8 3 14 0v9c-6 3-10-3-14 0');

export const StarIcon = drawIcon(
  'm12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8L12 4Z',
);
export const RefreshIcon = drawIcon('M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4');
export const LockIcon = drawIcon(
  'M7 10.5h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
);
export const CloudDoneIcon = drawIcon(
  'M9 18.5H7.5a4.5 4.5 0 0 1-.6-9 5.5 5.5 0 0 1 10.6 1.3 3.9 3.9 0 0 1 .5 7.6M10 16.5l2.2 2.2 4-4.2',
);
