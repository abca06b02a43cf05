import { locales } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { patients } from '../../kernel/people/patients/tables';
import { doctors, hospitals } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import type { CoveredThing } from '../../kernel/pricing/member-rights';
import type { Localised, LocalisedList } from '../../platform/localised';

const ways = [
  'doctors',
  'booking',
  'consult',
  'mall',
  'checkUp',
  'gene',
  'medical',
  'coupons',
  'help',
] as const;

/** How often the term of a card includes counted rights, by their ids. */
export type Quotas = Readonly<Record<string, number>>;

const quotas = () => jsonb('quotas').$type<Quotas>().notNull().default({});

/** What members may: of cards, or of levels of the free membership. */
export const membershipRights = pgTable('membership_rights', {
  rightId: text('right_id').primaryKey(),
  title: jsonb('title').$type<Localised>().notNull(),
  summary: jsonb('summary').$type<Localised>().notNull(),
  detail: jsonb('detail').$type<Localised>().notNull(),
  way: text('way', { enum: ways }).notNull(),
  /** The level of the free membership from which it is there; null for a right of cards. */
  fromLevel: integer('from_level'),
  /** What a use of it makes free; null for a right that is not counted. */
  covers: jsonb('covers').$type<CoveredThing>(),
  position: integer('position').notNull(),
});

/** What is sold: cards, and services for members. */
export const membershipProducts = pgTable(
  'membership_products',
  {
    goodsId: text('goods_id').primaryKey(),
    goodsCode: text('goods_code').notNull(),
    /** 1 a card, 2 a gene test, 3 a medical service. */
    goodsType: integer('goods_type').$type<1 | 2 | 3>().notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull(),
    terms: jsonb('terms').$type<LocalisedList>().notNull(),
    priceCents: integer('price_cents').notNull(),
    /** For who has a card in service; null where it is no other price. */
    memberCents: integer('member_cents'),
    /** Of a card: how long it is valid, and for how many people. */
    days: integer('days'),
    seats: integer('seats'),
    /** Rights of a card. */
    rightIds: text('right_ids').array().notNull(),
    /** Of its counted rights. */
    quotas: quotas(),
    isOpen: boolean('is_open').notNull().default(true),
    position: integer('position').notNull(),
  },
  () => [
    check(
      'membership_products_price',
      sql`price_cents > 0 AND (member_cents IS NULL OR member_cents BETWEEN 1 AND price_cents)`,
    ),
    check(
      'membership_products_card',
      sql`(goods_type = 1) = (days IS NOT NULL) AND (goods_type = 1) = (seats IS NOT NULL)`,
    ),
  ],
);

/** What only this kind knows of an order, as it was agreed when it was made. */
export const membershipOrders = pgTable('membership_orders', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  goodsId: text('goods_id')
    .notNull()
    .references(() => membershipProducts.goodsId),
  goodsType: integer('goods_type').$type<1 | 2 | 3>().notNull(),
  title: jsonb('title').$type<Localised>().notNull(),
  days: integer('days'),
  seats: integer('seats'),
  quotas: quotas(),
  /** For whom a service is; null for a card. */
  patientName: text('patient_name'),
  /** The card that came of it; null before it is paid, and for a service. */
  cardId: text('card_id'),
  /** From when until when that card is valid; null before it is activated. */
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
});

/** Cards that accounts have. */
export const membershipCards = pgTable(
  'membership_cards',
  {
    cardId: text('card_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    goodsId: text('goods_id')
      .notNull()
      .references(() => membershipProducts.goodsId),
    title: jsonb('title').$type<Localised>().notNull(),
    days: integer('days').notNull(),
    seats: integer('seats').notNull(),
    /** As agreed when it was had: what is sold later may include more or less. */
    quotas: quotas(),
    /** By which it was bought; null for one that came by a code. */
    orderNo: text('order_no')
      .unique()
      .references(() => orders.orderNo),
    /** Who gave it; null for nobody. */
    companyName: jsonb('company_name').$type<Localised>(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** When it was given up; null for one that was not. */
    closedAt: moment('closed_at'),
    reminds: boolean('reminds').notNull().default(true),
    /** When its owner was reminded that it ends. */
    remindedAt: moment('reminded_at'),
    nextGoodsId: text('next_goods_id').references(() => membershipProducts.goodsId),
    /** Language of the reminder: the one it was had in. */
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('membership_cards_owner').on(table.ownerId, table.endsAt),
    index('membership_cards_ending')
      .on(table.endsAt)
      .where(sql`reminded_at IS NULL AND closed_at IS NULL`),
    check('membership_cards_term', sql`(starts_at IS NULL) = (ends_at IS NULL)`),
  ],
);

export type CardRow = typeof membershipCards.$inferSelect;

/** For whom of the family a card is. */
export const membershipSeats = pgTable(
  'membership_seats',
  {
    cardId: text('card_id')
      .notNull()
      .references(() => membershipCards.cardId),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.patientId),
  },
  (table) => [primaryKey({ columns: [table.cardId, table.patientId] })],
);

/** Codes by which a card is had, each once. */
export const membershipCodes = pgTable(
  'membership_codes',
  {
    code: text('code').primaryKey(),
    goodsId: text('goods_id')
      .notNull()
      .references(() => membershipProducts.goodsId),
    companyName: jsonb('company_name').$type<Localised>(),
    /** The card it became; null while it can be used. */
    cardId: text('card_id').references(() => membershipCards.cardId),
  },
  (table) => [unique('membership_codes_card').on(table.cardId)],
);

/** Levels of the free membership, the lowest first. */
export const membershipLevels = pgTable('membership_levels', {
  level: integer('level').primaryKey(),
  title: jsonb('title').$type<Localised>().notNull(),
  fromOrders: integer('from_orders').notNull(),
});

/** What members are told. */
export const membershipNotices = pgTable('membership_notices', {
  noticeId: text('notice_id').primaryKey(),
  kind: text('kind', { enum: ['offer', 'update'] }).notNull(),
  title: jsonb('title').$type<Localised>().notNull(),
  body: jsonb('body').$type<Localised>().notNull(),
  at: moment('at').notNull(),
});

/** Hospitals that do not take part, and why. */
export const membershipUnsupportedHospitals = pgTable('membership_unsupported_hospitals', {
  hospitalId: text('hospital_id')
    .primaryKey()
    .references(() => hospitals.id),
  reason: jsonb('reason').$type<Localised>().notNull(),
});

/** Doctors who answer members first. */
export const membershipDoctors = pgTable('membership_doctors', {
  doctorId: text('doctor_id')
    .primaryKey()
    .references(() => doctors.id),
});

/** Who received the newcomer's gift. */
export const membershipGifts = pgTable('membership_gifts', {
  ownerId: text('owner_id').primaryKey(),
  receivedAt: moment('received_at').notNull(),
});

export type MembershipOrderRow = typeof membershipOrders.$inferSelect;
export type ProductRow = typeof membershipProducts.$inferSelect;
export type RightRow = typeof membershipRights.$inferSelect;
