import type { membership as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { showDoctors } from '../../kernel/places/cards';
import { hospitals } from '../../kernel/places/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { hasCard } from './cards';
import {
  membershipDoctors,
  membershipNotices,
  membershipProducts,
  membershipRights,
  membershipUnsupportedHospitals,
  type ProductRow,
  type RightRow,
} from './tables';

type Calls = typeof calls;
type Reader = Pick<CallContext, 'db' | 'locale'>;
/** A reader whose own price is shown; one without a session has no card. */
type Buyer = Reader & Pick<CallContext, 'session' | 'now'>;

/** Most products that are listed. */
const productsAtMost = 100;

/** A right in the reader's language. */
export const shownRight = ({ rightId, title, summary, detail, way }: RightRow, locale: Locale) => ({
  rightId,
  title: textIn(title, locale),
  summary: textIn(summary, locale),
  detail: textIn(detail, locale),
  way,
});

/** The rights of cards, in their order. */
export const cardRights = (db: Queryable): Promise<RightRow[]> =>
  db
    .select()
    .from(membershipRights)
    .where(isNull(membershipRights.fromLevel))
    .orderBy(asc(membershipRights.position));

/** What a product costs with or without a card in service, before coupons. */
const ownCents = (
  { priceCents, memberCents }: Pick<ProductRow, 'priceCents' | 'memberCents'>,
  isMember: boolean,
): number => (isMember ? (memberCents ?? priceCents) : priceCents);

const isMember = async ({ db, session, now }: Buyer): Promise<boolean> =>
  session !== null && hasCard(db, session.userId, now);

const shownProduct = (row: ProductRow, locale: Locale, member: boolean) => ({
  goodsId: row.goodsId,
  goodsCode: row.goodsCode,
  goodsType: row.goodsType,
  title: textIn(row.title, locale),
  summary: textIn(row.summary, locale),
  priceCents: row.priceCents,
  memberCents: row.memberCents,
  ownCents: ownCents(row, member),
  days: row.days,
  seats: row.seats,
});

/** What is sold now, of one type where it is named. */
export async function listProducts(
  { goodsType }: RequestOf<Calls['listHealthVipCards']>,
  buyer: Buyer,
): Promise<ResponseOf<Calls['listHealthVipCards']>> {
  const { db, locale } = buyer;
  const rows = await db
    .select()
    .from(membershipProducts)
    .where(
      and(
        membershipProducts.isOpen,
        goodsType === undefined ? undefined : eq(membershipProducts.goodsType, goodsType),
      ),
    )
    .orderBy(asc(membershipProducts.position))
    .limit(productsAtMost);
  const member = await isMember(buyer);
  return wholeList(rows.map((row) => shownProduct(row, locale, member)));
}

/** Something that is sold or was; refuses what is not there. */
export async function productRow(db: Queryable, goodsId: string): Promise<ProductRow> {
  const [row = refuse('forbidden')] = await db
    .select()
    .from(membershipProducts)
    .where(eq(membershipProducts.goodsId, goodsId));
  return row;
}

/** The same with what is read before it is bought. */
export async function shownDetail(
  db: Queryable,
  row: ProductRow,
  { locale, isMember: member }: { readonly locale: Locale; readonly isMember: boolean },
): Promise<ResponseOf<Calls['getHealthVipCardInfoForCate']>> {
  const rights = await cardRights(db);
  return {
    ...shownProduct(row, locale, member),
    rights: rights
      .filter(({ rightId }) => row.rightIds.includes(rightId))
      .map((right) => shownRight(right, locale)),
    terms: [...textIn(row.terms, locale)],
  };
}

/** Something that is sold; refuses what is not there. */
export const findProduct = async (
  { goodsId }: RequestOf<Calls['getHealthVipCardInfoForCate']>,
  buyer: Buyer,
) =>
  shownDetail(buyer.db, await productRow(buyer.db, goodsId), {
    locale: buyer.locale,
    isMember: await isMember(buyer),
  });

/** The rights of super members. */
export const listRights = async (_: object, { db, locale }: Reader) =>
  wholeList((await cardRights(db)).map((row) => shownRight(row, locale)));

/** What members are told, the newest first. */
export async function listNotices(
  { kind }: RequestOf<Calls['getHealthVipActivity']>,
  { db, locale }: Reader,
): Promise<ResponseOf<Calls['getHealthVipActivity']>> {
  const rows = await db
    .select()
    .from(membershipNotices)
    .where(eq(membershipNotices.kind, kind))
    .orderBy(desc(membershipNotices.at));
  return wholeList(
    rows.map(({ noticeId, title, body, at }) => ({
      noticeId,
      title: textIn(title, locale),
      text: textIn(body, locale),
      at: at.toISOString(),
    })),
  );
}

/** Hospitals that do not take part, with why. */
export async function listUnsupportedHospitals(
  _: object,
  { db, locale }: Reader,
): Promise<ResponseOf<Calls['listVipUnsupportedHospitals']>> {
  const rows = await db
    .select({
      hospitalId: hospitals.id,
      name: hospitals.name,
      reason: membershipUnsupportedHospitals.reason,
    })
    .from(membershipUnsupportedHospitals)
    .innerJoin(hospitals, eq(hospitals.id, membershipUnsupportedHospitals.hospitalId))
    .orderBy(asc(hospitals.id));
  return wholeList(
    rows.map(({ hospitalId, name, reason }) => ({
      hospitalId,
      name: textIn(name, locale),
      reason: textIn(reason, locale),
    })),
  );
}

/** Doctors who answer members first. */
export async function listDoctors(
  { pageNo, pageSize }: RequestOf<Calls['listVipDoctors']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listVipDoctors']>> {
  const rows = await context.db
    .select()
    .from(membershipDoctors)
    .orderBy(asc(membershipDoctors.doctorId));
  const from = (pageNo - 1) * pageSize;
  const ids = rows.slice(from, from + pageSize).map(({ doctorId }) => doctorId);
  return { items: [...(await showDoctors(ids, context))], total: rows.length, pageNo, pageSize };
}
