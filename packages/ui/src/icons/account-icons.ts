import { drawIcon } from './draw-icon';

export const PeopleIcon = drawIcon(
  'M5.7 8.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M2.8 19.5c.5-3.5 3-5.2 6.2-5.2s5.7 1.7 6.2 5.2M15.5 5.5a3.3 3.3 0 0 1 0 6M17.5 14.6c2 .6 3.3 2.2 3.7 4.9',
);
export const CardIcon = drawIcon(
  'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-8a2.5 2.5 0 0 1 2.5-2.5ZM3.5 10h17M7 15h4',
);
export const WalletIcon = drawIcon(
  'M5 6.5h13A1.5 1.5 0 0 1 19.5 8v10a1.5 1.5 0 0 1-1.5 1.5H6A2 2 0 0 1 4 17.5V6a2 2 0 0 1 2-2h10v2.5M15.5 13h.01',
);
export const EditIcon = drawIcon('M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5l-4.5 1ZM13.5 7l3.5 3.5');
export const AddIcon = drawIcon('M12 5v14M5 12h14');
export const TrashIcon = drawIcon(
  'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5m3-5.5v5.5',
);
export const GlobeIcon = drawIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17',
);
export const MoonIcon = drawIcon('M19.5 14A8 8 0 0 1 10 4.5 8 8 0 1 0 19.5 14Z');
export const TextSizeIcon = drawIcon('M3.5 19 9 5l5.5 14M5.5 14.5h7M15.5 19l3-8 3 8M16.6 16.5h3.8');
export const CrownIcon = drawIcon('m4 8 4 3.5L12 6l4 5.5L20 8l-1.6 9.5H5.6L4 8Z');
export const CouponIcon = drawIcon(
  'M4 7h16v3.2a1.8 1.8 0 0 0 0 3.6V17H4v-3.2a1.8 1.8 0 0 0 0-3.6V7ZM14.5 7.5v1.5m0 2.2v1.6m0 2.2v1.5',
);
export const CoinIcon = drawIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 16.5s-4.2-2.5-4.2-5.3A2.3 2.3 0 0 1 12 10a2.3 2.3 0 0 1 4.2 1.2c0 2.8-4.2 5.3-4.2 5.3Z',
);
export const GiftIcon = drawIcon(
  'M4.5 11.5h15V20h-15ZM3.5 8h17v3.5h-17ZM12 8v12M12 8S10.8 4 8.5 4a2 2 0 0 0 0 4H12ZM12 8s1.2-4 3.5-4a2 2 0 0 1 0 4H12Z',
);
export const ListCheckIcon = drawIcon(
  'M11 6.5h8.5M11 12h8.5M11 17.5h8.5M4 6.5l1.3 1.3L7.8 5.3M4 12l1.3 1.3 2.5-2.5M4 17.5l1.3 1.3 2.5-2.5',
);
export const CartIcon = drawIcon('M3 4.5h2.5l2.2 10.5h9.8l2.5-7.5H6.5M9 19.5h.01M16.5 19.5h.01');
