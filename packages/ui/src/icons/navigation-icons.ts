import { drawIcon } from './draw-icon';

export const BackIcon = drawIcon('m14.5 5-7 7 7 7');
export const NextIcon = drawIcon('m9.5 5 7 7-7 7');
export const DownIcon = drawIcon('m5 9.5 7 7 7-7');
export const UpIcon = drawIcon('m5 14.5 7-7 7 7');
export const CloseIcon = drawIcon('m6 6 12 12M18 6 6 18');
export const MenuIcon = drawIcon('M4 7h16M4 12h16M4 17h16');
export const MoreIcon = drawIcon('M6 12h.01M12 12h.01M18 12h.01');
export const HomeIcon = drawIcon(
  'm4 11 8-7 8 7v8.5a.5.5 0 0 1-.5.5H15v-6H9v6H4.5a.5.5 0 0 1-.5-.5V11Z',
);
export const SearchIcon = drawIcon('M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M20 20l-4.3-4.3');
export const ShareIcon = drawIcon('M12 15V4m0 0L8 8m4-4 4 4M5 13v6.5h14V13');
export const PinIcon = drawIcon(
  'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
);
export const SettingsIcon = drawIcon(
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 3.5v2.3m0 12.4v2.3m8.5-8.5h-2.3M5.8 12H3.5m14.5-6-1.6 1.6M7.6 16.4 6 18m12 0-1.6-1.6M7.6 7.6 6 6',
);
export const LogoutIcon = drawIcon(
  'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M11 12h9.5m-3.5-3.5 3.5 3.5-3.5 3.5',
);
export const CalendarAddIcon = drawIcon(
  'M7 5.5h10a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3ZM8 3v4m8-4v4M4 10.5h16m-8 3v4m-2-2h4',
);
export const TicketIcon = drawIcon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v6h-4v-2',
);
export const PersonIcon = drawIcon(
  'M8.2 8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
);
export const ChatIcon = drawIcon(
  'M20 12a7.5 7.5 0 0 1-11 6.6L4 20l1.4-4.6A7.5 7.5 0 1 1 20 12ZM9 11h6m-6 3h4',
);
export const BagIcon = drawIcon('M5.5 8h13l1 12h-15l1-12ZM9 8V7a3 3 0 0 1 6 0v1');
