// Generated from packages/contract by `npm run generate`; change it there.
export type VipRightWay =
  'doctors' | 'booking' | 'consult' | 'mall' | 'checkUp' | 'gene' | 'medical' | 'coupons' | 'help';
export type VipCardState = 'available' | 'upcoming' | 'inService' | 'ended';
export type MembershipState =
  | 'awaitingPayment'
  | 'paid'
  | 'active'
  | 'completed'
  | 'unpaid'
  | 'cancelled'
  | 'refunding'
  | 'refunded';
export interface VipProduct {
  goodsId: string;
  goodsCode: string;
  goodsType: 1 | 2 | 3;
  title: string;
  summary: string;
  priceCents: number;
  memberCents: number | null;
  days: number | null;
  seats: number | null;
}
export interface VipProductDetail {
  goodsId: string;
  goodsCode: string;
  goodsType: 1 | 2 | 3;
  title: string;
  summary: string;
  priceCents: number;
  memberCents: number | null;
  days: number | null;
  seats: number | null;
  rights: VipRight[];
  terms: string[];
}
export interface VipRight {
  rightId: string;
  title: string;
  summary: string;
  detail: string;
  way: VipRightWay;
}
export interface VipNotice {
  noticeId: string;
  title: string;
  text: string;
  at: string;
}
export interface VipCard {
  cardId: string;
  goodsId: string;
  title: string;
  state: VipCardState;
  orderNo: string | null;
  companyName: string | null;
  days: number;
  seats: number;
  people: VipSeat[];
  startsAt: string | null;
  endsAt: string | null;
  reminds: boolean;
  nextGoodsId: string | null;
  nextTitle: string | null;
}
export interface VipSeat {
  patientId: string;
  name: string;
}
export interface VipLevel {
  level: number;
  title: string;
  fromOrders: number;
  rights: VipRight[];
}
