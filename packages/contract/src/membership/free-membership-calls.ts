import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { CouponId, RightId } from './ids';
import { VipLevel, VipRight } from './membership-shapes';
import { Instant, ListOf, Nothing } from '../shapes';

/** The levels of the free membership, what an account has of it, and the gift for newcomers. */
export const freeMembershipCalls = defineCalls({
  /** Every level of the free membership. */
  listVipLevels: {
    path: '/my/vip/levels',
    method: 'GET',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(VipLevel),
    tags: ['VipProduct'],
  },
  /** The account's level of the free membership, and what the next one asks for. */
  getHealthVipMemberInfo: {
    path: '/healthvip/rest/member/black/getmemberinfo',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      level: VipLevel,
      /** Completed within a year. */
      orders: z.int().min(0),
      /** Null at the highest. */
      next: z.object({ title: z.string(), missingOrders: z.int().min(1) }).nullable(),
    }),
    tags: ['VipLevel'],
  },
  /** One right of the free membership, and whether the account's level has it. */
  getVipFreeRight: {
    path: '/my/vip/freeright',
    method: 'GET',
    access: 'session',
    kind: 'query',
    request: z.object({ rightId: RightId }),
    response: z.object({
      right: VipRight,
      isOpen: z.boolean(),
      /** The level from which it is there. */
      fromLevel: z.string(),
    }),
    tags: ['VipLevel'],
  },
  /** Whether the account is a super member, in a word: for who shows it beside something else. */
  getHealthVipFlag: {
    path: '/healthvip/rest/member/black/vipflag',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({ isMember: z.boolean(), endsAt: Instant.nullable() }),
    tags: ['VipCard'],
  },
  /** What a newcomer is given, once. */
  getNewcomerGift: {
    path: '/healthvip/rest/member/black/newcomergift',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      coupons: z.array(z.object({ couponId: CouponId, title: z.string() })),
      /** Null until it was received. */
      receivedAt: Instant.nullable(),
    }),
    tags: ['VipCard'],
  },
  receiveNewcomerGift: {
    path: '/healthvip/rest/member/black/receivednewcomergift',
    access: 'bound',
    kind: 'mutation',
    request: Nothing,
    response: z.object({ received: z.int().min(1) }),
    refusals: ['giftReceived'],
    tags: ['VipCard', 'Coupon'],
  },
});
