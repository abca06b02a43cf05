import { z } from 'zod';
import { marked } from '../marks';
import { AddressId } from '../account/ids';
import { ActivityId, ActivityRecordId, CoinOrderNo, InviteCode } from './ids';
import {
  ActivityCard,
  ActivityEntry,
  activityOrderStates,
  ActivityPrize,
  ActivityRecord,
  ActivityStatus,
  ActivityTip,
  PrizeAddress,
} from './activity-shapes';
import { assistantCalls } from './assistant-calls';
import { defineCalls } from '../define-calls';
import { Instant, ListOf, Nothing, opaqueText } from '../shapes';

/** A number as a form writes it. */
const typed = (least: number, most: number) => z.coerce.number().pipe(z.int().min(least).max(most));

const OneActivity = z.object({ activityId: ActivityId });
const OwnRecord = z.object({ recordId: ActivityRecordId });
const form = { encoding: 'form' } as const;
/** What tells a person that they may not enter. */
const hindrances = [
  'activityComing',
  'activityOver',
  'activityFull',
  'activityLimitReached',
  'activityInvitesShort',
  'activityAdultsOnly',
  'activityAgeUnknown',
  'balanceShort',
] as const;

/** Activities: draws that anybody can check, what was won in them, and friends who were invited (spec 2 §2.29, spec 3 §7.9, §7.12). */
export const activities = defineCalls({
  /** The activities that are on, come or are over, with what the person can spend. */
  getHealthCoinMemberHome: {
    path: '/modulemember/healthcoin/home',
    access: 'open',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: z.object({
      /** Null without a session. */
      balance: z.int().min(0).nullable(),
      activities: z.array(ActivityCard),
      /** The first one that takes coins and is open, with its odds; null where there is none. */
      wheel: ActivityTip.nullable(),
    }),
    tags: ['Session', 'Activity', 'HealthCoin'],
  },
  /** What an activity is: its rules, its prizes with their odds, and what its draws are bound to. */
  getActivityTip: {
    path: '/member/activity/tip',
    ...form,
    access: 'open',
    kind: 'query',
    request: OneActivity,
    response: ActivityTip,
    tags: ['Activity'],
  },
  /** Whether the person may enter now, and what keeps them from it. */
  checkActivityStatus: {
    path: '/member/activity/checkstatus',
    ...form,
    access: 'session',
    kind: 'query',
    request: OneActivity,
    response: ActivityStatus,
    tags: ['Session', 'Activity', 'HealthCoin'],
  },
  /** What one entry is made with, so that a second tap makes no second one. */
  getActivityEnrollToken: {
    path: '/member/activity/enrollToken',
    ...form,
    access: 'bound',
    kind: 'mutation',
    request: OneActivity,
    response: z.object({ enrollToken: z.string(), expiresAt: Instant }),
    refusals: hindrances,
  },
  /** Enters an activity and draws; `quoteChanged` where an entry costs something else than was shown. */
  enrollActivity: {
    path: '/member/activity/enroll',
    ...form,
    access: 'bound',
    kind: 'mutation',
    request: OneActivity.extend({
      enrollToken: marked(opaqueText({ max: 64 }), { owner: 'enrollToken' }),
      coins: typed(0, 1_000_000),
    }),
    response: ActivityRecord.extend({ balance: z.int().min(0) }),
    refusals: [...hindrances, 'activityTokenUsed', 'quoteChanged'],
    tags: ['Activity', 'HealthCoin', 'Wallet'],
  },
  /** What came of one of the person's entries. */
  getActivityPrizeDetail: {
    path: '/member/activity/prizedetail',
    ...form,
    access: 'session',
    kind: 'query',
    request: OwnRecord,
    response: ActivityRecord.extend({ prize: ActivityPrize }),
    tags: ['Session', 'Activity', 'CoinExchangeOrder'],
  },
  /** All entries of an activity in their order, as anybody needs them to repeat the draw. */
  listActivityHistory: {
    path: '/member/activity/history',
    ...form,
    access: 'open',
    kind: 'query',
    request: OneActivity.extend({
      /** The sequence after which they begin. */
      after: typed(0, 1_000_000).default(0),
      pageSize: typed(1, 500).default(500),
    }),
    response: z.object({
      items: z.array(ActivityEntry),
      /** Where the next page begins; null at the end. */
      next: z.int().min(1).nullable(),
    }),
    tags: ['Activity'],
  },
  /** The person's own entries, newest first. */
  listActivityAttendRecords: {
    path: '/member/activity/attendrecord',
    ...form,
    access: 'session',
    kind: 'query',
    request: z.object({
      /** Only those that won something, or nothing. */
      winningState: z.enum(['won', 'nothing']).optional(),
      pageIndex: typed(1, 1000).default(1),
      pageSize: typed(1, 50).default(20),
    }),
    response: ListOf(ActivityRecord),
    tags: ['Session', 'Activity', 'CoinExchangeOrder'],
  },
  /** The person's invitation to an activity, the same each time. */
  shareActivity: {
    path: '/member/activity/share',
    ...form,
    access: 'bound',
    kind: 'mutation',
    request: OneActivity,
    response: z.object({ inviteCode: InviteCode }),
    refusals: ['activityOver', 'activityAdultsOnly', 'activityAgeUnknown'],
    tags: ['Activity'],
  },
  /** Follows a friend's invitation; it counts for the friend once the person's first order is completed. */
  acceptActivityInvite: {
    path: '/member/activity/acceptinvite',
    ...form,
    access: 'bound',
    kind: 'mutation',
    request: z.object({ inviteCode: InviteCode }),
    response: OneActivity,
    refusals: ['activityOver', 'inviteUnknown', 'inviteOwn', 'inviteNotNew'],
    tags: ['Activity'],
  },
  /** Where what was won stands. */
  getActivityOrderStatus: {
    path: '/member/activity/orderstatus',
    ...form,
    access: 'session',
    kind: 'query',
    request: OwnRecord,
    response: z.object({
      orderState: z.enum(activityOrderStates),
      statusText: z.string(),
      /** Null while there is no order. */
      orderNo: CoinOrderNo.nullable(),
    }),
    tags: ['Session', 'Activity', 'CoinExchangeOrder'],
  },
  /** Says where a prize of goods goes, or another place before its parcel left. */
  updateActivityAddress: {
    path: '/member/activity/updateAddress',
    ...form,
    access: 'bound',
    kind: 'mutation',
    request: OwnRecord.extend({ addressId: AddressId }),
    response: z.object({ recordId: ActivityRecordId, orderNo: CoinOrderNo }),
    refusals: ['prizeNotSent', 'goodsOrderClosed'],
    tags: ['Activity', 'CoinExchangeOrder', 'Order'],
  },
  /** An address of the person to send a prize to: the one of the id, else the default one. */
  getActivityAddress: {
    path: '/member/activity/address',
    access: 'session',
    kind: 'query',
    request: z.object({ addressId: AddressId.optional() }),
    response: z.object({ address: PrizeAddress.nullable() }),
    tags: ['Session', 'Address'],
  },
  /** Whether the person's next entry would be the first; 2 names the draws. */
  checkFirstHit: {
    path: '/member/activity/checkfirsthit',
    access: 'session',
    kind: 'query',
    request: z.object({ moduleId: z.literal(2).default(2) }),
    response: z.object({ isHit: z.boolean() }),
    tags: ['Session', 'Activity'],
  },
  ...assistantCalls,
});
