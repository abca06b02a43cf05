import { drawIcon } from './draw-icon';

export const CalendarIcon = drawIcon(
  'M7 5.5h10a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3ZM8 3v4m8-4v4M4 10.5h16',
);
export const PillIcon = drawIcon(
  'M6.11 12.37L13.39 6.27A3.75 3.75 0 0 1 18.21 12.01L10.93 18.12A3.75 3.75 0 0 1 6.11 12.37ZM9.5 8.5l5 6',
);
export const StethoscopeIcon = drawIcon(
  'M6 4v5a4 4 0 0 0 8 0V4M10 13v2a5 5 0 0 0 10 0v-2M18 11a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
);
export const HospitalIcon = drawIcon(
  'M5 20.5V6a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 6v14.5M3 20.5h18M12 7.5v5M9.5 10h5M10 20.5V16h4v4.5',
);
export const VideoIcon = drawIcon(
  'M6 6.5h7a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-6a2.5 2.5 0 0 1 2.5-2.5ZM15.5 10.5l5-2.5v8l-5-2.5',
);
export const HeartIcon = drawIcon(
  'M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.3 12 20 12 20Z',
);
export const BuildingIcon = drawIcon(
  'M5 20.5v-15L13 3.5v17M13 9h6v11.5M3 20.5h18M8.5 8.5h1m-1 4h1m-1 4h1m6-3.5h1m-1 4h1',
);
