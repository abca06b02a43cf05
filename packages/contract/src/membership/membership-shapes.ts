import { z } from 'zod';
import { PatientId } from '../account/ids';
import { Relation } from '../account/patients';
import { CardId, MemberGoodsId, MemberOrderNo, RightId } from './ids';
import { membershipStates } from './membership-order';
import { Cents, Id, Instant } from '../shapes';

export const MembershipState = z.enum(membershipStates).meta({ id: 'MembershipState' });

/** What is sold: 1 a card, 2 a gene test, 3 a medical service. The last two are for members at their price. */
export const VipGoodsType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Where a right leads. */
export const VipRightWay = z
  .enum(['doctors', 'booking', 'consult', 'mall', 'checkUp', 'gene', 'medical', 'coupons', 'help'])
  .meta({ id: 'VipRightWay' });

/** What members may: of a card, or of a level of the free membership. */
export const VipRight = z
  .object({
    rightId: RightId,
    title: z.string(),
    summary: z.string(),
    /** How it is used and where it ends. */
    detail: z.string(),
    way: VipRightWay,
  })
  .meta({ id: 'VipRight' });

/** A right of the card in service, and how much of it is used. */
export const VipRightLeft = z
  .object({
    rightId: RightId,
    title: z.string(),
    way: VipRightWay,
    /** How often a term includes it; null where nothing is counted. */
    quota: z.int().min(0).nullable(),
    /** Uses of this term by orders that live or were carried out; 0 where nothing is counted. */
    used: z.int().min(0),
  })
  .meta({ id: 'VipRightLeft' });

/** A right that would make an order free, beside the person whom the order is for. */
export const MemberRightOffer = z
  .object({
    title: z.string(),
    quota: z.int().min(0),
    left: z.int().min(0),
    /** Until when what is left can be used. */
    endsAt: Instant,
    /** Null where the right applies: the quote beside it is made with it. */
    whyNot: z.enum(['notSeated', 'usedUp']).nullable(),
  })
  .meta({ id: 'MemberRightOffer' });

/** A card, or a service for members. */
export const VipProduct = z
  .object({
    goodsId: MemberGoodsId,
    goodsCode: z.string(),
    goodsType: VipGoodsType,
    title: z.string(),
    summary: z.string(),
    priceCents: Cents,
    /** For who has a card in service; null for cards. */
    memberCents: Cents.nullable(),
    /** What the reader pays now: the price of members with a card in service, before coupons. */
    ownCents: Cents,
    /** How long a card is valid from its activation; null for a service. */
    days: z.int().min(1).nullable(),
    /** How many people of the family a card is for; null for a service. */
    seats: z.int().min(1).nullable(),
  })
  .meta({ id: 'VipProduct' });

/** The same with what is read before it is bought. */
export const VipProductDetail = VipProduct.extend({
  rights: z.array(VipRight),
  /** What is agreed of it, point by point. */
  terms: z.array(z.string()),
}).meta({ id: 'VipProductDetail' });

/** `available` is to be activated; `upcoming` is activated and begins after the card before it. */
export const VipCardState = z
  .enum(['available', 'upcoming', 'inService', 'ended'])
  .meta({ id: 'VipCardState' });

/** A person of the family for whom a card is. */
export const VipSeat = z
  .object({
    patientId: PatientId,
    name: z.string(),
    gender: z.enum(['female', 'male']),
    /** In whole years. */
    age: z.int().min(0),
    relation: Relation,
  })
  .meta({ id: 'VipSeat' });

/** What the card in service has saved against what it cost; both from the account's own orders. */
export const VipWorth = z
  .object({
    /** What was paid for the card and not refunded; null for one that was not bought. */
    feeCents: Cents.nullable(),
    /** The sum of the kinds. */
    savedCents: Cents,
    /** What is missing until the card has paid for itself; 0 once it has, or where it cost nothing. */
    missingCents: Cents,
    kinds: z.array(
      z.object({
        /** What it was saved on: consults, goods of the mall, services for members, all else. */
        kind: z.enum(['consult', 'goods', 'services', 'other']),
        orders: z.int().min(1),
        cents: Cents,
      }),
    ),
  })
  .meta({ id: 'VipWorth' });

/** A card of the account. */
export const VipCard = z
  .object({
    cardId: CardId,
    goodsId: MemberGoodsId,
    title: z.string(),
    state: VipCardState,
    /** Of the order it was bought by; null for one that came by a code. */
    orderNo: MemberOrderNo.nullable(),
    /** Who gave it, where a company did. */
    companyName: z.string().nullable(),
    days: z.int().min(1),
    seats: z.int().min(1),
    people: z.array(VipSeat),
    /** Null until it is activated. */
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    /** Whether its owner is reminded before it ends; nothing is ever charged by itself. */
    reminds: z.boolean(),
    /** The card that its owner thinks of for afterwards; null for none. */
    nextGoodsId: MemberGoodsId.nullable(),
    nextTitle: z.string().nullable(),
  })
  .meta({ id: 'VipCard' });

/** What home says of super membership. */
export const VipEntry = z.object({
  /** The card in service that is valid longest; null without one, and without a session. */
  card: z.object({ title: z.string(), endsAt: Instant }).nullable(),
  /** Cards of the account that wait to be activated. */
  toActivate: z.int().min(0),
  /** Of the cheapest card that is sold; null where none is. */
  fromCents: Cents.nullable(),
  /** The first rights of cards, by name. */
  rights: z.array(z.string()),
});

/** Something that members are told: an offer, or a change of what they may. */
export const VipNotice = z
  .object({ noticeId: Id, title: z.string(), text: z.string(), at: Instant })
  .meta({ id: 'VipNotice' });

/** A level of the free membership, by orders that were completed within a year. */
export const VipLevel = z
  .object({
    level: z.int().min(1),
    title: z.string(),
    fromOrders: z.int().min(0),
    rights: z.array(VipRight),
  })
  .meta({ id: 'VipLevel' });
