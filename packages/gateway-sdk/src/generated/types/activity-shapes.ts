// Generated from packages/contract by `npm run generate`; change it there.
export interface ActivityCard {
  activityId: string;
  kind: 'coins' | 'free' | 'invite';
  title: string;
  subtitle: string;
  coins: number;
  state: 'coming' | 'open' | 'full' | 'over';
  beginsAt: string;
  endsAt: string;
  placesLeft: number;
}
export interface ActivityTip {
  activityId: string;
  kind: 'coins' | 'free' | 'invite';
  title: string;
  subtitle: string;
  coins: number;
  state: 'coming' | 'open' | 'full' | 'over';
  beginsAt: string;
  endsAt: string;
  placesLeft: number;
  rules: string[];
  prizes: ActivityPrize[];
  mostPerPerson: number;
  entries: number;
  seedHash: string;
  seed: string | null;
}
export interface ActivityPrize {
  prizeId: string;
  kind: 'coins' | 'goods' | 'none';
  title: string;
  odds: number;
  stock: number | null;
  left: number | null;
}
export interface ActivityStatus {
  activityId: string;
  hindrance:
    ('coming' | 'over' | 'full' | 'minor' | 'ageUnknown' | 'limit' | 'invites' | 'balance') | null;
  triesLeft: number;
  balance: number;
  friends: {
    accepted: number;
    counted: number;
  };
}
export interface ActivityEntry {
  sequence: number;
  prizeId: string;
  at: string;
}
export interface ActivityRecord {
  recordId: string;
  activityId: string;
  activityTitle: string;
  sequence: number;
  prizeId: string;
  prizeTitle: string;
  prizeKind: 'coins' | 'goods' | 'none';
  coins: number;
  at: string;
  orderState: 'none' | 'addressWanted' | 'ordered' | 'sent' | 'received' | 'cancelled';
}
export interface PrizeAddress {
  addressId: string;
  name: string;
  mobile: string;
  text: string;
}
export interface AssistantFriend {
  name: string | null;
  helpedAt: string;
  isCounted: boolean;
}
export interface AssistantHelp {
  activityId: string;
  title: string;
  state: 'waiting' | 'helped' | 'over';
  inviteCode: string;
  friends: {
    accepted: number;
    counted: number;
  };
  requestedAt: string;
  endsAt: string;
}
