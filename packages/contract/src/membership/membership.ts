import { z } from 'zod';
import { HospitalId } from '../directory/ids';
import { PatientId } from '../account/ids';
import { CardId, MemberGoodsId } from './ids';
import { defineCalls } from '../define-calls';
import { DoctorCard } from '../directory/directory-shapes';
import { freeMembershipCalls } from './free-membership-calls';
import { membershipOrderCalls } from './membership-order-calls';
import {
  VipCard,
  VipEntry,
  VipGoodsType,
  VipNotice,
  VipProduct,
  VipProductDetail,
  VipRight,
  VipRightLeft,
  VipWorth,
} from './membership-shapes';
import { Done, ListOf, Nothing, PageFields, writtenText } from '../shapes';

/** The platform that cards are asked for; there is one. */
const Platform = { platSource: z.literal('1').default('1') };

/** Most people of a family that a card is for. */
const People = z.array(PatientId).max(10);

/** Super membership, its cards, and the free membership (spec 2 §2.29, spec 3 §7.8). */
export const membership = defineCalls({
  /** What is sold to members and to who becomes one. */
  listHealthVipCards: {
    path: '/healthvip/rest/common/black/cards',
    access: 'open',
    kind: 'query',
    request: z.object({ goodsType: VipGoodsType.optional() }),
    response: ListOf(VipProduct),
    tags: ['VipProduct'],
  },
  getHealthVipCardInfoForCate: {
    path: '/healthvip/rest/common/black/cardinfo4cate',
    access: 'open',
    kind: 'query',
    request: z.object({ goodsId: MemberGoodsId }),
    response: VipProductDetail,
    tags: ['VipProduct'],
  },
  /** What home says of super membership: a member sees the card in service, others see the rights and the lowest price. */
  getHomeVipEntry: {
    path: '/bffnode/home/vip/entry',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: VipEntry,
    tags: ['VipCard', 'VipProduct'],
  },
  /** The rights of super members. */
  listVipItems: {
    path: '/vip/rest/member/black/items',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(VipRight),
    tags: ['VipProduct'],
  },
  /** What members are told: the offer of now, and changes of what they may. */
  getHealthVipActivity: {
    path: '/healthvip/rest/activity/getactivity',
    access: 'open',
    kind: 'query',
    request: z.object({ kind: z.enum(['offer', 'update']) }),
    response: ListOf(VipNotice),
    tags: ['VipProduct'],
  },
  /** Hospitals that do not take part in the rights of members. */
  listVipUnsupportedHospitals: {
    path: '/my/vip/nonsupporthospitals',
    method: 'GET',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(z.object({ hospitalId: HospitalId, name: z.string(), reason: z.string() })),
    tags: ['VipProduct'],
  },
  /** Doctors who answer members first. */
  listVipDoctors: {
    path: '/vip/rest/member/black/doctors',
    access: 'open',
    kind: 'query',
    request: z.object(PageFields),
    response: ListOf(DoctorCard),
    tags: ['VipProduct'],
  },
  /** Where the account stands: the card in service, what waits to be activated, the gift. */
  getVipMemberInfo: {
    path: '/vip/rest/member/black/info',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({
      isMember: z.boolean(),
      /** The one that is valid longest; null without one in service. */
      best: VipCard.nullable(),
      /** What that card has saved so far; null without one. */
      worth: VipWorth.nullable(),
      /** The rights of that card with what is used of each, in their order; empty without one. */
      rights: z.array(VipRightLeft),
      toActivate: z.int().min(0),
      /** The newcomer's gift was not received yet. */
      mayReceiveGift: z.boolean(),
    }),
    tags: ['VipCard', 'MemberRight'],
  },
  /** Every card of the account, those in service first. */
  listMyVipCards: {
    path: '/vip/rest/member/black/mycards',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(VipCard),
    tags: ['VipCard'],
  },
  /** One card of the account; refuses any other. */
  listVipCards: {
    path: '/vip/rest/member/black/cardlist',
    access: 'session',
    kind: 'query',
    request: z.object({ cardId: CardId }),
    response: VipCard,
    tags: ['VipCard'],
  },
  /** Cards that wait to be activated. */
  listAvailableVipCards: {
    path: '/vip/rest/member/black/availablecards',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(VipCard),
    tags: ['VipCard'],
  },
  listVipCardsInService: {
    path: '/vip/rest/member/black/cardsinservice',
    access: 'session',
    kind: 'query',
    request: z.object(Platform),
    response: ListOf(VipCard),
    tags: ['VipCard'],
  },
  /** Cards that are over, or were given up. */
  listInvalidVipCards: {
    path: '/vip/rest/member/black/invalidcard',
    access: 'session',
    kind: 'query',
    request: z.object(Platform),
    response: ListOf(VipCard),
    tags: ['VipCard'],
  },
  /** The card in service that is valid longest; null without one. */
  getBestVipCard: {
    path: '/vip/rest/member/black/bestcard',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({ card: VipCard.nullable() }),
    tags: ['VipCard'],
  },
  /** The rights that the account's cards open; all are told, for who has none as well. */
  listAvailableVipServices: {
    path: '/vip/rest/member/black/availableservices',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(VipRight.extend({ isOpen: z.boolean() })),
    tags: ['VipCard'],
  },
  /** Activates a card for people of the family, from now on or after the card before it. */
  activeVipCard: {
    path: '/vip/rest/card/black/active',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ cardId: CardId, patientIds: People }),
    response: VipCard,
    refusals: ['vipCardClosed', 'vipSeatsFull'],
    tags: ['VipCard', 'VipOrder', 'Order'],
  },
  /** Turns a code into a card of the account, for who types it first. */
  exchangeVipCode: {
    path: '/my/vip/exchange',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ code: writtenText({ min: 1, max: 40 }) }),
    response: VipCard,
    refusals: ['vipCodeUnknown', 'vipCodeUsed', 'codeGuessLimit'],
    tags: ['VipCard'],
  },
  /** For whom of the family a card is. */
  chooseVipMembers: {
    path: '/my/vip/choosemember',
    access: 'bound',
    kind: 'mutation',
    request: z.object({ cardId: CardId, patientIds: People }),
    response: VipCard,
    refusals: ['vipCardClosed', 'vipSeatsFull'],
    tags: ['VipCard'],
  },
  /** Whether its owner is reminded before a card ends, and which card they think of for afterwards. */
  setVipSubscription: {
    path: '/my/vip/subscription',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      cardId: CardId,
      reminds: z.boolean().optional(),
      /** Null for none. */
      nextGoodsId: MemberGoodsId.nullable().optional(),
    }),
    response: VipCard,
    refusals: ['vipCardClosed', 'vipOffSale'],
    tags: ['VipCard'],
  },
  /** Gives up what a company gave: its cards end at once. */
  removeCorpVipBind: {
    path: '/corpvip/rest/member/black/removebind',
    access: 'session',
    kind: 'mutation',
    request: z.object({ cardId: CardId }),
    response: Done,
    refusals: ['vipCardClosed'],
    tags: ['VipCard'],
  },
  ...freeMembershipCalls,
  ...membershipOrderCalls,
});
